/**
 * The body of a request as text, counted while it arrives: undefined when it is longer than `most` bytes, and then no more of it is read.
 * A length that is told is believed only when it is too large.
 */
export async function requestText(request: Request, most: number): Promise<string | undefined> {
  if (Number(request.headers.get("content-length")) > most) return undefined;
  if (!request.body) return "";
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    if (bytes > most) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}
