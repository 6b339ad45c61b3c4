import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLoopbackName, refuseAddress, refuseUrl } from "@/lib/mcp/guard";

describe("addresses that may be asked", () => {
  test.each([
    "https://example.com/mcp",
    "https://1.1.1.1/",
    "https://[2606:4700::1111]/",
    "http://localhost:3000/",
    "http://127.0.0.1/",
    "http://127.9.9.9/",
    "http://[::1]:80/",
    "http://app.localhost/",
    "http://LOCALHOST./",
  ])("%s", (url) => {
    expect(refuseUrl(new URL(url))).toBeNull();
  });
});

describe("addresses that are refused", () => {
  test.each([
    "http://example.com/",
    "https://10.0.0.1/",
    "https://172.16.5.4/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.100.100.200/",
    "https://0.0.0.0/",
    "https://255.255.255.255/",
    "https://224.0.0.1/",
    "https://[fe80::1]/",
    "https://[fd00:ec2::254]/",
    "https://[::ffff:169.254.169.254]/",
    "https://[64:ff9b::a9fe:a9fe]/",
    "https://[2002:a9fe:a9fe::]/",
    "https://2852039166/",
    "https://0xa9fea9fe/",
    "https://0251.0376.0251.0376/",
    "file:///etc/passwd",
    "ws://example.com/",
  ])("%s", (url) => {
    expect(refuseUrl(new URL(url))).toMatch(/\.$/);
  });

  test("are named by their own name only when a person allows them", () => {
    expect(refuseUrl(new URL("https://10.0.0.1/"), { allowedHosts: ["10.0.0.1"] })).toBeNull();
    expect(refuseUrl(new URL("http://intranet.example/"), { allowedHosts: ["INTRANET.example"] })).toBeNull();
    expect(refuseUrl(new URL("https://10.0.0.2/"), { allowedHosts: ["10.0.0.1"] })).not.toBeNull();
  });
});

test("a public name never leads to a private address", () => {
  const privately = fc
    .oneof(
      fc.tuple(fc.constant(10), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(127), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
    )
    .map((parts) => parts.join("."));
  fc.assert(
    fc.property(privately, fc.boolean(), (address, mapped) => {
      expect(refuseAddress("tools.example", mapped ? `::ffff:${address}` : address)).toContain(address);
    }),
  );
});

test("only names of this computer are taken for it", () => {
  expect(["localhost", "a.localhost", "127.0.0.1", "[::1]", "::ffff:127.0.0.1"].every(isLoopbackName)).toBe(true);
  expect(["localhost.example", "127.0.0.1.example", "notlocalhost", "0.0.0.0"].some(isLoopbackName)).toBe(false);
});
