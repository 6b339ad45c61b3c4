import type { Feature } from "../feature";
import { features } from "../registry";
import type { ObservedPlace } from "../observation";

/** A path by which a call may carry something out, where that shows, and a sentence for people that says why. */
export type EgressPath = { path: Feature; place: ObservedPlace; reason: string };

const SURE_PATHS = [
  "calls back",
  "connects to a host",
  "connects to a host if told",
  "drives a browser",
  "lets others in",
  "opens an address",
  "pays",
  "probes a host",
  "runs code or commands",
  "sends words",
  "uploads or deploys",
  "writes for outsiders",
] as const;
const POSSIBLE_PATHS = [
  "a host to filter by",
  "calls another tool",
  "drives a screen",
  "invites",
  "keeps an address",
  "looks a host up",
  "looks at a browser",
  "opens an address",
  "pays",
  "publishes",
  "runs sandboxed code",
  "sends",
  "writes for outsiders",
] as const;
/** What looks like a path out, but leads only to what is the server's own. */
const UNCOUNTED_PATHS = ["item of an archive", "item of one service"] as const;
const SURE = features("egressPath", [["way"], SURE_PATHS]);
const PERHAPS = features("egressPath", [["way"], ["perhaps"], POSSIBLE_PATHS], { certainty: "perhaps" });
const UNCOUNTED = features("egressPath", [["way"], ["no"], UNCOUNTED_PATHS], { certainty: "none" });

/** What the model chose leaves by this path. */
export const surely = (path: (typeof SURE_PATHS)[number]): Feature => SURE.of("way", path);
/** What the model chose may leave by this path. */
export const perhaps = (path: (typeof POSSIBLE_PATHS)[number]): Feature => PERHAPS.of("way", "perhaps", path);
/** This looks like a path out and is none. */
export const uncounted = (path: (typeof UNCOUNTED_PATHS)[number]): Feature => UNCOUNTED.of("way", "no", path);
