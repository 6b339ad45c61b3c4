import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageJson from "@/package.json";

test("the database client in the repository is made from the schema as it is, by the Prisma that is named", () => {
  const generated = readFileSync("lib/store/generated/internal/class.ts", "utf8");
  const [, inlined] = /"inlineSchema": ("(?:[^"\\]|\\.)*")/.exec(generated)!;
  // Prisma aligns the columns of what it keeps.
  const plain = (schema: string) => schema.replace(/[ \t]+/g, " ");
  expect(plain(JSON.parse(inlined!)), "stale: run npm run generate, and commit what it writes").toBe(
    plain(readFileSync("prisma/schema.prisma", "utf8")),
  );
  expect(generated).toContain(`"clientVersion": "${packageJson.devDependencies.prisma}"`);
});
