import { expect, test } from "vitest";
import { withoutCredentials } from "@/lib/mcp/open-address";

test.each([
  ["https://{{secret:url.user}}@h.example/mcp", "https://h.example/mcp"],
  ["https://ada:lovelace@h.example/mcp?a=1#there", "https://h.example/mcp?a=1#there"],
  ["https://h.example/mcp?key={{secret:url.query.key}}&a=1&b=${TOKEN}", "https://h.example/mcp?a=1"],
  ["https://h.example/mcp?key={{secret:url.query.key}}", "https://h.example/mcp"],
  ["https://h.example/@scope/mcp?mail=a@b", "https://h.example/@scope/mcp?mail=a@b"],
])("asked anonymously, %s is %s, without its headers", (url, bare) => {
  expect(withoutCredentials({ kind: "http", url, headers: ["Authorization"] })).toEqual({
    kind: "http",
    url: bare,
    headers: [],
  });
});
