import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const PAPERS = ["A4", "Letter"] as const;
export type Paper = (typeof PAPERS)[number];

const PATIENCE_MS = 60_000;

/**
 * The page is ours, but what it quotes is a stranger's: it runs no script and loads nothing, the browser resolves no name and reaches no network,
 * and has a profile of its own that is gone afterwards.
 */
const FLAGS = [
  "--headless=new",
  "--disable-gpu",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-extensions",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-sync",
  "--disable-breakpad",
  "--disable-crash-reporter",
  "--metrics-recording-only",
  "--no-pings",
  "--mute-audio",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--proxy-server=127.0.0.1:9",
  "--disable-dev-shm-usage",
  "--no-pdf-header-footer",
];

/**
 * Prints a self-contained page to PDF with the browser at `browser`. Throws in words when it fails or takes longer than a
 * minute; the browser and all its children are ended in any case.
 */
export async function printToPdf(
  html: string,
  { browser, paper, patienceMs = PATIENCE_MS }: { browser: string; paper: Paper; patienceMs?: number },
): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "trefoil-print-"));
  try {
    const page = join(folder, "report.html");
    const result = join(folder, "report.pdf");
    await writeFile(page, onPaper(html, paper), { mode: 0o600 });
    await run(
      browser,
      [
        ...FLAGS,
        ...sandbox(),
        `--user-data-dir=${join(folder, "profile")}`,
        `--print-to-pdf=${result}`,
        pathToFileURL(page).href,
      ],
      folder,
      patienceMs,
    );
    const pdf = await readFile(result).catch(() => undefined);
    if (!pdf?.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("The browser printed nothing.");
    return pdf;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Texts in the page are escaped, so its head begins and ends once. The policy is added a second time, whatever the page itself says. */
function onPaper(html: string, paper: Paper): string {
  return html
    .replace(
      "<head>",
      `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    )
    .replace("</head>", `<style>@page{size:${paper}}</style></head>`);
}

/** Chromium refuses its own sandbox to the superuser. */
function sandbox(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}

function run(browser: string, flags: string[], folder: string, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // Nothing of the user's environment goes along; the browser's own files land in the folder that is deleted.
    const child = spawn(browser, flags, {
      cwd: folder,
      env: { NODE_ENV: "production", HOME: folder, TMPDIR: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder },
      stdio: "ignore",
      detached: process.platform !== "win32",
    });
    const end = (outcome: () => void) => {
      clearTimeout(timer);
      killGroup(child.pid);
      outcome();
    };
    const timer = setTimeout(
      () => end(() => reject(new Error(`The browser did not finish within ${Math.round(patienceMs / 1000)} seconds.`))),
      patienceMs,
    );
    child.once("error", () => end(() => reject(new Error("The browser could not be started."))));
    child.once("exit", (code) =>
      end(() => (code === 0 ? resolve() : reject(new Error(`The browser ended with ${code ?? "a signal"}.`)))),
    );
  });
}

/** Ends the browser with its helpers: they share its process group. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
}
