// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RenewalNotice } from "@/components/drift/renewal-notice";
import type { Renewal } from "@/lib/core/drift/renewal";

afterEach(cleanup);

const refused: Renewal = { state: "refused", forced: [] };
const line = (name: string) => ({ serverId: `id-${name}`, name, renewal: refused });

test("names each server whose approval holds no longer, with its legs, and leads to its history", () => {
  render(
    <RenewalNotice broken={[{ ...line("mail"), legs: { private: "yes", untrusted: "possible", egress: "no" } }]} />,
  );
  const item = screen.getByRole("listitem");
  expect(within(item).getByRole("link", { name: "mail" }).getAttribute("href")).toBe("/servers/id-mail/history");
  expect(within(item).getByRole("img", { name: /^private data yes, untrusted input possible/ })).toBeTruthy();
});

test("says how many more there are, and nothing when all hold", () => {
  const { container, rerender } = render(<RenewalNotice broken={["a", "b", "c", "d", "e", "f", "g"].map(line)} />);
  expect(screen.getByText("and 2 more.")).toBeTruthy();
  rerender(<RenewalNotice broken={[]} />);
  expect(container.textContent).toBe("");
});
