import { LEG_WORDS } from "../model/leg";
import { DECISIONS, type LoggedEntry, type ReviewBody } from "../model/review";
import type { Report } from "../model/report";
import { sayTime } from "./say-date";

type Row = { at: string; by: string; what: string; text: string; details: string[] };
const WORDS = { approve: "approved", "request-changes": "requested changes", comment: "commented" } as const;

/** The log of a review as rows in order, for people to read. */
export function sayReviews({ reviews = [], findings }: Pick<Report, "reviews" | "findings">): Row[] {
  const places = new Map(
    findings.map((finding) => [finding.fingerprint, `finding ${finding.rule} (${finding.servers.join(" + ")})`]),
  );
  return reviews.map(({ entry, through }: LoggedEntry) => ({
    at: sayTime(entry.at),
    by: `${entry.by}${through === "owner" ? " (owner)" : ""}`,
    ...sayBody(entry.body, places),
  }));
}

function sayBody(body: ReviewBody, places: ReadonlyMap<string, string>): Pick<Row, "what" | "text" | "details"> {
  switch (body.kind) {
    case "comment":
      return {
        what: body.answers === undefined ? `on ${sayPlace(body.anchor, places)}` : "answered",
        text: body.text,
        details: [],
      };
    case "label":
      return {
        what: `proposed: ${LEG_WORDS[body.leg].title.toLowerCase()} of ${body.tool} should be ${body.verdict}`,
        text: body.reason,
        details: [],
      };
    case "settle":
      return { what: body.to === "resolved" ? "resolved a thread" : "reopened a thread", text: body.text, details: [] };
    case "drift":
      return { what: "told what changed since", text: body.text, details: [] };
    case "review":
      return {
        what: `${WORDS[body.word]} snapshot ${body.snapshot.slice(0, 12)}`,
        text: body.text,
        details: DECISIONS.flatMap(({ id, question }) => {
          const { choices, words } = body.decisions[id];
          const said = [...choices, words].filter((one) => one.trim() !== "").join("; ");
          return said === "" ? [] : [`${question} ${said}`];
        }),
      };
  }
}

function sayPlace(
  anchor: Extract<ReviewBody, { kind: "comment" }>["anchor"],
  places: ReadonlyMap<string, string>,
): string {
  switch (anchor.on) {
    case "whole":
      return "the whole session";
    case "finding":
      return places.get(anchor.fingerprint) ?? "a finding that is not in this report";
    case "tool":
      return `tool ${anchor.tool}`;
    case "leg":
      return `${LEG_WORDS[anchor.leg].title.toLowerCase()} of ${anchor.tool}`;
  }
}
