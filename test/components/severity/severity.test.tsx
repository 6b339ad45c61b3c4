// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SeverityBadge, SeverityBadges } from "@/components/severity/severity-badge";
import { SeverityTables } from "@/components/severity/severity-tables";
import { DEFAULT_TABLES } from "@/lib/core/analysis/severity-tables";
import { SEVERITY_WORDS } from "@/lib/core/analysis/severity-words";
import { SEVERITIES } from "@/lib/core/model/severity";

afterEach(cleanup);

test("a severity is a word with as many bars as it is bad, and an uncertain one says so", () => {
  const bars = SEVERITIES.map((severity) => {
    const { container } = render(<SeverityBadge severity={severity} confirmed={false} />);
    expect(container.textContent).toBe(`${SEVERITY_WORDS[severity]}, uncertain`);
    const full = [...container.querySelectorAll("rect")].filter(
      (bar) => !bar.getAttribute("class")?.includes("opacity"),
    ).length;
    cleanup();
    return full;
  });
  expect(bars).toEqual([4, 3, 2, 1]);
});

test("what is uncertain stands beside what is confirmed only where it is worse", () => {
  const said = (worst: "critical" | "high", confirmed: "high" | undefined) => {
    const { container } = render(
      <SeverityBadges severity={{ worst, confirmed } as Parameters<typeof SeverityBadges>[0]["severity"]} />,
    );
    const text = container.textContent;
    cleanup();
    return text;
  };
  expect(said("high", "high")).toBe(SEVERITY_WORDS.high);
  expect(said("critical", "high")).toBe(`${SEVERITY_WORDS.high}${SEVERITY_WORDS.critical}, uncertain`);
});

test("a cell that an organisation reads otherwise says what it was; without a policy none does", () => {
  const { container, rerender } = render(<SeverityTables tables={DEFAULT_TABLES} />);
  expect(screen.getAllByRole("table").length).toBeGreaterThanOrEqual(3);
  expect(container.textContent).not.toContain("by default");
  const tables = structuredClone(DEFAULT_TABLES) as typeof DEFAULT_TABLES & {
    level: Record<string, Record<string, string>>;
  };
  const was = tables.level.high.high;
  tables.level.high.high = was === "low" ? "high" : "low";
  rerender(<SeverityTables tables={tables} />);
  const level = screen.getAllByRole("table").at(-1)!;
  expect(
    within(level)
      .getAllByText(/by default/)
      .map((one) => one.textContent),
  ).toEqual([expect.stringContaining(SEVERITY_WORDS[was])]);
});
