import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { findFormat } from "@/lib/core/reports/formats";
import { findPrinter } from "@/lib/print/find-browser";
import { printToPdf } from "@/lib/print/print-to-pdf";
import { aReport, aSampleSession } from "../support/a-report";

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-print-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const leftovers = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("trefoil-print-") && !name.startsWith("trefoil-print-test-"));
/** A stand-in for a browser: a shell script that is given the same arguments. */
function standIn(name: string, lines: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
  return file;
}

test("a browser is found by its name in the given folders, and where it is usually installed", () => {
  const browser = standIn("chromium", "exit 0");
  expect(findPrinter(`/nowhere${path.delimiter}${folder}`)).toBe(browser);
});

// Without a browser on this machine there is nothing to print with; the other tests need none.
for (const paper of findPrinter(process.env["PATH"]) ? (["A4", "Letter"] as const) : []) {
  test(`a report is printed on ${paper}, with no request and no script`, async () => {
    let asked = 0;
    const server = createServer((_request, response) => response.end(String(asked++)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const page = findFormat("html")!
      .render(aReport(aSampleSession()))
      .replace(/<meta http-equiv[^>]*>/, "")
      .replace("<main>", `<main><img src="http://127.0.0.1:${port}/x"><script>document.title = "ran"</script>`);
    const pdf = Buffer.from(await printToPdf(page, { browser: findPrinter(process.env["PATH"])!, paper }));
    server.close();
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString("latin1"));
    const expected = paper === "A4" ? [595, 842] : [612, 792];
    expect([Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))]).toEqual(expected);
    expect(asked).toBe(0);
  });
}

test("a browser that hangs is ended with all it started, and leaves nothing", async () => {
  const before = leftovers();
  const mark = path.join(folder, "pid");
  const browser = standIn("hangs", `sleep 1000 &\necho $! > ${mark}\nwait`);
  await expect(printToPdf("<html><head></head></html>", { browser, paper: "A4", patienceMs: 5_000 })).rejects.toThrow(
    "did not finish",
  );
  const pid = Number(readFileSync(mark, "utf8"));
  await expect
    .poll(() => existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z "))
    .toBe(false);
  // Another file may print at this moment; what is its own goes away, what is left behind stays.
  await expect.poll(() => leftovers().filter((name) => !before.includes(name))).toEqual([]);
});

test.each([
  ["fails", "exit 3", "ended with 3"],
  ["prints nothing", "exit 0", "printed nothing"],
])("a browser that %s is said to have", async (name, lines, words) => {
  await expect(
    printToPdf("<html><head></head></html>", { browser: standIn(name.replace(" ", "-"), lines), paper: "A4" }),
  ).rejects.toThrow(words);
});

test("a browser that is not there is said not to start", async () => {
  await expect(printToPdf("", { browser: path.join(folder, "nowhere"), paper: "A4" })).rejects.toThrow(
    "could not be started",
  );
});

test("nothing of the user's environment goes along", async () => {
  const seen = path.join(folder, "environment");
  process.env["TREFOIL_CANARY"] = "secret";
  await printToPdf("<html><head></head></html>", { browser: standIn("looks", `env > ${seen}`), paper: "A4" }).catch(
    () => undefined,
  );
  delete process.env["TREFOIL_CANARY"];
  expect(readFileSync(seen, "utf8")).not.toContain("CANARY");
});
