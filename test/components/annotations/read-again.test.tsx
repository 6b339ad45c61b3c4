// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ReadAgain } from "@/components/annotations/read-again";
import { renderInApp } from "../in-app";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the page is asked for again as long as it shows an earlier state, and not after", () => {
  vi.useFakeTimers();
  const { told, unmount } = renderInApp(<ReadAgain />);
  vi.advanceTimersByTime(2_500);
  expect(told.refreshed).toBe(2);
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(told.refreshed).toBe(2);
});
