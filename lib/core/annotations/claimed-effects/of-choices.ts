import { LIMITS } from "../../classification/limits";
import type { ReadTool } from "../define";
import { nameWords } from "../name-words";
import type { ClaimedEffect, ClaimedEffectKind } from "./effect";
import { verbOf } from "./verbs";

/** Arguments that select what is done, and the options that do something. */
const CHOOSES =
  /(?:^|[_-])(?:action|operation|op|method|mode|command|verb|task)$|(?:Action|Operation|Method|Mode|Command)$/;

type Node = Record<string, unknown>;

/** What the options of such an argument do, by their first words: one option for each kind of effect. */
export function effectsOfChoices({ reading, tool }: ReadTool): ClaimedEffect[] {
  const properties = (tool.inputSchema as Node | undefined)?.properties as Record<string, Node> | undefined;
  return reading.params.flatMap(({ name, field }): ClaimedEffect[] => {
    const list =
      field === `inputSchema.properties.${name}` && CHOOSES.test(name) && Object.hasOwn(properties ?? {}, name)
        ? properties?.[name]?.enum
        : undefined;
    if (!Array.isArray(list)) return [];
    const seen = new Set<ClaimedEffectKind>();
    return list.slice(0, 50).flatMap((one): ClaimedEffect[] => {
      const [word] = typeof one === "string" ? nameWords(one) : [];
      const verb = word === undefined ? undefined : verbOf(word);
      if (!verb || seen.has(verb.kind)) return [];
      seen.add(verb.kind);
      return [{ kind: verb.kind, says: verb.says, field: `${field}.enum`, quote: String(one).slice(0, LIMITS.quote) }];
    });
  });
}
