import type { Reading } from "../../parsing/read";
import { FLOWS, flowOf } from "../flow";
import type { Observations } from "../observation";
import { wholeName } from "../place";
import { freeParam, paramPlace, verbOf } from "../questions";
import { features } from "../registry";
import { ACTION_IDS_OR_NONE, GRADES } from "../vocabulary";

const CARRIED = ["words", "a recipient", "no words"] as const;
const CARRIES = features("capability", [FLOWS, CARRIED, ["to"], GRADES]);
const CARRIES_AT_LEAST = features("capability", [CARRIED, ["to"], GRADES, ["at least"]]);
const VERB_CARRIES = features("capability", [ACTION_IDS_OR_NONE, CARRIED, ["to"], GRADES, ["at least"]]);
export const WORDS_TO_A_RECIPIENT = features("capability", [FLOWS, ["words to a recipient"]]);
const SETS_WHO_SEES = features("capability", [FLOWS, ["sets who sees it"]]);
type Grade = (typeof GRADES)[number];
/** Who reads what is carried, by grade. */
const READERS = ["nobody else", "colleagues", "a third party", "outsiders"] as const;

/** What the caller writes reaches others: those who read such things or the service, a recipient whom the caller names, or whoever is let see it. */
export function reachesOthers(reading: Reading, found: Observations): void {
  const flow = flowOf(reading.action?.meaning);
  if (flow === "gives" || flow === "works") return;
  const content = freeParam(reading, "content", "title", "attachment", "data");
  const person = freeParam(reading, "recipient", "channel");
  const readers = reading.thing?.meaning.readers ?? 0;
  const kind = reading.profile.kinds[0];
  const audience = kind && kind.share > 0.3 ? kind.service.readers : 0;
  const both = Math.min(readers, audience) as Grade;
  const either = Math.max(readers, audience) as Grade;
  const what = content ? "words" : person ? "a recipient" : "no words";
  const place = content ? paramPlace(content) : person ? paramPlace(person) : wholeName(reading);
  const reason = () => `It carries ${what} to ${READERS[either]}.`;
  found.add(CARRIES.of(flow, what, "to", either), place, reason);
  found.add(CARRIES_AT_LEAST.of(what, "to", both, "at least"), place, reason);
  found.add(VERB_CARRIES.of(verbOf(reading) ?? "none", what, "to", both, "at least"), place, reason);
  if (person && content)
    found.add(
      WORDS_TO_A_RECIPIENT.of(flow, "words to a recipient"),
      paramPlace(person),
      () => "The caller chooses the recipient and the words.",
    );
  const access =
    freeParam(reading, "access") ?? reading.params.find((param) => param.roles.some((role) => role.id === "access"));
  if (access)
    found.add(SETS_WHO_SEES.of(flow, "sets who sees it"), paramPlace(access), () => "It sets who may see something.");
}
