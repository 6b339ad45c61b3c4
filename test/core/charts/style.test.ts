import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DARK, LIGHT, ROLES, sceneStyle } from "@/lib/core/charts/roles";
import { renderSvg } from "@/lib/core/charts/svg";

test("the page styles marks exactly as the files that leave it do, with colours that follow the theme", async () => {
  const css = `/* Written from lib/core/charts/roles.ts; change it there. */\n${sceneStyle((name) => `var(--color-${name})`)}\n`;
  await expect(css).toMatchFileSnapshot("../../../components/charts/scene.css");
});

test("no role is styled twice", () => {
  expect(new Set(ROLES).size).toBe(ROLES.length);
});

test("files have the colours of the page, in both themes", () => {
  const css = readFileSync(path.resolve(import.meta.dirname, "../../../app/globals.css"), "utf8");
  for (const [name, colour] of Object.entries(LIGHT)) {
    const [, only, light, dark] =
      new RegExp(`--color-${name}: (?:(#\\w+)|light-dark\\((#\\w+), (#\\w+)\\));`).exec(css) ?? [];
    expect([colour, DARK[name]], name).toEqual([only ?? light, only ?? dark]);
  }
});

test("a file follows the reader's theme when it is asked to, and is light otherwise", () => {
  const scene = { width: 10, height: 10, title: "t", description: "d", marks: [] };
  expect(renderSvg(scene)).not.toContain("prefers-color-scheme");
  const themed = renderSvg(scene, { themed: true });
  expect(themed).toContain("@media (prefers-color-scheme:dark)");
  expect(themed).toContain(`--ink:${DARK["ink"]}`);
  expect(themed).toContain('fill="var(--panel)"');
});
