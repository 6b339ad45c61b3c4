import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderSvg } from "@/lib/core/charts/svg";
import { PICTURES } from "./pictures";
import { REFERENCES } from "./reference";

const FOLDER = path.join("lib", "handbook", "text");

// `npm run handbook`: writes the pages and pictures of the handbook that come from the code.
await mkdir(path.join(FOLDER, "pictures"), { recursive: true });
for (const [name, write] of Object.entries(REFERENCES)) await writeFile(path.join(FOLDER, `${name}.md`), await write());
for (const [name, draw] of Object.entries(PICTURES))
  await writeFile(path.join(FOLDER, "pictures", `${name}.svg`), renderSvg(draw(), { themed: true }));
