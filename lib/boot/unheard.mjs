/**
 * Has this process go on although nobody reads what it says any more, since its pipe was closed or its terminal is gone. Without a listener each
 * line that cannot be written is a fault, which is written down in a line of its own, and so on for ever.
 */
export function goOnUnheard() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
