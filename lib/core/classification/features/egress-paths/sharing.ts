import { GUESTS } from "../../lexicon/parameter-words";
import type { Reading } from "../../parsing/read";
import { flowOf } from "../flow";
import { doesOrSays, paramPlace, verbOf, verbPlace } from "../questions";
import { surely, type EgressPath } from "./path";

const LETS_IN =
  /invite|share|add_?(?:group_?)?(?:participant|responder|guest|collaborator|attendee|tester|member|user|viewer|watcher|recipient)|webhook|subscription_create|tunnel|make_?public|resource_?policy/i;

/** Inviting, sharing and granting let others in. */
export function letsOthersIn(reading: Reading): EgressPath | undefined {
  const flow = flowOf(reading.action?.meaning);
  if (flow === "gives" || flow === "works") return undefined;
  const verb = verbOf(reading);
  if (verb === "control" || doesOrSays(reading, "delete")) return undefined;
  const guests = reading.params.find((param) => param.words.some((word) => GUESTS.has(word.stem)));
  if (guests && (verb === "create" || verb === "update" || verb === "schedule"))
    return {
      path: surely("lets others in"),
      place: paramPlace(guests),
      reason: "The caller names who is asked to come.",
    };
  if (verb === "invite" || LETS_IN.test(reading.plain.name))
    return {
      path: surely("lets others in"),
      place: verbPlace(reading),
      reason: "It invites, shares or sets up a way by which others are told.",
    };
  return undefined;
}
