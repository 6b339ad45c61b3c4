import { readFileSync } from "node:fs";
import { inProject } from "./project.mjs";

/** Says from which sources the app was built. */
export const MARK = inProject(".next", "made-from");

/** Names the existing build: the same sources give the same name. */
export function buildName() {
  return readFileSync(MARK, "utf8");
}
