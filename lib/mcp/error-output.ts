import { megabytes, type Limits } from "./limits";

/** How many characters are kept of a line that has not ended yet. */
const LONGEST_LINE = 2_000;

/** What a command writes to its error output: its end is kept, and somebody may be told its lines. */
export class ErrorOutput {
  /** Called with each line. */
  onLine?: (line: string) => void;

  #tail = Buffer.alloc(0);
  #line = "";
  #bytes = 0;

  /** `tooBig` is called with what there was too much of. */
  constructor(
    private readonly limits: Limits,
    private readonly tooBig: (what: string) => void,
  ) {}

  /** Its end, without what npm says only because it was asked to. */
  get tail(): string {
    const text = this.#tail.toString("utf8").replace(/^�+/, "");
    return text.includes("npm http ")
      ? text
          .split("\n")
          .filter((line) => !line.startsWith("npm http "))
          .join("\n")
      : text;
  }

  read(chunk: Buffer): void {
    this.#bytes += chunk.length;
    this.#tail = Buffer.concat([this.#tail, chunk]).subarray(-this.limits.stderrTailBytes);
    if (this.onLine) this.#tellLines(chunk.toString("utf8"));
    if (this.#bytes > this.limits.stderrBytes)
      this.tooBig(`It wrote more than ${megabytes(this.limits.stderrBytes)} MB to its error output.`);
  }

  #tellLines(text: string): void {
    const lines = (this.#line + text).split(/[\r\n]/);
    // The beginning of a line says what it is; a line that never ends is not gathered.
    this.#line = lines.pop()!.slice(0, LONGEST_LINE);
    for (const line of lines) this.onLine?.(line);
  }
}
