import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] };

/** Fails with axe's findings, one line for each element, when the page as it stands breaks WCAG 2.2 AA or a best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // The title of a page that is navigated to comes a moment after its text.
  await expect(page).toHaveTitle(/\S/);
  // Colours measured on their way from one theme to the other are nobody's colours; what is folded away never gets there by itself.
  await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
      .forEach((one) => one.finish()),
  );
  // `evaluate` runs beside the page's content security policy; a script element would be refused.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  let violations = await findViolations(page);
  // While a page is fetched again its title is gone for a moment. One that stays away is found below.
  if (violations.some(({ id }) => id === TITLE)) {
    await expect(page).toHaveTitle(/\S/);
    violations = await findViolations(page);
  }
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(" ")})`),
  );
  expect.soft(lines, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}

/** As `expectAccessible` in the dark theme and then in the light one, in which it leaves the page. The page is loaded once. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

const TITLE = "document-title";
/** The rules of axe that look at colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

function findViolations(page: Page): Promise<Violation[]> {
  return page.evaluate(async (ofColours) => {
    type Run = (options: object) => Promise<{ violations: Violation[] }>;
    const { axe } = globalThis as unknown as { axe: { run: Run } };
    // What passed is not described element by element, and no style sheet is fetched again: nobody reads the one, no rule the other.
    const options = { resultTypes: ["violations"], preload: false };
    // A page in the dark theme holds the elements of the same page in the light one, where every rule looks at them.
    const runOnly = matchMedia("(prefers-color-scheme: dark)").matches ? ofColours : undefined;
    return (await axe.run({ ...options, runOnly })).violations;
  }, OF_COLOURS);
}
