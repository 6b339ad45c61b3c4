import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deflate, inflate } from "@/lib/core/share/streams";

const MB = 1024 * 1024;

test("what was packed unfolds to the same bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (bytes) => {
      expect(await inflate(await deflate(bytes), 5_000)).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test("a pack that would unfold to far more than is allowed is left as soon as that much came out", async () => {
  const bomb = new Uint8Array(deflateRawSync(Buffer.alloc(400 * MB)));
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 1);
  await expect(inflate(bomb, 16 * MB)).rejects.toThrow(RangeError);
  clearInterval(watch);
  expect(Math.max(most, process.memoryUsage().rss) - before).toBeLessThan(150 * MB);
});

test("a pack that is cut off is an error and not a shorter text", async () => {
  const packed = await deflate(new TextEncoder().encode("private, untrusted, egress ".repeat(200)));
  await expect(inflate(packed.subarray(0, packed.length - 4), MB)).rejects.toThrow();
});
