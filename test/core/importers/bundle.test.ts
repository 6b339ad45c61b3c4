import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readBundle, readConfig } from "@/lib/core/importers";
import { declaredSnapshot } from "@/lib/core/importers/toolset";

const manifest = {
  manifest_version: "0.3",
  name: "näher",
  version: "1.0.0",
  server: {
    type: "node",
    entry_point: "server.js",
    mcp_config: { command: "node", args: ["${__dirname}/server.js", "${user_config.key}"] },
  },
  tools: [{ name: "keep_note", description: "Keeps a note." }],
  tools_generated: true,
};
const pack = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content]),
    ),
  );
const aBundle = () =>
  pack({
    "node_modules/big/index.js": "x".repeat(50_000),
    "manifest.json": JSON.stringify(manifest),
    "server.js": "process.exit(1)",
  });

describe("a bundle", () => {
  test("gives its server, variables unresolved, and the tools that its manifest declares", () => {
    const bundle = readBundle(aBundle());
    if (!bundle.ok) throw new Error(bundle.problem);
    const { importer, servers, declared } = readConfig("auto", bundle.text, "näher.mcpb");
    expect(importer).toBe("mcpb");
    expect(servers).toMatchObject([
      { name: "näher", transport: { command: "node", args: ["${__dirname}/server.js", "${user_config.key}"] } },
    ]);
    expect(declaredSnapshot("näher", declared["näher"]!, "2026-11-20T00:00:00.000Z")).toMatchObject({
      extent: "partial",
      extentReason: expect.stringContaining("not asked of the running server"),
      tools: [{ tool: { name: "keep_note" } }],
    });
  });

  test("whose list for Windows is whole is judged by that list", () => {
    const whole = {
      ...manifest,
      tools_generated: false,
      _meta: {
        "com.microsoft.windows": {
          static_responses: {
            "tools/list": { tools: [{ name: "keep_note", inputSchema: { type: "object" } }, { name: "burn_note" }] },
          },
        },
      },
    };
    expect(readConfig("mcpb", JSON.stringify(whole), "manifest.json").declared["näher"]!.tools).toHaveLength(2);
  });

  test.each<[string, () => Uint8Array, string]>([
    ["no ZIP file", () => strToU8("hello"), "is a ZIP file"],
    ["without a manifest", () => pack({ "a.txt": "a" }), "no manifest.json"],
    ["with its manifest in a folder", () => pack({ "x/manifest.json": "{}" }), "no manifest.json"],
    ["with two manifests", () => pack({ "manifest.json": "{}", "./manifest.json": "{}" }), "more than one"],
    ["whose manifest is a bomb", () => pack({ "manifest.json": new Uint8Array(40_000_000) }), "Nothing was unpacked"],
    ["broken off", () => aBundle().slice(0, 200), "cannot be unpacked"],
  ])("%s is refused in words", (_what, bytes, words) => {
    const bundle = readBundle(bytes());
    expect(bundle.ok ? "" : bundle.problem).toContain(words);
  });

  test("that lies about the size of its manifest takes no more memory than it said", () => {
    const bytes = pack({ "manifest.json": new Uint8Array(40_000_000) });
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const directory = bytes.findLastIndex(
      (byte, at) => byte === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2,
    );
    view.setUint32(directory + 24, 10, true);
    const bundle = readBundle(bytes);
    expect(bundle.ok ? bundle.text.length : 0).toBeLessThanOrEqual(10);
  });

  test("that is damaged anywhere never makes reading throw", () => {
    const whole = aBundle();
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (length, at, byte) => {
        const bytes = whole.slice(0, Math.max(length, 4));
        if (at < bytes.length) bytes[at] = byte;
        const bundle = readBundle(bytes);
        expect(bundle.ok ? "It was read. Whole." : bundle.problem).toMatch(/\. .+\.$/);
      }),
      { numRuns: 300 },
    );
  });
});
