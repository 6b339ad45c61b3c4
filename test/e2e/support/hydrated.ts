import type { Page } from "@playwright/test";

/**
 * Has `goto` and `reload` wait until React answers to every control of a page of the app: a click that comes before goes nowhere, and on a
 * busy machine it does come before.
 */
export function waitForHydration(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await hydrated(page);
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await hydrated(page);
    return answer;
  };
  return page;
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Pages without Next's script have nothing to wait for.
    if (document.querySelector('script[src*="/_next/"]') === null) return true;
    return [...document.querySelectorAll("button, input, select, textarea, [tabindex]")].every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactProps")),
    );
  });
}
