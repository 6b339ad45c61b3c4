/**
 * Compression as browsers and Node both have it. The pure core compiles without their types, so what is used of them
 * is named here.
 */
type Chunked = {
  readable: { getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array }>; cancel(): Promise<void> } };
  writable: { getWriter(): Writer };
};
type Writer = { ready: Promise<unknown>; write(chunk: Uint8Array): Promise<void>; close(): Promise<void> };
type World = {
  CompressionStream: new (format: "deflate-raw") => Chunked;
  DecompressionStream: new (format: "deflate-raw") => Chunked;
  TextDecoder: new (label: "utf-8", options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };
};
const world = globalThis as unknown as World;

export function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return pump(new world.CompressionStream("deflate-raw"), bytes, { slice: bytes.length || 1 });
}

/** Throws as soon as there are more than `most` bytes of output, whatever is still to come. */
export function inflate(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  return pump(new world.DecompressionStream("deflate-raw"), bytes, { slice: SLICE, most });
}

/** Throws on anything that is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new world.TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** Bytes. Deflate expands to at most about a thousand times its size (RFC 1951), and a slice is expanded completely before anybody can stop it. */
const SLICE = 1024;

/** Writes slice by slice, each after the previous one was consumed, so that little more is expanded than was read. */
async function feed(writer: Writer, bytes: Uint8Array, slice: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += slice) {
    await writer.ready;
    await writer.write(bytes.subarray(at, at + slice));
  }
  await writer.close();
}

async function pump(
  { readable, writable }: Chunked,
  bytes: Uint8Array,
  { slice, most = Number.POSITIVE_INFINITY }: { slice: number; most?: number },
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // The reader reports the same failure; a second, unhandled rejection would end the process.
  const written = feed(writer, bytes, slice).catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value!.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      throw new RangeError(`More than ${most} bytes`);
    }
    chunks.push(next.value!);
  }
  await written;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
