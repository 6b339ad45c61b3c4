import { describe, expect, test } from "vitest";
import { readBody } from "@/lib/shares/answer";
import { requestText } from "@/lib/request-text";
import * as z from "zod";

/** A body that comes in pieces; `pulled` counts them, and whether the sender was told to stop. */
function arriving(pieces: number, bytes: number) {
  const seen = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.pulled++ < pieces) controller.enqueue(new Uint8Array(bytes).fill(97));
        else controller.close();
      },
      cancel: () => void (seen.cancelled = true),
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://127.0.0.1/api/shares", { method: "POST", body, duplex: "half" } as RequestInit);
  return { request, seen };
}

describe("the body of a request", () => {
  test("is read whole up to its limit, with letters that fall between two pieces", async () => {
    const [first, second] = [new Uint8Array([0x61, 0xe2, 0x82]), new Uint8Array([0xac])];
    const body = new Blob([first, second]).stream();
    const request = new Request("http://127.0.0.1/", { method: "POST", body, duplex: "half" } as RequestInit);
    expect(await requestText(request, 4)).toBe("a\u20ac");
    expect(await requestText(new Request("http://127.0.0.1/"), 4)).toBe("");
  });

  test.each([
    ["10 MB", 10],
    ["200 MB", 200],
  ])("of %s is refused after three, and the sender is told to stop", async (_, megabytes) => {
    const { request, seen } = arriving(megabytes * 10, 100_000);
    await expect(readBody(request, z.unknown())).rejects.toMatchObject({ status: 413 });
    expect(seen.pulled).toBe(31);
    expect(seen.cancelled).toBe(true);
  });

  test("that says that it is too long is not begun", async () => {
    const { request, seen } = arriving(1, 10);
    request.headers.set("content-length", "200000000");
    expect(await requestText(request, 3_000_000)).toBeUndefined();
    expect(seen.pulled).toBe(0);
  });
});
