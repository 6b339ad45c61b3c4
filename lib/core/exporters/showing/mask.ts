import { takeArgs, takeUrlSecrets } from "../../importers/reading/take-off";
import type { Syntax } from "../../importers/define";
import type { Secrets } from "../../model/secret";
import { isSecretName, isVariable, looksRandom, takeSecrets } from "../../text/find-secrets";
import { splice } from "../writing/edit";
import { scalarsOf, type Scalar } from "./scalars";

const MASK = "••••••";
/** Maps all of whose values are taken off when a config is imported, by their names in the various clients. */
const HOLDS_VALUES = /^(env|envs|environment|headers|http_headers|secrets?|requestOptions|config)$/i;
/** Members that hold a value beside its name. */
const IS_VALUE = /^(value|default)$/i;
const ADDRESS = /^(url|uri|serverUrl|httpUrl|endpoint|address)$/i;

/** A file as it may be shown: the same lines, with every value that an import would take off covered, in comments as well. */
export function maskConfig(text: string, syntax: Syntax): string {
  const scalars = scalarsOf(text, syntax);
  const asArgs = shownArgs(scalars);
  const splices = scalars.flatMap((one) => {
    const shown = show(one, asArgs.get(one));
    return shown === undefined
      ? []
      : [{ from: one.from, to: one.to, text: cover(text.slice(one.from, one.to), shown, syntax) }];
  });
  return maskComments(splice(text, splices), syntax);
}

/** How the texts of each list that holds nothing else are shown: arguments are read together. */
function shownArgs(scalars: readonly Scalar[]): Map<Scalar, string> {
  const lists = new Map<string, Scalar[]>();
  for (const one of scalars) {
    if (typeof one.path.at(-1) !== "number") continue;
    const list = JSON.stringify(one.path.slice(0, -1));
    const members = lists.get(list);
    if (members) members.push(one);
    else lists.set(list, [one]);
  }
  const shown = new Map<Scalar, string>();
  for (const list of lists.values()) {
    if (!list.every(({ value }) => typeof value === "string")) continue;
    const args = takeArgs(
      list.map(({ value }) => String(value)),
      Object.create(null),
    );
    for (const [nth, one] of list.entries()) shown.set(one, args[nth]!);
  }
  return shown;
}

/** What may be shown of a value; undefined when all of it may. */
function show({ path, value }: Scalar, asArg: string | undefined): string | undefined {
  const name = path.findLast((step) => typeof step === "string") ?? "";
  if (value === null || value === "" || typeof value === "boolean") return undefined;
  const text = String(value);
  if (IS_VALUE.test(name) || path.slice(0, -1).some((step) => typeof step === "string" && HOLDS_VALUES.test(step)))
    return isVariable(text) ? undefined : MASK;
  if (typeof value !== "string") return undefined;
  const secrets: Secrets = Object.create(null);
  const shown =
    asArg ??
    (ADDRESS.test(name)
      ? takeUrlSecrets(text, secrets)
      : (isSecretName(name) && !isVariable(text)) || looksRandom(text)
        ? MASK
        : takeSecrets(text, "text", secrets, name === "command"));
  return shown === text ? undefined : shown.replaceAll(/\{\{secret:[^{}]*\}\}/g, MASK);
}

/** Covers a value in quotes, on as many lines as before. */
function cover(written: string, shown: string, syntax: Syntax): string {
  const lines = written.split("\n").length - 1;
  if (lines > 0) return [syntax === "yaml" ? "|" : `"${MASK}"`, ...Array<string>(lines).fill(MASK)].join("\n");
  return JSON.stringify(shown);
}

/** A comment may hold an entry that was switched off by it. */
function maskComments(text: string, syntax: Syntax): string {
  const comment = syntax === "json" ? /(^|[\s,{}[\]])(\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))/g : /(^|\s)(#[^\n]*)/g;
  return text.replaceAll(
    comment,
    (_all, before: string, body: string) => before + body.split("\n").map(maskLine).join("\n"),
  );
}

function maskLine(line: string): string {
  const quoted = line.replaceAll(
    /([:=]\s*(?:\[\s*)?|,\s*)("(?:[^"\\]|\\(?:.|$))*(?:"|$)|'[^']*(?:'|$))/g,
    (_all, before: string) => `${before}"${MASK}"`,
  );
  const unquoted = quoted.replaceAll(
    /(?<![\w.-])([\w.-]+)(\s*[:=]\s+)(?!["'[{])(\S+)/g,
    (all, name: string, colon: string) =>
      isSecretName(name) || IS_VALUE.test(name) || /^[A-Z][A-Z0-9_]+$/.test(name) ? `${name}${colon}${MASK}` : all,
  );
  return takeSecrets(unquoted, "comment", Object.create(null), true).replaceAll(/\{\{secret:[^{}]*\}\}/g, MASK);
}
