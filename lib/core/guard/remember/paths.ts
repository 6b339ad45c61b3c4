import type { ArgumentField } from "../destinations/arguments";
import { plainName, wordsOf } from "../destinations/plain";
import type { Keyed, Memory } from "../memory";
import type { GuardedTool } from "../rules";
import { heardName } from "./heard";
import { subjectsOf } from "./places";
import type { Writing } from "./writing";

/** Files and folders that hold secrets. */
const SECRET =
  /(?:^|[/\\])(?:[^/\\]*\.env[^/\\]*|\.ssh|\.aws|\.gnupg|\.kube|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\.docker|id_[a-z0-9]+|[^/\\]*(?:secret|credential|password|private[-_]?key|token)[^/\\]*|auth(?:\.[a-z]{1,5})?|[^/\\]*\.(?:pem|key|p12|pfx|kdbx))(?:[/\\]|$)/i;

/**
 * Whether a path lies inside the workspace and is not of what holds secrets. Only the client's own tools begin there: elsewhere a path
 * without a root is one of a store.
 */
export function isNear(path: string, { builtIn }: GuardedTool, workspace: string | undefined): boolean {
  const plain = path.replace(/^@/, "").replaceAll("\\", "/");
  if (SECRET.test(plain) || /(?:^|\/)\.\.(?:\/|$)/.test(plain)) return false;
  if (!/^(?:[/~]|[a-z]:)/i.test(plain)) return builtIn === true;
  return (
    workspace !== undefined && workspace.length > 1 && `${plain}/`.startsWith(`${workspace.replaceAll("\\", "/")}/`)
  );
}

/** Its own name or that of its folder stands in the user's words. */
export function isNamedPath(path: string, memory: Memory, keyed: Keyed): boolean {
  // What holds secrets is meant by its own name alone.
  const parts = path
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "")
    .slice(SECRET.test(path) ? -1 : -2);
  return parts.some(
    (part) =>
      memory.heard[keyed(`n:${plainName(part)}`)] !== undefined ||
      wordsOf(part.replace(/^\./, "").replace(/\.[a-z\d]{1,5}$/i, "")).some(
        (word) => memory.heard[keyed(`w:${word}`)] !== undefined,
      ),
  );
}

/** Whether the user named the files that are read, all words of each. */
export function isNamedFile(writing: Writing, fields: readonly ArgumentField[]): boolean {
  const { paths } = subjectsOf(fields);
  const names = paths.map((path) => path.slice(path.replaceAll("\\", "/").lastIndexOf("/") + 1));
  return (
    names.length > 0 &&
    names.every((name) =>
      [name, name.replace(/^\./, "").replace(/\.[a-z\d]{1,5}$/i, "")].some(
        (one) => heardName(writing.now, one, writing.keyed) > 0,
      ),
    )
  );
}
