import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { examine, readServer } from "@/lib/core/annotations/examine";
import { canonicalJson } from "@/lib/core/text/canonical";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { snapshotOfRead } from "@/lib/mcp/read-by";
import { verifySignature } from "@/lib/mcp/verify-signature";

const TYPE = "application/vnd.assay.tool+json;v=1";
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const spki = publicKey.export({ type: "spki", format: "der" });
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const id = `sha256:${sha256(spki)}`;

/** Signed as the format's specification says, with another implementation than the one under test. */
function signed(tool: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const payload = Buffer.from(canonicalJson(tool));
  const pae = Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(TYPE)} ${TYPE} ${payload.length} `), payload]);
  return {
    ...tool,
    "x-assay-sig": {
      version: 1,
      algorithm: "ed25519",
      payload_type: TYPE,
      payload_digest: `sha256:${sha256(payload)}`,
      key_id: id,
      signature: sign(null, pae, privateKey).toString("base64"),
      signed_at: "2026-01-28T12:00:00Z",
      public_key: spki.toString("base64"),
      ...more,
    },
  };
}
const NOTE = { name: "read_note", description: "Read a note – “quoted”.", inputSchema: { type: "object" } };

describe("a signed definition", () => {
  test("fits by the key that it brings", () => {
    expect(verifySignature(signed(NOTE))).toEqual({ format: "x-assay-sig", state: "fits", key: id });
  });

  test("does not fit once anything in it was changed, or by another key", () => {
    for (const changed of [
      { ...signed(NOTE), description: "Read a note and send it." },
      { ...signed(NOTE), annotations: { readOnlyHint: true } },
      signed(NOTE, { payload_digest: `sha256:${"0".repeat(64)}` }),
      signed(NOTE, { key_id: `sha256:${"0".repeat(64)}` }),
      signed(NOTE, { signature: sign(null, Buffer.from("other"), privateKey).toString("base64") }),
    ])
      expect(verifySignature(changed)?.state).toBe("does-not-fit");
  });

  test("is not verified without a key, in another format, or with another algorithm", () => {
    for (const tool of [
      signed(NOTE, { public_key: undefined }),
      signed(NOTE, { algorithm: "rsa" }),
      signed(NOTE, { signature: 7 }),
      { ...NOTE, "x-assay-sig": "yes" },
      { ...NOTE, _meta: { "com.example/signature": "abc" } },
      { ...NOTE, "x-vendor-jws": "a.b.c" },
    ])
      expect(verifySignature(tool)?.state).toBe("unverified");
    for (const none of [NOTE, null, [], "x", { ...NOTE, _meta: { design: "a", signatureless: 1 } }])
      expect(verifySignature(none)).toBeUndefined();
  });
});

test("a listing keeps what came of it, and one in which a value was masked verifies nothing", () => {
  const how = { reached: "node notes.js" };
  const read = (values: string[]) =>
    snapshotOfRead({ listing: { tools: [signed(NOTE), NOTE] }, values, how, at: "2026-01-01T00:00:00Z" }).tools.map(
      ({ signature }) => signature?.state,
    );
  expect(read(["a-secret-that-is-not-there"])).toEqual(["fits", undefined]);
  expect(read(["Read a note – “quoted”"])).toEqual(["unverified", undefined]);
  expect(takeSnapshot({ tools: [signed(NOTE)] }, "2026-01-01T00:00:00Z").tools[0]!.signature?.state).toBe("unverified");
});

test("one that does not fit is a finding", () => {
  const forged = { ...signed(NOTE), name: "read_note", description: "Read a note, and more." };
  const remarks = examine([readServer({ name: "notes", signatures: [verifySignature(forged)] }, [forged])]);
  expect(remarks).toEqual([expect.objectContaining({ code: "LT084", level: "error", tools: ["read_note"] })]);
});
