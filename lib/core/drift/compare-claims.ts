import { means } from "../annotations/meaning";
import { sayName } from "../findings/define";
import { readHints, type Hint } from "../annotations/hints";
import type { Change, ChangePart } from "../model/change";
import { HINTS, type Annotations } from "../model/tool";
import { canonicalJson } from "../text/canonical";
import { wordChange } from "./suspicion";
import { isRecord } from "../text/is-record";

type Values = Record<string, unknown> | undefined;
/** `tool` is empty for changes of the server as a whole. */
type Of = { tool: string; part: ChangePart };

/** Where the keys of a part are in a listing. */
const PREFIXES: Partial<Record<ChangePart, string>> = {
  annotations: "annotations.",
  meta: "_meta.",
  identity: "serverInfo.",
  capabilities: "capabilities.",
  prompts: "prompts.",
  resources: "resources.",
};

/** How many levels of nested keys are compared one by one; what is deeper is compared as a whole. */
const DEPTH = 4;

/** What changed in the claims of a tool: the hints of the specification as declared and as assumed, then further keys. */
export function compareAnnotations(
  tool: string,
  before: Annotations | undefined,
  after: Annotations | undefined,
): Change[] {
  const [was, is] = [readHints(before), readHints(after)];
  const hints = HINTS.flatMap((name): Change[] => {
    const [old, now] = [was[name], is[name]];
    if (old.value === now.value && old.declared === now.declared) return [];
    // Two hints mean nothing beside a read-only claim; one that is now declared with the opposite value is a flip all the same.
    const counts = means(name, was) || means(name, is) || (old.declared && now.declared);
    const flipped = old.value !== now.value && counts;
    const says = `The claim ${name} of ${sayName(tool)} ${old.value === now.value ? `stays ${now.value}` : "goes"} from ${sayHint(old)} to ${sayHint(now)}.`;
    return [
      {
        part: "annotations",
        effect: flipped ? "claim-flipped" : "wording",
        tool,
        says,
        before: String(before?.[name] ?? ""),
        after: String(after?.[name] ?? ""),
      },
    ];
  });
  const known = new Set<string>(HINTS);
  const rest = (values: Values) => Object.fromEntries(Object.entries(values ?? {}).filter(([key]) => !known.has(key)));
  return [...hints, ...compareKeys({ tool, part: "annotations" }, rest(before), rest(after))];
}

const sayHint = ({ value, declared }: Hint): string => `${value} (${declared ? "declared" : "assumed, not declared"})`;

/**
 * Keys that the specification does not define, or that are for clients. A reversed yes or no is a flipped claim, and a missing one counts as not made; a text is wording unless it is an address; numbers and the type of the value are shape.
 */
export function compareKeys(of: Of, before: Values, after: Values, path: readonly string[] = []): Change[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return keys.flatMap((key) => compareValue(of, [...path, key], before?.[key], after?.[key]));
}

function compareValue(of: Of, path: readonly string[], before: unknown, after: unknown): Change[] {
  const [was, is] = [inWords(before), inWords(after)];
  if (was === is && (before === undefined) === (after === undefined)) return [];
  if (isRecord(before) && isRecord(after) && path.length < DEPTH) return compareKeys(of, before, after, path);
  const where = `${PREFIXES[of.part] ?? ""}${path.map(sayName).join(".")}`;
  const whose = of.tool === "" ? "" : ` of ${sayName(of.tool)}`;
  const verb = before === undefined ? "is new" : after === undefined ? "is gone" : "was reworded";
  const change = {
    part: of.part,
    ...(of.tool !== "" && { tool: of.tool }),
    says: `${where}${whose} ${verb}.`,
    before: was,
    after: is,
  };
  if (isClaim(before) && isClaim(after))
    return [
      {
        ...change,
        says: `The claim ${where}${whose} goes from ${sayClaim(before)} to ${sayClaim(after)}.`,
        effect: Boolean(before) === Boolean(after) ? "wording" : "claim-flipped",
      },
    ];
  if (isWords(before) && isWords(after)) return [wordChange(change, was, is)];
  return [{ ...change, effect: "shape" }];
}

const isClaim = (value: unknown): boolean => value === undefined || typeof value === "boolean";
const sayClaim = (value: unknown): string => (value === undefined ? "not made" : String(value));
const isWords = (value: unknown): boolean =>
  value === undefined || (typeof value === "string" && !/^[a-z][a-z0-9+.-]*:\/\//i.test(value));

/** A text as it is, another value as canonical JSON, nothing for what is absent. */
export function inWords(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : canonicalJson(value);
}
