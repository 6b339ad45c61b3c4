import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inProject } from "../../../lib/boot/project.mjs";

/** Small programs that break rules, each in a way of its own. */
const PROGRAMS = [
  "never-answers", "byte-by-byte", "silent-list", "garbage", "floods-stderr", "exits-before-list", "exits-mid-list",
  "exits-at-probe", "endless-pages", "repeated-cursor", "huge-list", "brackets", "asks-without-listening", "chatters",
  "many-tools", "deep-schema", "changes-tools", "hostile-texts", "tells-secrets", "forks-and-stays", "takes-its-time",
  "slow-modern",
]; // prettier-ignore

/** Ways of one program to give lists that are legal in form and outsized. */
const OUTSIZED = [
  "one-long-name", "long-names", "long-descriptions", "wide-schema", "many-wide-schemas", "ten-thousand-tools",
  "one-name-for-all", "almost-addresses", "beyond-the-plane", "long-instructions", "many-prompts", "many-resources",
  "many-templates", "long-cursors", "heavy-pages", "one-line-without-end",
]; // prettier-ignore

const program = (name) => inProject("test", "fixtures", "servers", `${name}.mjs`);

/** 38 commands that do a client harm in 38 ways, as `{ name, args }`. */
export function hostileCommands() {
  const scratch = mkdtempSync(path.join(tmpdir(), "trefoil-hostile-"));
  const argument = {
    "forks-and-stays": [path.join(scratch, "pids.json")],
    "slow-modern": [path.join(scratch, "started")],
    "takes-its-time": ["20000"],
  };
  return [
    ...PROGRAMS.map((name) => ({ name, args: [program(name), ...(argument[name] ?? [])] })),
    ...OUTSIZED.map((way) => ({ name: way, args: [program("outsized"), way] })),
  ];
}
