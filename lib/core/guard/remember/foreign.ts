import { commandsIn } from "../destinations/shell/commands";
import { trimmed } from "../destinations/trim";
import type { Keyed, Memory } from "../memory";
import type { Writing } from "./writing";

/** Parts of a path that are looked at. */
const DEEPEST = 40;

/** Where a command puts what it fetches from others: what is run from there is theirs. */
export function keepForeign(writing: Writing, command: string): void {
  for (const words of commandsIn(command)) {
    const [program, ...args] = words;
    if (program === "git" && args.includes("clone")) {
      const [from, to] = args.slice(args.indexOf("clone") + 1).filter((word) => !word.startsWith("-"));
      const named = trimmed(from ?? "", "/").replace(/\.git$/, "");
      writing.foreign(pathOf(to ?? named.slice(Math.max(named.lastIndexOf("/"), named.lastIndexOf(":")) + 1)));
    } else if (program === "curl" || program === "wget") {
      const at = args.findIndex((word) =>
        /^(?:-[a-zA-Z]*[oO]|--output|--output-document|-P|--directory-prefix)$/.test(word),
      );
      const to = at < 0 ? undefined : args[at + 1];
      const last = args.findLast((word) => !word.startsWith("-"));
      writing.foreign(
        pathOf(to !== undefined && !to.includes("://") ? to : (last ?? "").slice((last ?? "").lastIndexOf("/") + 1)),
      );
    }
  }
}

/** By these the user wants something run. */
const RUNNING = "run execute test tests install build launch installiere lance exécute ejecuta instala".split(" ");

/** Whether a command runs something that lies where others' files were put, and the user did not speak of running anything. */
export function runsForeign(command: string, { memory, keyed }: { memory: Memory; keyed: Keyed }): boolean {
  if (RUNNING.some((word) => memory.heard[keyed(`w:${word}`)] !== undefined)) return false;
  let inside = false;
  for (const [program = "", ...args] of commandsIn(command)) {
    const paths = [program, ...args].filter((word) => !word.startsWith("-"));
    const isForeign = paths.some((word) => isWithin(pathOf(word), memory, keyed));
    if (program === "cd") inside = isForeign;
    else if ((inside || isForeign) && !LOOKING.has(program)) return true;
  }
  return false;
}

/** Programs that show a file or move it, and never do what it says. */
const LOOKING = new Set(
  `cat head tail less more ls rg grep find wc stat file du diff tree jq yq sort uniq cut cp mv rm mkdir git curl wget unzip tar gunzip
  sha256sum md5sum echo chmod pwd`.split(/\s+/),
);

const pathOf = (word: string): string => trimmed(word, "/").replace(/^(?:\.\/)+/, "");

function isWithin(path: string, memory: Memory, keyed: Keyed): boolean {
  const parts = path.split("/", DEEPEST);
  return parts.some((_, at) => {
    const upTo = parts.slice(0, at + 1).join("/");
    return upTo !== "" && memory.foreign[keyed(`f:${upTo}`)] !== undefined;
  });
}
