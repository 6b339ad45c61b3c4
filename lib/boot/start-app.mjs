import { buildName } from "./build-name.mjs";
import { ensureBuilt } from "./build.mjs";
import { bundled } from "./bundle.mjs";
import { dataFolder } from "./data-folder.mjs";
import { ensureGenerated } from "./generate.mjs";
import { ensureInstalled } from "./install.mjs";
import { launch, withOptions } from "./launch.mjs";

await withOptions("npm start -- --help", process.argv.slice(2), async (options) => {
  const folder = dataFolder();
  await ensureInstalled();
  const { openStore } = await import("./open-data.mjs");
  await openStore(folder, options);
  if (options.dev) await ensureGenerated();
  else await ensureBuilt();
  process.env["TREFOIL_WORKER"] = await bundled("lib/jobs/heavy/main.ts");
  await launch(options, folder, options.dev ? "" : buildName());
});
