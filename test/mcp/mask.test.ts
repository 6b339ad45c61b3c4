import { describe, expect, test } from "vitest";
import { maskListing, maskValues } from "@/lib/mcp/mask";

const SECRET = 'pa"ss&word 9';

describe("a secret in a text of the server", () => {
  test.each([
    ["plain", `it is ${SECRET}!`],
    ["in JSON", JSON.stringify({ key: SECRET })],
    ["in a URL", `https://h/?q=${encodeURIComponent(SECRET)}`],
    ["in base64", `Basic ${Buffer.from(SECRET).toString("base64")}`],
  ])("%s is masked", (_where, text) => {
    const masked = maskValues(text, [SECRET]);
    expect(masked).toContain("••••••");
    for (const form of [SECRET, encodeURIComponent(SECRET), Buffer.from(SECRET).toString("base64").replace(/=+$/, "")])
      expect(masked).not.toContain(form);
  });

  test("longer values first, so that no rest of one is left", () => {
    expect(maskValues("token-long and token", ["token", "token-long"])).toBe("•••••• and ••••••");
  });

  test("values too short to be told from words are left", () => {
    expect(maskValues("a 1 on", ["1", "a", "on"])).toBe("a 1 on");
  });
});

describe("a secret in a listing", () => {
  test("is masked in names, values and keys at any depth, and the rest is as it was", () => {
    const listing = { tools: [{ name: "a", deep: [{ [SECRET]: SECRET, kept: 7 }] }], instructions: `use ${SECRET}` };
    expect(maskListing(listing, [SECRET])).toEqual({
      tools: [{ name: "a", deep: [{ "••••••": "••••••", kept: 7 }] }],
      instructions: "use ••••••",
    });
  });

  test.each(["production", "read", "https://gitlab.com/api/v4", "/home/ada/notes", "C:\\notes\\all", "true"])(
    "leaves the ordinary setting %s, since tools are judged by their words",
    (setting) => {
      const listing = { tools: [{ name: "a", description: `Works with ${setting}.` }] };
      expect(maskListing(listing, [setting])).toBe(listing);
    },
  );
});
