import { buildName } from "./build-name.mjs";
import { dataFolder } from "./data-folder.mjs";
import { launch, withOptions } from "./launch.mjs";
import { openStore } from "./open-data.mjs";
import { inProject } from "./project.mjs";

await withOptions("trefoil --port 0, or see the README", process.argv.slice(2), async (options) => {
  const folder = dataFolder();
  await openStore(folder, options);
  process.env["TREFOIL_WORKER"] = inProject("dist", "heavy", "main.mjs");
  await launch({ ...options, dev: false }, folder, buildName());
});
