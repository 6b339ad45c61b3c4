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

/** One address of each special range, and at the edges of those with edges (RFC 6890 and its successors). */
const SPECIAL = [
  "0.0.0.0", "0.1.2.3", "10.0.0.0", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200", "100.127.255.255",
  "169.254.0.1", "169.254.169.254", "169.254.170.2", "172.16.0.1", "172.16.5.4", "172.31.255.255", "192.0.0.192",
  "192.168.0.1", "192.168.1.1", "192.168.255.255", "198.18.0.1", "198.19.255.255", "224.0.0.1", "239.255.255.250",
  "240.0.0.1", "255.255.255.255",
]; // prettier-ignore
const SPECIAL_V6 = [
  "::", "fe80::1", "febf::1", "fc00::1", "fd00::1", "fd00:ec2::254", "fdff:ffff::1", "ff02::1", "ff05::2", "2001:db8::1",
]; // prettier-ignore

/** Ways to write the same address that browsers and the URL standard read alike, or that carry it inside another one. */
function writingsOf(address: string): string[] {
  const parts = address.split(".").map(Number);
  const [a, b, c, d] = parts as [number, number, number, number];
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const high = (a * 256 + b).toString(16);
  const low = (c * 256 + d).toString(16);
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${whole.toString(16)}`,
    parts.map((part) => `0${part.toString(8)}`).join("."),
    parts.map((part) => `0x${part.toString(16)}`).join("."),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[64:ff9b::${high}:${low}]`,
    `[2002:${high}:${low}::]`,
  ];
}

describe("every special address in every way of writing it", () => {
  const all = [...SPECIAL.flatMap(writingsOf), ...SPECIAL_V6.map((address) => `[${address}]`)];

  test("there are more than 174 of them", () => {
    expect(new Set(all).size).toBeGreaterThanOrEqual(174);
  });

  test.each(all)("https://%s/ is refused", (host) => {
    expect(refuseUrl(new URL(`https://${host}/mcp`))).toMatch(/not a public address/);
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
