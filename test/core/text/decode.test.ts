import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "@/lib/core/text/decode";

const CONFIG = '{"mcpServers":{"mail":{"command":"npx","args":["ä","日本"]}}}';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
  ["UTF-8", Buffer.from(CONFIG)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${CONFIG}`)],
  ["UTF-16, little end first", Buffer.from(`\ufeff${CONFIG}`, "utf16le")],
  ["UTF-16, big end first", swapped(Buffer.from(`\ufeff${CONFIG}`, "utf16le"))],
  ["UTF-16 without a mark", Buffer.from(CONFIG, "utf16le")],
  ["UTF-16 without a mark, big end first", swapped(Buffer.from(CONFIG, "utf16le"))],
])("%s is read", (_, bytes) => {
  expect(decodeText(bytes)).toBe(CONFIG);
});

test("any bytes give a text", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => typeof decodeText(bytes) === "string"));
});
