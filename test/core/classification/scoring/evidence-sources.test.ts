import { expect, test } from "vitest";
import { applyOpinion, OPINION_WEIGHTS } from "@/lib/core/classification/scoring/apply-opinion";
import { classifyServer } from "@/lib/core/classification/classify";
import { LEGS } from "@/lib/core/model/leg";
import { findSignal } from "@/lib/core/classification/signals";
import { findEvidenceSource } from "@/lib/core/classification/scoring/evidence-sources";

test("everything that can stand among the evidence has a page: it is a signal or another source, never both", () => {
  const tools = [
    { name: "send_mail", description: "Send a mail to any recipient on the web." },
    { name: "x" },
    {
      name: "read_file",
      description: "Read a file of the disk.",
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
  ];
  const said = {
    server: "desk",
    tool: "send_mail",
    leg: "egress" as const,
    verdict: "no" as const,
    by: "Ada",
    at: "2026-03-01T12:00:00.000Z",
    reason: "Ours.",
  };
  const judged = classifyServer({ name: "desk" }, tools, [said]);
  const heard = applyOpinion(judged[0]!.egress, { ...said, digest: "d", quote: "", model: "m" }, tools[0]!);
  const ids = new Set(
    [...judged.flatMap((one) => LEGS.flatMap((leg) => one[leg].evidence)), ...heard.evidence].map(
      ({ signal }) => signal,
    ),
  );
  for (const id of ids)
    expect([findSignal(id) !== undefined, findEvidenceSource(id) !== undefined].filter(Boolean), id).toHaveLength(1);
});

test("the id by which older reports name the minor features still leads to them", () => {
  expect(findEvidenceSource("small-clues")).toBe(findEvidenceSource("minor-features"));
});

test("the ids of signals that were deleted lead to what is said of them all, and none is a signal again", () => {
  const former = findEvidenceSource("former-signal");
  for (const id of ["what-it-returns", "reads-from-a-crowd", "writes-what-outsiders-read"])
    expect([findSignal(id), findEvidenceSource(id)]).toEqual([undefined, former]);
});

test("the page of a model's opinion tells the weights that it has", () => {
  const { why } = findEvidenceSource("a-model-said-so")!;
  expect(why).toContain(
    `${OPINION_WEIGHTS.yes} log-odds for a yes, ${OPINION_WEIGHTS.possible} for a possible, and none for a no`,
  );
});
