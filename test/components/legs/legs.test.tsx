// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LegPip } from "@/components/legs/leg-pip";
import { LegPips } from "@/components/legs/leg-pips";
import { LegShapes } from "@/components/legs/leg-shapes";
import { LevelBadge } from "@/components/legs/level-badge";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";

afterEach(cleanup);

test("every leg and verdict refers to a shape that is on the page, and no two legs have the same unless it is a no", () => {
  const { container } = render(
    <>
      <LegShapes />
      {LEGS.flatMap((leg) =>
        (["yes", "possible", "no"] as const).map((verdict) => (
          <LegPip key={leg + verdict} leg={leg} verdict={verdict} />
        )),
      )}
    </>,
  );
  const uses = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")!);
  expect(uses).toHaveLength(9);
  expect(new Set(uses).size).toBe(7);
  for (const href of uses) expect(container.querySelector(`symbol${href}`), href).toBeTruthy();
});

test("a verdict is said in words, once", () => {
  render(<LegPip leg="private" verdict="possible" />);
  expect(screen.getByRole("img", { name: "Private data: possible" })).toBeTruthy();
  cleanup();
  render(<LegPip leg="private" verdict="possible" silent />);
  expect(screen.queryByRole("img")).toBeNull();
});

test("three verdicts are one sentence in the order of the legs", () => {
  render(<LegPips legs={{ egress: "no", private: "yes", untrusted: "possible" }} />);
  expect(screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual([
    `${LEG_WORDS.private.phrase} yes, ${LEG_WORDS.untrusted.phrase} possible, ${LEG_WORDS.egress.phrase} no`,
  ]);
});

test("a level is a word, and an incomplete one says that it is a lower bound", () => {
  const { container } = render(<LevelBadge level="two-legs" incomplete />);
  expect(container.textContent).toBe("Two legs, incomplete");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
