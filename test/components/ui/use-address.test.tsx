// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryOf, useAddress } from "@/components/ui/use-address";

// The tests of components share one window, and one before may have left it anywhere.
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
beforeEach(() => happyDOM.setURL("http://localhost:3000/servers/one/least"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Props = { query: string; enabled?: boolean; waitMs?: number };
const follow = (first: Props) =>
  renderHook(({ query, ...options }: Props) => useAddress(query, options), { initialProps: first });
const address = () => `${window.location.pathname}${window.location.search}`;

describe("the address of a page", () => {
  test("follows what is shown, also back to nothing", () => {
    const { rerender } = follow({ query: "" });
    rerender({ query: "?need=orders" });
    expect(address()).toBe("/servers/one/least?need=orders");
    rerender({ query: "" });
    expect(address()).toBe("/servers/one/least");
  });

  test("is written again when the router has put back the one that it knows", () => {
    const { rerender } = follow({ query: "?need=orders" });
    window.history.replaceState(null, "", "/servers/one/least");
    rerender({ query: "?need=orders" });
    expect(address()).toBe("/servers/one/least?need=orders");
  });

  test("is left alone on a page that keeps nothing, and once another page is open", () => {
    follow({ query: "?need=orders", enabled: false });
    expect(address()).toBe("/servers/one/least");
    const { rerender } = follow({ query: "" });
    window.history.pushState(null, "", "/servers");
    rerender({ query: "?need=orders" });
    expect(address()).toBe("/servers");
  });

  test("waits for a rest, and then says what was last", () => {
    vi.useFakeTimers();
    const { rerender } = follow({ query: "", waitMs: 150 });
    rerender({ query: "?off=a", waitMs: 150 });
    rerender({ query: "?off=b", waitMs: 150 });
    expect(address()).toBe("/servers/one/least");
    vi.advanceTimersByTime(150);
    expect(address()).toBe("/servers/one/least?off=b");
  });

  test("is encoded, and empty when nothing is to be said", () => {
    expect(queryOf({})).toBe("");
    expect(
      queryOf([
        ["need", "orders:read"],
        ["need", "a&b"],
      ]),
    ).toBe("?need=orders%3Aread&need=a%26b");
  });
});
