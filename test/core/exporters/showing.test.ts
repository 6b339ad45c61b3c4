import fc from "fast-check";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { maskConfig } from "@/lib/core/exporters/showing/mask";
import { isShownWhole, showFile } from "@/lib/core/exporters/showing/show-file";
import { printDiff, unifiedDiff } from "@/lib/core/exporters/showing/unified-diff";
import { syntaxOf } from "@/lib/core/importers";
import type { Syntax } from "@/lib/core/importers/define";
import { expectLinear } from "../../support/linear";

const root = new URL("../../fixtures/configs/", import.meta.url);
const files = readdirSync(root).flatMap((client) =>
  readdirSync(new URL(`${client}/`, root)).map((file) => ({
    client,
    file,
    text: readFileSync(new URL(`${client}/${file}`, root), "utf8"),
  })),
);

describe("a config as it may be shown", () => {
  test.each(files)("$client/$file covers every secret and keeps every line", ({ client, file, text }) => {
    const masked = maskConfig(text, syntaxOf(client, text, file));
    expect(masked).not.toContain("CANARY");
    expect(masked.split("\n")).toHaveLength(text.split("\n").length);
  });

  test.each(files)("$client/$file covers them in comments as well", ({ client, file, text }) => {
    const syntax = syntaxOf(client, text, file);
    const commented = text
      .split("\n")
      .map((line) => (syntax === "json" ? `// ${line}` : `# ${line}`))
      .join("\n");
    const whole = syntax === "json" ? `{\n${commented}\n}` : commented;
    expect(maskConfig(whole, syntax)).not.toContain("CANARY");
  });

  test("leaves what is no secret to be read", () => {
    const text =
      '{ "mcpServers": { "a": { "command": "npx", "args": ["-y", "pkg@1.0.0", "--token", "${TOKEN}"], "env": { "K": "${K}", "L": "value" }, "disabledTools": ["send_mail"] } } }';
    expect(maskConfig(text, "json")).toBe(text.replace('"value"', '"••••••"'));
  });
});

