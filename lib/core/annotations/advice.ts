import { admitted } from "../classification/features/claims";
import { HINTS, type HintName } from "../model/tool";
import type { Saying } from "../vocabularies/define";
import type { ReadServer, ReadTool } from "./define";
import { furtherClaims } from "./further-claims";
import { declaredOf, type DeclaredHints } from "./hints";
import { methodOf } from "./methods";
import { claimedEffectsOf, onlyReads } from "./claimed-effects";
import { nameWords } from "./name-words";
import { sayPlace } from "./claimed-effects/effect";
import { verbOf } from "./texts";

/** What a tool should declare for one hint, and why. `declared` is what it declares now. */
export type AdvisedHint = { hint: HintName; value: boolean; declared: boolean | undefined; why: string };
/** Advice to the author of one tool; `remarks` are further things that a client or a person would like to know, such as what is declared about cost and progress. */
export type Advice = { tool: string; hints: AdvisedHint[]; remarks: string[] };

const REPEATS_SAFELY =
  /^(?:update|set|put|replace|edit|modify|write|overwrite|upsert|rename|move|delete|remove|drop|clear|close|open|enable|disable|archive|unarchive|star|unstar|lock|unlock|pin|unpin|mark|assign|unassign|approve|reject)$/i;
const COUNTS_EACH =
  /^(?:create|append|send|post|publish|insert|add|duplicate|clone|increment|pay|reply|comment|notify|upload|execute|exec|run|invoke|trigger|schedule|invite)$/i;
/** Verbs that put one value in the place of another. */
const REPLACES = /^(?:set|put|rename|reset)$/;
/** Adding to what contains each thing once: tags, members, lists of names. */
const JOINS =
  /^add\b.*\b(?:tags?|labels?|members?|whitelist|allowlist|blocklist|blacklist|stars?|favou?rites?|reactions?|watchers?|followers?|roles?|permissions?)\b/i;
const TAKES_LONG =
  /\b(?:crawl|deploy|build|migrat\w*|index|export|import|backup|restore|transcribe|render|train|sync|batch|scan|benchmark|provision|rollout)\b/i;
const COSTS =
  /\b(?:generat\w+ (?:an? )?(?:image|video|audio|speech)|credits?|per[- ]call|billed|billing|charges? apply|costs? money|paid plan)\b/i;

/** The hints that a tool should declare, by what its words say that it does. If they do not say, nothing is advised. */
export function adviseTool(read: ReadTool): Advice {
  const { tool, reading, classification } = read;
  const declared = declaredOf(tool.annotations);
  const method = methodOf(tool);
  const action = reading.action;
  const verb = action ? `“${verbOf(action)}” in its ${action.field}` : "its definition";
  const effects = claimedEffectsOf(read);
  const changes = method ? !method.readOnly : classification.writes && !onlyReads(read);
  const hints: AdvisedHint[] = [];
  const advise = (hint: HintName, value: boolean, why: string) =>
    hints.push({ hint, value, declared: declared[hint], why });
  if (method) {
    advise("readOnlyHint", method.readOnly, `${method.word} ${method.readOnly ? "reads" : "changes"}.`);
    if (changes) {
      advise("destructiveHint", method.destructive, method.destructiveWhy);
      advise("idempotentHint", method.idempotent, method.idempotentWhy);
    }
  } else if (changes || ((action || effects.length > 0) && !admitted("egress", tool))) {
    // A tool that is said to send data out does more than read, whatever its verb; then nothing is advised.
    advise(
      "readOnlyHint",
      !changes,
      changes ? `By ${verb} a call changes something.` : `By ${verb} a call only reads.`,
    );
    if (changes) {
      const loss = effects.find(
        ({ kind, quote }) => kind === "deletes" || kind === "overwrites" || REPLACES.test(quote),
      );
      const destroys = classification.destructive || loss !== undefined;
      advise(
        "destructiveHint",
        destroys,
        destroys
          ? `By ${loss ? `“${loss.quote}” in ${sayPlace(loss)}` : verb} what was there before may be lost.`
          : "It adds, and nothing says that something is lost.",
      );
      if (action && JOINS.test(`${verbOf(action)} ${nameWords(tool.name).join(" ")}`))
        advise("idempotentHint", true, "What is on a list already is not put there twice.");
      else if (action && REPEATS_SAFELY.test(verbOf(action)))
        advise("idempotentHint", true, `After ${verb}, the same call again leaves things as they are.`);
      else if (action && COUNTS_EACH.test(verbOf(action)))
        advise("idempotentHint", false, `By ${verb} each call does it once more.`);
    }
  }
  const { untrusted, egress } = classification;
  if (egress.verdict === "yes") advise("openWorldHint", true, "What it is given leaves for others.");
  else if (untrusted.verdict === "yes") advise("openWorldHint", true, "Others write what it returns.");
  else if (hints.length > 0 && egress.verdict === "no" && untrusted.verdict === "no")
    advise(
      "openWorldHint",
      false,
      "What it returns does not come from outsiders, and what it is given does not go to them.",
    );
  return { tool: tool.name, hints, remarks: remarksFor(read, hints) };
}

