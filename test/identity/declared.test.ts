import path from "node:path";
import { describe, expect, test } from "vitest";
import { PERMISSIONS } from "@/lib/core/model/permission";
import { hiddenActions, parse, ROOT, strangeWays, waysIn, waysOf } from "./declared";

const WAYS = waysIn();
const DECLARATIONS = [...Object.keys(PERMISSIONS), "anyone"];

test("every server function, route and page declares a permission, or that it is for anyone", () => {
  const counted = (kind: string) => WAYS.filter((way) => way.kind === kind).length;
  // More than a handful, or the walk has gone blind.
  expect([counted("action"), counted("route"), counted("page")].every((count) => count > 20)).toBe(true);
  expect(WAYS.filter(({ declared }) => !DECLARATIONS.includes(declared ?? ""))).toEqual([]);
  expect(WAYS.filter(({ further }) => !further.every((one) => one in PERMISSIONS))).toEqual([]);
});

test("there is no other way in: no function with a directive of its own, no file that Next would answer with by itself", () => {
  expect(hiddenActions()).toEqual([]);
  expect(strangeWays()).toEqual([]);
});

test("no server function is for anyone", () => {
  expect(WAYS.filter(({ kind, declared }) => kind === "action" && declared === "anyone")).toEqual([]);
});

test("layouts and what stands in for a page show no data: they are answered to guests too", () => {
  const shells = [
    "app/layout.tsx",
    "app/settings/layout.tsx",
    "app/forbidden.tsx",
    "app/not-found.tsx",
    "app/error.tsx",
  ];
  for (const file of shells) expect(parse(file).text, file).not.toMatch(/@\/lib\/(store|jobs|mcp|secrets|configs)\b/);
});

test("the whole list is as it was looked at last", async () => {
  const lines = WAYS.map(({ file, name, declared, further }) => {
    const place = file.replace(/^app\//, "").replace(/\.tsx?$/, "");
    return `| ${place} | ${name} | ${[declared, ...further].join(", in part ")} |`;
  }).toSorted();
  const list = `# Who may do what\n\n| File | Function | Permission |\n| --- | --- | --- |\n${lines.join("\n")}\n`;
  await expect(list).toMatchFileSnapshot(path.join(ROOT, "test/golden/permissions.md"));
});

describe("the walk sees what declares nothing:", () => {
  const declared = (file: string, text: string) => waysOf(parse(file, text)).map((way) => [way.name, way.declared]);
  const IMPORT = `import { action } from "@/lib/identity/action"; import { page } from "@/lib/identity/page"; import { route } from "@/lib/identity/route";`;

  test.each([
    ["a plain function", `"use server"; export async function emptyAll() {}`, "emptyAll"],
    ["a function of another's", `"use server"; export { emptyAll } from "./other";`, "emptyAll"],
    ["all of another file", `"use server"; export * from "./other";`, "*"],
    [
      "a call of something else",
      `"use server"; ${IMPORT} export const emptyAll = wrap("edit", async () => {});`,
      "emptyAll",
    ],
    [
      "another function of that name",
      `"use server"; import { action } from "./own"; export const emptyAll = action("edit", f);`,
      "emptyAll",
    ],
    [
      "a permission that is worked out",
      `"use server"; ${IMPORT} export const emptyAll = action(least(), f);`,
      "emptyAll",
    ],
    ["a default", `"use server"; ${IMPORT} export default async function () {}`, "default"],
  ])("%s", (_what, text, name) => {
    expect(declared("app/x/actions.ts", text)).toEqual([[name, undefined]]);
  });

  test("a handler, a page and what its head says", () => {
    expect(declared("app/x/route.ts", `export function GET() {} export const dynamic = "force-dynamic";`)).toEqual([
      ["GET", undefined],
    ]);
    expect(declared("app/x/page.tsx", `export default function Page() { return null; }`)).toEqual([
      ["default", undefined],
    ]);
    expect(
      declared(
        "app/x/page.tsx",
        `${IMPORT} export const generateMetadata = async () => ({}); export default page("read", f);`,
      ),
    ).toEqual([
      ["generateMetadata", undefined],
      ["default", "read"],
    ]);
  });
});