describe("a difference", () => {
  test("is printed as diff -u prints it", () => {
    const before = "a\nb\nc\nd\ne\nf\ng\nh\n";
    expect(printDiff(unifiedDiff(before, before.replace("d\n", "D\nE\n")), "old", "new")).toBe(
      "--- old\n+++ new\n@@ -1,7 +1,8 @@\n a\n b\n c\n-d\n+D\n+E\n e\n f\n g\n",
    );
    expect(printDiff(unifiedDiff("", "a\n"), "old", "new")).toBe("--- old\n+++ new\n@@ -0,0 +1,1 @@\n+a\n");
    expect(printDiff(unifiedDiff("a\n", "a\n"), "old", "new")).toBe("");
  });

  test("turns the one text into the other, whatever they are", () => {
    const text = fc.array(fc.constantFrom<string>("a", "b", "c", "d"), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const lines = unifiedDiff(`${a.join("\n")}\n`, `${b.join("\n")}\n`);
        const result = [...a];
        let moved = 0;
        for (const { kind, text: line, line: at } of lines) {
          if (kind === "gone") result.splice(at - 1 + moved--, 1);
          if (kind === "come") moved += result.splice(at - 1, 0, line).length + 1;
        }
        expect(result.filter((line) => line !== "")).toEqual(b);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a printed difference is applied by patch", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "trefoil-patch-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What `patch -p0` makes of a file, without guessing. */
  function patched(before: string, printed: string): string {
    const file = path.join(folder, "mcp.json");
    writeFileSync(file, before);
    const args = ["-p0", "--fuzz=0", "--batch", "--posix", "--binary", "-d", folder];
    const { status, stdout } = spawnSync("patch", args, { input: printed, encoding: "utf8" });
    expect(stdout).not.toContain("offset");
    expect(status, stdout).toBe(0);
    return readFileSync(file, "utf8");
  }

  const secret = "sk-CANARY0123456789abcdefghijklmnop";
  const config = (more: string, ending = "\n") =>
    [
      "{",
      '  "mcpServers": {',
      '    "mail": {',
      '\t"command":   "npx",',
      `      "env": { "TOKEN": "${secret}" },`,
      ...(more === "" ? [] : [more]),
      '      "args":  ["-y",\t"mail"]',
      "    },",
      '    "other": { "command": "npx" }',
      "  }",
      "}",
    ].join(ending) + ending;

  test.each([
    ["lines that end as on Unix", "\n", ""],
    ["lines that end as on Windows", "\r\n", ""],
    ["blanks that are not plain beside the change", "\n", '      "note": "a\u00a0b\u200bc",'],
  ])("with a secret right above it, and %s", (_what, ending, note) => {
    const before = config(note, ending);
    const after = before.replace('"args":', `"disabledTools": ["send"],${ending}      "args":`);
    const file = { before, after, syntax: "json" as const };
    const printed = printDiff(showFile(file), "mcp.json", "mcp.json");
    expect(isShownWhole(file)).toBe(true);
    expect(printed).not.toContain("CANARY");
    expect(printed).not.toContain("••");
    expect(patched(before, printed)).toBe(after);
  });

  test("when no line break ends the file, before or after", () => {
    for (const [before, after] of [
      ["a\nb", "a\nc"],
      ["a\nb", "a\nb\n"],
      ["a\nb\n", "a\nb"],
    ] as const)
      expect(patched(before, printDiff(unifiedDiff(before, after), "mcp.json", "mcp.json"))).toBe(after);
  });

  test("wherever covered lines stand between changes", () => {
    const line = fc.constantFrom("a", "b", "c", "secret 1", "secret 2");
    const text = fc.array(line, { minLength: 1, maxLength: 25 });
    const cover = (lines: string) => lines.replaceAll(/secret \d/g, "••");
    const edits = fc.array(fc.record({ at: fc.nat(24), what: fc.constantFrom("go", "come") }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(text, edits, (lines, changes) => {
        const changed: string[] = [...lines];
        for (const { at, what } of changes) {
          const place = at % (changed.length + 1);
          if (what === "come") changed.splice(place, 0, "new");
          else if (changed[place] !== undefined && !changed[place].startsWith("secret")) changed.splice(place, 1);
        }
        fc.pre(changed.length > 0);
        const [before, after] = [`${lines.join("\n")}\n`, `${changed.join("\n")}\n`];
        const printed = printDiff(unifiedDiff(before, after, cover(before), cover(after)), "mcp.json", "mcp.json");
        fc.pre(printed !== "" && !printed.includes("••"));
        expect(printed).not.toContain("secret");
        expect(patched(before, printed)).toBe(after);
      }),
      { numRuns: 60 },
    );
  });

  test("unless a value had to be covered in a line that changes, which is said", () => {
    const before = config("");
    const file = { before, after: before.replace('"TOKEN"', '"KEY"'), syntax: "json" as const };
    expect(isShownWhole(file)).toBe(false);
    expect(printDiff(showFile(file), "a", "a")).not.toContain("CANARY");
  });
});

describe("ten times the file is about ten times the work", () => {
  const items = (size: number, item: (nth: number) => string) =>
    Array.from({ length: size / 12 }, (_, nth) => item(nth)).join(",");
  const list = (size: number) => items(size, (nth) => `"--word=${nth}"`);
  const FILES: Record<Syntax, (size: number) => string> = {
    json: (size) =>
      `{"mcpServers":{"a":{"command":"x","args":[${list(size)}],"env":{${items(size, (nth) => `"K${nth}":"v"`)}}}}}`,
    toml: (size) => `[mcp_servers.a]\ncommand = "x"\nargs = [${list(size)}]\n[mcp_servers.a.env]\nK = "v"\n`,
    yaml: (size) => `extensions:\n  a:\n    cmd: x\n    args: [${list(size)}]\n    envs: { K: v }\n`,
  };

  test.each(["json", "toml", "yaml"] as const)("when %s is covered and shown", { timeout: 300_000 }, (syntax) =>
    expectLinear((before) => showFile({ before, after: `${before}\n`, syntax }), { "long lists": FILES[syntax] }),
  );
});
