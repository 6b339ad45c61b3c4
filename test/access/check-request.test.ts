import { describe, expect, test } from "vitest";
import { checkRequest, type RequestProvenance } from "@/lib/access/check-request";
import { ownHosts } from "@/lib/access/own-hosts";

const OWN = ownHosts("127.0.0.1", 3210);
const request = (over: Partial<RequestProvenance>): RequestProvenance => ({
  method: "GET",
  host: "127.0.0.1:3210",
  origin: null,
  fetchSite: null,
  fetchMode: null,
  fetchDest: null,
  bringsProof: false,
  ...over,
});
const refused = (over: Partial<RequestProvenance>, own = OWN) => checkRequest(request(over), own) !== null;

describe("the host", () => {
  test.each(["127.0.0.1:3210", "localhost:3210", "LocalHost:3210", "[::1]:3210"])("%s is the app's own", (host) => {
    expect(refused({ host })).toBe(false);
  });
  test.each([
    null,
    "",
    "evil.example:3210",
    "127.0.0.1",
    "127.0.0.1:3211",
    "localhost.:3210",
    "127.0.0.1:3210.evil.example",
    "0.0.0.0:3210",
    "192.168.0.7:3210",
  ])("%s is not", (host) => {
    expect(refused({ host })).toBe(true);
  });
  test("that the user listens on is the app's own as well", () => {
    expect(refused({ host: "box.lan:80" }, ownHosts("box.lan", 80))).toBe(false);
    expect(refused({ host: "box.lan" }, ownHosts("box.lan", 80))).toBe(false);
    expect(refused({ host: "[fd00::5]:3210" }, ownHosts("fd00::5", 3210))).toBe(false);
  });
  test("of an app that listens everywhere is an address of this machine, never a name that DNS could rebind", () => {
    const own = ownHosts("0.0.0.0", 3210);
    expect(refused({ host: "evil.example:3210" }, own)).toBe(true);
    expect(own.every((host) => /^(localhost|\[[0-9a-f:.]+\]|[0-9.]+):3210$/.test(host))).toBe(true);
  });
});

describe("the origin", () => {
  test("of a change must be the very address that was asked", () => {
    expect(refused({ method: "POST", origin: "http://127.0.0.1:3210" })).toBe(false);
    for (const origin of [
      "null",
      "http://localhost:3210",
      "https://127.0.0.1:3210",
      "http://127.0.0.1",
      "http://127.0.0.1:3210.evil.example",
      "https://evil.example",
    ]) {
      expect(refused({ method: "POST", origin }), origin).toBe(true);
      expect(refused({ method: "GET", origin }), `${origin}, reading`).toBe(true);
    }
  });
  test("may be missing only when the browser vouches that our own page asked", () => {
    expect(refused({ method: "POST", fetchSite: "same-origin" })).toBe(false);
    for (const fetchSite of [null, "none", "same-site", "cross-site"])
      expect(refused({ method: "POST", fetchSite })).toBe(true);
  });
  test("counts for every method that is not a plain read", () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])
      expect(refused({ method }), method).toBe(true);
  });
});

describe("another site", () => {
  test("may link here", () => {
    for (const fetchSite of ["same-site", "cross-site"])
      expect(refused({ fetchSite, fetchMode: "navigate", fetchDest: "document" })).toBe(false);
  });
  test.each([
    ["frame us", "navigate", "iframe"],
    ["embed us", "navigate", "object"],
    ["load our pictures", "no-cors", "image"],
    ["load our scripts", "no-cors", "script"],
    ["read our answers", "cors", "empty"],
  ])("may not %s", (_what, fetchMode, fetchDest) => {
    for (const fetchSite of ["same-site", "cross-site"])
      expect(refused({ fetchSite, fetchMode, fetchDest })).toBe(true);
    expect(refused({ fetchSite: "same-origin", fetchMode, fetchDest })).toBe(false);
  });
});
