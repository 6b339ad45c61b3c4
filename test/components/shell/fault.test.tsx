// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Fault } from "@/components/shell/fault";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a page that failed while the database is away says so, asks until it is back, and is loaded again", async () => {
  const answers = [new Response("not ready: database: not reached\n", { status: 503 }), new Response("ready\n")];
  vi.stubGlobal("fetch", async () => answers.shift()!);
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  render(<Fault onRetry={() => {}} />);
  expect(await screen.findByText(/out of reach \(database: not reached\)/)).toBeTruthy();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 60_000 });
});

test("a page that failed while all is well names where to look, and waits for a person", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => (asked.push(address), new Response("ready\n")));
  render(<Fault digest="abc" onRetry={() => {}} />);
  await vi.waitFor(() => expect(asked).toEqual(["/health/ready"]));
  expect(screen.getByText(/under abc/)).toBeTruthy();
});
