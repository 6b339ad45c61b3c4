import type { Reading } from "../../parsing/read";
import { verbOf, verbPlace } from "../questions";
import { addressee, audienceOf, takesContent } from "./audience";
import { perhaps, surely, type EgressPath } from "./path";

/** Verbs by which something is written that stays. */
const WRITES = new Set(["create", "update", "schedule", "manage"]);

/** Things that people outside take part in, whatever the service; and those that may stay among colleagues. */
const PUBLIC_THINGS = new Set([
  "issue",
  "pull-request",
  "forum",
  "social-post",
  "wiki-public",
  "public-comment",
  "review",
]);
const TALK = new Set(["comment", "ticket", "message"]);

const PUBLISHES = /\b(?:publish|public(?:ly)?|upload)\b/i;

/** Something is written that outsiders read: by what it is, by the service that it stands on, or because it says that it publishes. */
export function writesForOutsiders(reading: Reading): EgressPath | undefined {
  if (!WRITES.has(verbOf(reading) ?? "")) return undefined;
  const content = takesContent(reading);
  const bare = reading.params.length === 0;
  if (!content && !bare) return undefined;
  const place = verbPlace(reading);
  const thing = reading.thing?.meaning;
  const audience = audienceOf(reading);
  if (thing && thing.readers >= 3 && audience >= 1) {
    if (thing.id === "calendar" && !addressee(reading))
      return { path: perhaps("invites"), place, reason: "It writes a calendar entry; guests would read it." };
    return {
      path: bare ? perhaps("writes for outsiders") : surely("writes for outsiders"),
      place,
      reason: `It writes ${thing.label}, which outsiders read.`,
    };
  }
  // Where nothing tells what service it is, what people take part in is taken to be read by them.
  if (thing && thing.readers >= 3 && reading.profile.kinds.length === 0) {
    const shared = PUBLIC_THINGS.has(thing.id);
    if (shared || TALK.has(thing.id))
      return {
        path: shared && !bare ? surely("writes for outsiders") : perhaps("writes for outsiders"),
        place,
        reason: `It writes ${thing.label}, which others read.`,
      };
  }
  if (audience >= 3 && thing?.id !== "channel")
    return {
      path: perhaps("writes for outsiders"),
      place,
      reason: "It writes on a service where outsiders read.",
    };
  if (content && PUBLISHES.test(reading.plain.head))
    return { path: perhaps("publishes"), place, reason: "It speaks of publishing what it is given." };
  return undefined;
}
