import { expect, test } from "vitest";
import { localPath } from "@/lib/access/local-path";
import { contentSecurityPolicy } from "@/lib/access/policy";
import { signInPage } from "@/lib/access/refusals";
import { cookieValue, isSame } from "@/lib/access/token";

test("the cookie stands for one token and does not contain it", () => {
  expect(cookieValue("a".repeat(43))).toBe(cookieValue("a".repeat(43)));
  expect(cookieValue("a".repeat(43))).not.toBe(cookieValue("b".repeat(43)));
  expect(cookieValue("a".repeat(43))).not.toContain("aaaa");
});

test("only the same text is the same, whatever the lengths", () => {
  expect(isSame("token", "token")).toBe(true);
  for (const other of ["", "toke", "token ", "Token", "tokentoken"]) expect(isSame(other, "token")).toBe(false);
});

test.each([
  ["/servers/7?tab=tools", "/servers/7?tab=tools"],
  ["/share?a=1#s=v1", "/share?a=1"],
  ["/a/../b", "/b"],
  [null, "/"],
  ["", "/"],
  ["servers", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/x/..//evil.example", "/"],
  ["https://evil.example/", "/"],
  ["javascript:alert(1)", "/"],
])("the way on from %j is %j", (given, path) => {
  expect(localPath(given)).toBe(path);
});

test("the policy has no inline script, and eval only while developing", () => {
  const scripts = (development: boolean) => /script-src ([^;]*)/.exec(contentSecurityPolicy("n0nce", development))?.[1];
  expect(scripts(false)).toBe("'self' 'nonce-n0nce' 'strict-dynamic'");
  expect(scripts(true)).toBe("'self' 'nonce-n0nce' 'strict-dynamic' 'unsafe-eval'");
});

test("the sign-in page quotes a hostile path as text", () => {
  const html = signInPage(`/"><script>alert(1)</script>&'`, "n0nce");
  expect(html).not.toContain("<script");
  expect(html).toContain("%22%3E%3Cscript%3E");
});
