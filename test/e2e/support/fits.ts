import { expect, type Page } from "@playwright/test";

/** How much wider than Liberation Sans other fonts run: DejaVu Sans, Verdana and Noto Sans stay below a tenth of the font's size a letter. */
const WIDER = "0.1em";

/**
 * Fails when the page can be scrolled sideways, as the fonts of this machine draw it and with every letter as wide as the widest common font
 * makes it, so that a layout that passes here passes on a machine with other fonts.
 */
export async function expectFits(page: Page, what = new URL(page.url()).pathname): Promise<void> {
  for (const spacing of ["normal", WIDER]) {
    await page.evaluate((value) => {
      document.documentElement.style.letterSpacing = value;
    }, spacing);
    await expect.poll(() => sticksOut(page), { message: `${what}, letters ${spacing}` }).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("letter-spacing"));
}

/** As `expectFits` in the window of a phone; the page is left in the window that it had. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.setViewportSize(before);
}

/** Whether the page is wider than its window, and the elements that reach furthest. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`);
    return [`${scrollWidth} px wide at ${clientWidth} px`, ...beyond.slice(-5)];
  });
}
