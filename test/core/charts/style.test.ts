import { expect, test } from "vitest";
import { ROLES, sceneStyle } from "@/lib/core/charts/roles";

test("the page styles marks exactly as the files that leave it do, with colours that follow the theme", async () => {
  const css = `/* Written from lib/core/charts/roles.ts; change it there. */\n${sceneStyle((name) => `var(--color-${name})`)}\n`;
  await expect(css).toMatchFileSnapshot("../../../components/charts/scene.css");
});

test("no role is styled twice", () => {
  expect(new Set(ROLES).size).toBe(ROLES.length);
});
