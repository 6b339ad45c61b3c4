import type { BuiltIn } from "../../model/host";
import type { Snapshot } from "../../model/snapshot";
import type { Tool } from "../../model/tool";
import type { Classification } from "../../model/verdict";
import { classificationOf } from "../place";
import { joinReads, type JudgedRead } from "./join";
import { isKnownByUri, legsOfRead } from "./legs";
import { readsOf, type Read } from "./reads";

/** Judges reads as tools, in the order given, in the light of their server. */
type Judge = (reads: readonly Tool[]) => Classification[];

/**
 * Resources and templates are reads without a tool: what they bring into the context is judged as a tool that reads the
 * same would be. A fixed address carries nothing out; a template does where it lets the caller choose the host.
 */
export function resourceReads(snapshot: Snapshot, judge: Judge): BuiltIn[] {
  const { fixed, templates } = judgeReads(snapshot, judge);
  return [
    ...(fixed.length > 0 ? [joinReads("resources", fixed)] : []),
    ...(templates.length > 0 ? [joinReads("templates", templates)] : []),
  ];
}

/** All of them judged at once, since tools are read in the light of the others. */
function judgeReads(
  { resources, resourceTemplates }: Snapshot,
  judge: Judge,
): Record<"fixed" | "templates", JudgedRead[]> {
  const fixed = readsOf(resources, "uri");
  const templates = readsOf(resourceTemplates, "uriTemplate");
  if (fixed.length + templates.length === 0) return { fixed: [], templates: [] };
  const judged = judge([...fixed, ...templates].map((one) => one.tool));
  const withLegs = (reads: readonly Read[], channel: "resources" | "templates", from: number): JudgedRead[] =>
    reads.map((read, place) => {
      const classification = judged[from + place]!;
      return { ...read, classification, legs: legsOfRead(read, classification, channel) };
    });
  return { fixed: withLegs(fixed, "resources", 0), templates: withLegs(templates, "templates", fixed.length) };
}

/**
 * Each resource or template by itself, as far as they are looked at, by its entry in the listing: the verdicts that it has a share of in the
 * channel, with the evidence of the tool that reads the same where they rest on that.
 */
export function judgeEachRead(snapshot: Snapshot, judge: Judge): Map<unknown, Classification> {
  const { fixed, templates } = judgeReads(snapshot, judge);
  const each = (reads: readonly JudgedRead[], channel: "resources" | "templates") =>
    reads.map(({ entry, uri, legs, classification: { private: secret, untrusted } }) => {
      const own = classificationOf({ name: uri, description: "", legs, writes: false, destructive: false }, "channel");
      return [entry, isKnownByUri(uri, channel) ? own : { ...own, private: secret, untrusted }] as const;
    });
  return new Map([...each(fixed, "resources"), ...each(templates, "templates")]);
}
