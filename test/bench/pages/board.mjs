/**
 * How soon a board opens and answers, in a real browser: from the request to the grid, and from a key or click to the frame that shows its
 * effect, as the browser's own event timing tells it, to 8 ms. Nothing is waited for but what is measured.
 */
import { chromium } from "@playwright/test";
import { findBrowser } from "../../../lib/boot/browser.mjs";

const OPENINGS = 5;
const ROUNDS = 11;
/** The aims, in milliseconds. */
const MOST = { open: 1500, act: 50 };

/**
 * Prints what was measured of the board at this address.
 * @param {{ opened: string, board: string }} at where the app is opened with its token, and the board's address
 * @returns {Promise<number>} how many of the figures are over their aim
 */
export async function measureBoard({ opened, board }) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(opened);
    const openings = [];
    for (let round = 0; round <= OPENINGS; round++) {
      await page.goto(board);
      await page.getByRole("grid").getByRole("row").nth(1).waitFor();
      openings.push(await page.evaluate(() => performance.now()));
    }
    openings.shift();
    const say = reporter();
    say("open, until the matrix shows", openings, MOST.open);
    await watchEvents(page);
    for (const [what, act] of actsOn(page)) {
      const times = [];
      for (let round = 0; round < ROUNDS; round++) times.push(await timed(page, () => act(round)));
      say(what, times, what.startsWith("switch") ? MOST.act : undefined);
    }
    return say.over();
  } finally {
    await browser.close();
  }
}

/** @param {import("@playwright/test").Page} page @returns {[string, (round: number) => Promise<void>][]} */
function actsOn(page) {
  const views = ["Lethal combinations", "Attack path", "Fix", "Matrix"];
  return [
    ["switch a server", (round) => page.getByRole("switch").nth(Math.floor(round / 2) % 5).click()],
    ["undo", () => page.keyboard.press("Control+z")],
    ["type in the search", async (round) => {
      await page.getByRole("searchbox").focus();
      await page.keyboard.press(round % 2 === 0 ? "s" : "Backspace");
    }],
    ["change the view", (round) => page.getByRole("tab", { name: views[round % views.length] }).click()],
  ]; // prettier-ignore
}

/** @param {import("@playwright/test").Page} page */
async function watchEvents(page) {
  await page.evaluate(() => {
    const seen = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
}

/** The longest event of an act; 0 where all were shorter than a frame. */
async function timed(page, act) {
  await page.evaluate(() => void (globalThis.seen.length = 0));
  await act();
  // What the act set going is over when the page has been idle, and its frame is drawn.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
  return page.evaluate(() => Math.max(0, ...globalThis.seen));
}

function reporter() {
  let over = 0;
  const say = (what, times, most) => {
    const sorted = times.toSorted((a, b) => a - b);
    const [median, worst] = [sorted[sorted.length >> 1], sorted.at(-1)];
    const good = most === undefined || median <= most;
    if (!good) over++;
    const ms = (value) => (value === 0 ? "<16" : value.toFixed(0)).padStart(8);
    console.log(
      `${what.padEnd(44)}${ms(worst)}${ms(median)}${most ? (median / most).toFixed(2).padStart(8) : ""}${good ? "" : "  OVER"}`,
    );
  };
  return Object.assign(say, { over: () => over });
}