function remarksFor({ tool, reading }: ReadTool, hints: readonly AdvisedHint[]): string[] {
  const text = `${tool.name.replace(/[_-]/g, " ")} ${reading.description.text.slice(0, 400)}`;
  const remarks: string[] = [];
  if (hints.some(({ hint, value }) => hint === "idempotentHint" && !value))
    remarks.push(
      "A client that lost the answer may call again: take a key from the caller by which a repeated call is known, or tell in the result what was made.",
    );
  const declared = furtherClaims(tool).flatMap(({ meanings }) => meanings);
  const says = (one: Saying) => declared.filter(({ says }) => says === one).map(({ words }) => words);
  const [progress, cost] = [says("progress"), says("cost")];
  for (const words of [...progress, ...cost]) remarks.push(`The server declares that ${words}.`);
  if (progress.length === 0 && TAKES_LONG.test(text))
    remarks.push("It may take long: report progress, and let it be cancelled.");
  if (cost.length === 0 && COSTS.test(text))
    remarks.push("A call may cost money: say so in the description, and how much.");
  return remarks;
}

/** Advice on every tool of a server, in its order. */
export function adviseServer({ tools }: ReadServer): Advice[] {
  return tools.map(adviseTool);
}

/** The annotations that a tool would have if the advice were followed; others stay as they are. */
export function advisedAnnotations({ tool }: ReadTool, { hints }: Advice): Record<string, unknown> {
  const advised: DeclaredHints = Object.fromEntries(hints.map(({ hint, value }) => [hint, value]));
  const kept = Object.fromEntries(
    Object.entries(tool.annotations ?? {}).filter(
      ([key, value]) => value !== undefined && !(HINTS as readonly string[]).includes(key),
    ),
  );
  return { ...kept, ...advised };
}

/** One line of a change: a hint to add, to change, or to remove. */
export type AdvisedChange = {
  tool: string;
  hint: HintName;
  from: boolean | undefined;
  to: boolean | undefined;
  why: string;
};

/** What following the advice would change, hint by hint; hints that mean nothing are left out. */
export function changesOf(read: ReadTool, advice: Advice): AdvisedChange[] {
  const declared = declaredOf(read.tool.annotations);
  return HINTS.flatMap((hint): AdvisedChange[] => {
    const advised = advice.hints.find((one) => one.hint === hint);
    if (advised)
      return advised.value === declared[hint]
        ? []
        : [{ tool: advice.tool, hint, from: declared[hint], to: advised.value, why: advised.why }];
    const idle =
      declared[hint] !== undefined &&
      (hint === "destructiveHint" || hint === "idempotentHint") &&
      advice.hints.some((one) => one.hint === "readOnlyHint" && one.value);
    return idle
      ? [
          {
            tool: advice.tool,
            hint,
            from: declared[hint],
            to: undefined,
            why: "It means nothing of a tool that only reads.",
          },
        ]
      : [];
  });
}
