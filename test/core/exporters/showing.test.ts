import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { maskConfig } from "@/lib/core/exporters/showing/mask";
import { printDiff, unifiedDiff } from "@/lib/core/exporters/showing/unified-diff";
import { syntaxOf } from "@/lib/core/importers";

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
