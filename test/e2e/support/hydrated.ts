import type { Locator, Page } from "@playwright/test";

/** What a person does with a control. */
const ACTIONS = [
  "check",
  "clear",
  "click",
  "dblclick",
  "fill",
  "focus",
  "hover",
  "press",
  "pressSequentially",
  "selectOption",
  "setInputFiles",
  "uncheck",
] as const;

type Acts = Record<string, (...args: unknown[]) => Promise<unknown>>;

const watched = new WeakSet<Page>();
let patched = false;

/**
 * Has a page of the app wait, after an address was opened and before anything is done on it, until React answers to all its controls: what
 * comes before goes nowhere, and on a busy machine it does come before. A form, a link or the way back may each lead to a new document.
 */
export function waitForHydration(page: Page): Page {
  watched.add(page);
  patchLocators(page);
  wrap(page, ["goto", "reload", "goBack", "goForward"], { after: () => hydrated(page) });
  wrap(page.keyboard, ["press", "type"], { before: () => hydrated(page) });
  return page;
}

/** Locators are many and have one prototype; those of other pages stay as they are. */
function patchLocators(page: Page): void {
  if (patched) return;
  patched = true;
  wrap(Object.getPrototypeOf(page.locator("html")), ACTIONS, {
    before: async (locator) => {
      const of = (locator as Locator).page();
      if (watched.has(of)) await hydrated(of);
    },
  });
}

type Around = { before?: (self: unknown) => Promise<void>; after?: (self: unknown) => Promise<void> };

function wrap(object: object, names: readonly string[], { before, after }: Around): void {
  const acts = object as Acts;
  for (const name of names) {
    const act = acts[name]!;
    acts[name] = async function (this: unknown, ...args: unknown[]) {
      await before?.(this);
      const answer = await act.apply(this, args);
      await after?.(this);
      return answer;
    };
  }
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Pages without Next's script have nothing to wait for, but for the one that loads itself again while servers are judged at a start.
    if (document.querySelector('script[src*="/_next/"]') === null) return !document.title.startsWith("Judging servers");
    const name = Object.keys(document).find((key) => key.startsWith("__reactContainer"));
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const root = name === undefined ? undefined : (document as unknown as Record<string, Root>)[name];
    if (root === undefined || root.stateNode.current.memoizedState.isDehydrated) return false;
    return [...document.querySelectorAll("button, input, select, textarea, [tabindex]")].every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactProps")),
    );
  });
}
