import { describe, expect, test } from "vitest";
import { resolveVariables } from "@/lib/mcp/resolve";

const environment = { HOME: "/home/ada", TOKEN: "t0ken", EMPTY: "" };

describe("the client's variables", () => {
  test.each([
    ["${TOKEN}", "t0ken"],
    ["${env:TOKEN}", "t0ken"],
    ["{env:TOKEN}", "t0ken"],
    ["Bearer ${TOKEN}!", "Bearer t0ken!"],
    ["${MISSING:-http://a:b@c}", "http://a:b@c"],
    ["${EMPTY:-other}", "other"],
    ["${TOKEN:-other}", "t0ken"],
    ["${userHome}/x", "/home/ada/x"],
    ["no $TOKEN, no %TOKEN%", "no $TOKEN, no %TOKEN%"],
  ])("%s becomes %s", (text, resolved) => {
    expect(resolveVariables(text, environment)).toMatchObject({ text: resolved, unresolved: [] });
  });

  test.each([
    "${MISSING}",
    "${input:token}",
    "${{ secrets.TOKEN }}",
    "${workspaceFolder}",
    "${__proto__}",
    "${constructor}",
  ])("%s, which has no value here, stays and is told", (text) => {
    expect(resolveVariables(`<${text}>`, environment)).toEqual({ text: `<${text}>`, values: [], unresolved: [text] });
  });

  test("are filled in once: a value that looks like a variable is only text", () => {
    expect(resolveVariables("${A}", { A: "${TOKEN}", TOKEN: "t0ken" }).text).toBe("${TOKEN}");
  });
});
