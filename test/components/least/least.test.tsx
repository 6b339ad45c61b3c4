// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RiskTable } from "@/components/least/risk-table";
import { placeTools } from "@/lib/core/least/place";
import { LEG_WORDS } from "@/lib/core/model/leg";
import { aSession } from "../../core/analysis/sessions";

afterEach(cleanup);

const session = aSession({
  shop: {
    tools: { list_orders: { private: "yes" }, read_reviews: { untrusted: "yes" }, send_mail: { egress: "yes" } },
  },
});
const server = session.servers[0]!;
const placed = placeTools({ name: "shop" }, server.tools);
const row = (head: RegExp) =>
  within(screen.getByRole("row", { name: head }))
    .getAllByRole("cell")
    .slice(1)
    .map((cell) => cell.textContent);

test("a server by itself is counted as it is, and nothing is compared before a set is chosen", () => {
  render(<RiskTable server={server} placed={placed} proposal={undefined} stance="plain" />);
  expect(row(/^Level/)).toEqual(["Lethal"]);
  expect(row(/^Tools/)).toEqual(["3"]);
  expect(row(/^Lethal combinations/)).toEqual(["1"]);
});

test("with a chosen set each figure stands before and after, with what it falls by", () => {
  const proposal = { keep: new Set(["shop/list_orders"]) } as unknown as Parameters<typeof RiskTable>[0]["proposal"];
  render(<RiskTable server={server} placed={placed} proposal={proposal} stance="plain" />);
  expect(row(/^Level/).slice(0, 2)).toEqual(["Lethal", "Clear"]);
  expect(row(/^Tools/)).toEqual(["3", "1", "−66 %"]);
  expect(row(new RegExp(`^Lend ${LEG_WORDS.private.phrase}`))).toEqual(["1", "1", "same"]);
  expect(row(new RegExp(`^Lend ${LEG_WORDS.egress.phrase}`))).toEqual(["1", "0", "−100 %"]);
});
