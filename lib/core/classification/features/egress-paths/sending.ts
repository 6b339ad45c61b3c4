import { REACHES_PEOPLE } from "../../lexicon/name-words";
import type { Reading } from "../../parsing/read";
import { freeParam, shareOf, verbOf, verbPlace } from "../questions";
import { addressee, audienceOf, takesContent } from "./audience";
import { perhaps, surely, type EgressPath } from "./path";
import { LABELS } from "./small-changes";

const TELEPHONES =
  /(?:make|place|start|phone|voice|outbound)[_ -]?(?:an? )?(?:outbound |voice |phone )?call(?![a-z])|\bcalls? (?:an?|the) (?:phone|telephone|number)\b/i;

/** Words are sent to somebody: by a verb of sending, by telephone, or by a tool without a verb that takes words and who receives them. */
export function sendsWords(reading: Reading): EgressPath | undefined {
  const verb = verbOf(reading);
  if (verb === "send" || verb === "publish") return sends(reading);
  if (!takesContent(reading)) return undefined;
  const place = verbPlace(reading);
  const person = addressee(reading);
  const { name, head } = reading.plain;
  if ((person || freeParam(reading, "id")) && (TELEPHONES.test(name) || TELEPHONES.test(head)))
    return {
      path: surely("sends words"),
      place,
      reason: "It calls somebody by telephone and says what the model wrote.",
    };
  if (verb === undefined && person && freeParam(reading, "content", "title", "attachment", "data"))
    return { path: surely("sends words"), place, reason: "It takes words and who receives them." };
  return undefined;
}

/** Whether people outside receive what is sent or published, as far as the thing, the service and the arguments show. */
function sends(reading: Reading): EgressPath {
  const thing = reading.thing?.meaning;
  const place = verbPlace(reading);
  if (thing && LABELS.has(thing.id)) return { path: perhaps("sends"), place, reason: "It sends something." };
  const local = shareOf(reading, "llm", "editor", "image-generation", "thinking", "devices", "charts") > 0.35;
  if (!local && (audienceOf(reading) >= 2 || (thing?.readers ?? 0) >= 2))
    return { path: surely("sends words"), place, reason: "It sends or publishes what the model wrote." };
  if (!local && (addressee(reading) || verbReachesPeople(reading)) && takesContent(reading))
    return { path: surely("sends words"), place, reason: "It sends what the model wrote to whom the caller names." };
  return { path: perhaps("sends"), place, reason: "It sends or publishes something." };
}

/** Whether it opens with a verb that reaches people, or is named by nothing else. */
function verbReachesPeople({ action, said, name }: Reading): boolean {
  return (
    (said?.at === 0 && REACHES_PEOPLE.has(said.word)) ||
    (name.words.length === 1 && action !== undefined && REACHES_PEOPLE.has(action.word))
  );
}
