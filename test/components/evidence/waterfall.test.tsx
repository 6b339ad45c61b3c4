// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Waterfall } from "@/components/evidence/waterfall";
import type { Evidence } from "@/lib/core/model/verdict";
import { PATTERN } from "@/lib/core/text/strongest-first";

afterEach(cleanup);

const piece = (reason: string, weight: number): Evidence => ({
  signal: "words-of-a-way-out",
  bearing: weight < 0 ? "against" : "for",
  weight,
  field: "name",
  quote: "",
  reason,
});

test("each piece stands once: the heavy ones in sight, the light ones folded, also where heavy patterns stand behind light steps", () => {
  const evidence = [
    piece("A step of 1.2.", 1.2),
    piece("A step of 0.9.", 0.9),
    piece("A step of 0.8.", -0.8),
    piece("A step of 0.5.", 0.5),
    piece("A model says no.", 0),
    piece(`${PATTERN}a word of 1.5.`, 1.5),
    piece(`${PATTERN}a word of 0.1.`, 0.1),
  ];
  const { container } = render(<Waterfall evidence={evidence} leg="egress" />);
  const reasons = [...container.querySelectorAll("li p:first-child")].map((one) => one.textContent);
  expect(reasons.toSorted()).toEqual(evidence.map(({ reason }) => reason).toSorted());
  const folded = within(container.querySelector("details")!);
  expect(folded.getByText("2 lighter features, together +0.1")).toBeTruthy();
  expect(folded.getByText("A model says no.")).toBeTruthy();
  expect(folded.queryByText(`${PATTERN}a word of 1.5.`)).toBeNull();
  expect(screen.getByText(`${PATTERN}a word of 1.5.`)).toBeTruthy();
});
