import { render } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactElement } from "react";

/** Renders below a router, as every page of the app does. `went` is filled with the addresses that are gone to, `refreshed` counts. */
export function renderInApp(element: ReactElement) {
  const went: string[] = [];
  const told = { refreshed: 0 };
  const router = {
    push: (href: string) => void went.push(href),
    replace: (href: string) => void went.push(href),
    refresh: () => void (told.refreshed += 1),
    back: () => {},
    forward: () => {},
    prefetch: () => {},
    hmrRefresh: () => {},
    bfcacheId: "",
  };
  const view = render(element, {
    wrapper: ({ children }) => <AppRouterContext.Provider value={router}>{children}</AppRouterContext.Provider>,
  });
  return { ...view, went, told };
}

/** A finished action that keeps what it was called with. */
export function action<Input, Answer>(answer: Answer) {
  const calls: Input[] = [];
  return { calls, run: async (input: Input): Promise<Answer> => (calls.push(input), answer) };
}
