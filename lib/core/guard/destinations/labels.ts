import { commandsIn } from "./shell/commands";

/** Words of git by which a branch or a tag gets a name, and options that do so. */
const NAMING = new Set(["branch", "tag", "push"]);
const CREATES = new Set(["-b", "-B", "-c", "-C", "--create", "--force-create", "--orphan"]);

/** Names that a command gives to branches and tags, or pushes: whoever reads the repository reads them. */
export function labelsIn(command: string): string[] {
  return commandsIn(command).flatMap(([program, ...args]) => {
    if (program !== "git") return [];
    const at = args.findIndex((word) => !word.startsWith("-"));
    const [verb = "", ...rest] = args.slice(Math.max(0, at));
    if (NAMING.has(verb)) return rest.filter((word) => !word.startsWith("-")).flatMap((word) => word.split(":"));
    return rest.filter((_, place) => CREATES.has(rest[place - 1] ?? ""));
  });
}

/** Letters and digits of one part of a name from which on it is rather something encoded than a word. */
const LONGEST_WORD = 20;

/** The parts of a name that no person would call a branch by. A whole commit is no name. */
export const codesIn = (label: string): string[] =>
  COMMIT.test(label)
    ? []
    : label.split(/[/_.-]/).filter((part) => part.length >= LONGEST_WORD && /\d/.test(part) && /[a-z]/i.test(part));

const COMMIT = /^[\da-f]{40}$/;
