import { aboutTools } from "../../rules/about-tools";
import { claimedEffectsOf } from "../claimed-effects";
import { nameWords } from "../name-words";
import { sayPlace } from "../claimed-effects/effect";
import { defineRule, eachTool } from "../define";

/** Verbs of which each call counts, at the start of a name. */
const EACH_COUNTS =
  /^(?:increment|decrement|pay|charge|reply|comment|tweet|send|publish|post|notify|append|create|insert|duplicate|clone|restart|reboot|trigger|enqueue|roll)$/;
/** An argument with which the caller identifies what is made, so that a second call finds it there. */
const NAMES_IT = /(?:^|[_\-.])(?:name|id|path|key|slug|title|nonce|token)$|[a-z](?:Name|Id|Path|Key)$/;
/** Words that make a creation safe to repeat. */
const SAFE_TO_REPEAT = /(?:^|[_\-./ ])(?:upsert|ensure|or|if|label|tag|member|star|reaction|follow)(?:$|[_\-./ ])/i;
const SAID_SAFE =
  /\b(?:or updates?|upserts?|creates? or|if (?:it|one|they|none|the \w+) (?:does not|doesn['’]t|do not|don['’]t|already) (?:already )?exists?|already exists|ensures?|idempoten\w+|idempotency|no-?op|safe to (?:repeat|retry|call)|re-?(?:subscrib|connect)\w*|same (?:call|request) (?:again|twice))\b/i;

export default defineRule({
  ...aboutTools("idempotent-that-creates"),
  fires: [
    [
      {
        name: "post",
        tools: [
          {
            name: "send_message",
            description: "Send a message.",
            annotations: { readOnlyHint: false, idempotentHint: true },
          },
        ],
      },
    ],
    [
      {
        name: "post",
        tools: [
          {
            name: "note",
            description: "Appends a line to the log. Every call adds another line.",
            annotations: { idempotentHint: true },
          },
        ],
      },
    ],
  ],
  silent: [
    [
      {
        name: "post",
        tools: [
          {
            name: "set_status",
            description: "Set the status.",
            annotations: { readOnlyHint: false, idempotentHint: true },
          },
          {
            name: "create_or_update_page",
            description: "Create or update a page.",
            annotations: { idempotentHint: true },
          },
        ],
      },
    ],
    [
      {
        name: "post",
        tools: [
          { name: "create_queue", description: "Creates or updates a queue.", annotations: { idempotentHint: true } },
          {
            name: "send_order",
            description: "Send an order. Takes an idempotency key.",
            annotations: { idempotentHint: true },
          },
        ],
      },
    ],
  ],
  check: eachTool((read) => {
    const { hints, tool, reading } = read;
    if (
      !hints.idempotentHint.declared ||
      !hints.idempotentHint.value ||
      (hints.readOnlyHint.declared && hints.readOnlyHint.value)
    )
      return undefined;
    const text = `${tool.title ?? ""} ${(tool.description ?? "").slice(0, 2_000)}`;
    if (SAFE_TO_REPEAT.test(tool.name) || SAID_SAFE.test(text)) return undefined;
    const counts =
      /\b(?:each|every) (?:call|request|time|invocation)\b[^.\n]{0,40}\b(?:another|adds?|creates?|new|again|sends?)\b/i.exec(
        text,
      );
    if (counts)
      return {
        message:
          "It declares that repeating a call changes nothing more, and its description says that each call does it again.",
        field: "description",
        quote: counts[0],
      };
    const effect =
      claimedEffectsOf(read).find(({ field, quote }) => field === "name" && EACH_COUNTS.test(quote)) ??
      nameAction(tool.name, reading.profile.ownWords);
    if (!effect) return undefined;
    if (
      /^(?:create|insert)$/.test(effect.quote) &&
      reading.params.some(({ name, required }) => required && NAMES_IT.test(name))
    )
      return undefined;
    return {
      message: `It declares that repeating a call changes nothing more, and “${effect.quote}” in ${sayPlace(effect)} says that each call does it once more.`,
      field: "annotations.idempotentHint",
      quote: effect.quote,
    };
  }),
});

/** Verbs that count each time and are not among the effects of the other rules. */
function nameAction(name: string, own: ReadonlySet<string>) {
  const word = nameWords(name).find((one) => !own.has(one));
  return word !== undefined && EACH_COUNTS.test(word)
    ? { kind: "creates" as const, says: "creates", field: "name", quote: word }
    : undefined;
}
