// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ExampleTools } from "@/components/signals/example-tools";
import { SignalTables } from "@/components/signals/signal-table";
import { WeightTable } from "@/components/signals/weight-table";
import { LEG_WORDS } from "@/lib/core/model/leg";

afterEach(cleanup);

const rowsOf = (table: HTMLElement) => within(table).getAllByRole("row").slice(1);

test("signals stand under their leg; one that was not measured has no figure", () => {
  render(
    <SignalTables
      signals={[
        {
          id: "takes-a-url",
          leg: "egress",
          title: "Takes an address",
          why: "It can carry data out.",
          measured: { precision: 0.81, coverage: 0.4, tools: 1200 },
        },
        { id: "new-one", leg: "egress", title: "A new one", why: "Nobody knows." },
        { id: "reads-mail", leg: "untrusted", title: "Reads mail", why: "Anyone writes it." },
      ]}
    />,
  );
  const [url, fresh] = rowsOf(screen.getByRole("table", { name: `Signals for ${LEG_WORDS.egress.phrase}` }));
  expect(within(url!).getByRole("link").getAttribute("href")).toBe("/signals/takes-a-url");
  expect(
    within(url!)
      .getAllByRole("cell")
      .slice(1)
      .map((cell) => cell.textContent),
  ).toEqual(["81 %", "40 %", "1,200 tools"]);
  expect(
    within(fresh!)
      .getAllByRole("cell")
      .slice(1)
      .map((cell) => cell.textContent),
  ).toEqual(["–", "–", "–"]);
  expect(rowsOf(screen.getByRole("table", { name: `Signals for ${LEG_WORDS.untrusted.phrase}` }))).toHaveLength(1);
  expect(rowsOf(screen.getByRole("table", { name: `Signals for ${LEG_WORDS.private.phrase}` }))).toHaveLength(0);
});

test("the heaviest features come first, whatever their sign; the rest is folded away", () => {
  const weights = Array.from({ length: 15 }, (_, at): [string, number] => [
    `feature ${at}`,
    at % 2 === 0 ? at / 10 : -at / 10,
  ]);
  render(<WeightTable weights={weights} />);
  const loud = rowsOf(screen.getByRole("table", { name: "The heaviest features" }));
  expect(loud).toHaveLength(12);
  expect(
    within(loud[0]!)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["feature 14", "+1.40", "4.06"]);
  expect(
    within(loud[1]!)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["feature 13", "−1.30", "0.27"]);
  expect(screen.getByText("3 lighter features")).toBeTruthy();
});

test("an example shows its definition as text", () => {
  const { container } = render(
    <ExampleTools
      examples={[
        {
          server: "web",
          tool: {
            name: "fetch",
            description: "Gets <b>a page</b>.\u200b",
            inputSchema: { type: "object" },
            annotations: { openWorldHint: true },
          },
        },
      ]}
    />,
  );
  expect(screen.getByRole("listitem").textContent).toContain("fetch of webGets <b>a page</b>.");
  expect(container.querySelector("b")).toBeNull();
  expect(container.textContent).not.toContain("\u200b");
  expect([...container.querySelectorAll("pre")].map((pre) => pre.textContent)).toEqual([
    '{"openWorldHint":true}',
    '{"type":"object"}',
  ]);
});
