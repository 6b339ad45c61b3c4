import { Transform } from "node:stream";

const NEWLINE = 10;
/** As much of a message that is too long as is needed to identify it. */
const KEPT = 200;

/**
 * Passes lines on, and drops those that are longer than `most` bytes while they arrive, so that no message can fill the memory. `refuse` is called with the JSON-RPC id of a dropped request, if its first or last bytes hold one.
 */
export class BoundedLines extends Transform {
  #line: Buffer[] = [];
  #length = 0;
  #first: Buffer = Buffer.alloc(0);
  #last: Buffer = Buffer.alloc(0);

  constructor(
    private readonly most: number,
    private readonly refuse: (id: string | number | undefined) => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer | string, _encoding: unknown, done: () => void): void {
    let rest = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      this.#take(rest.subarray(0, at + 1));
      this.#end();
      rest = rest.subarray(at + 1);
    }
    this.#take(rest);
    done();
  }

  #take(part: Buffer): void {
    if (part.length === 0) return;
    if (this.#first.length < KEPT) this.#first = Buffer.concat([this.#first, part.subarray(0, KEPT)]);
    this.#length += part.length;
    if (this.#length <= this.most) this.#line.push(part);
    else {
      this.#line = [];
      this.#last = Buffer.concat([this.#last, part.subarray(-KEPT)]).subarray(-KEPT);
    }
  }

  #end(): void {
    if (this.#length > this.most) this.refuse(idIn(this.#first.toString("utf8"), this.#last.toString("utf8")));
    else this.push(Buffer.concat(this.#line));
    this.#line = [];
    this.#length = 0;
    this.#first = this.#last = Buffer.alloc(0);
  }
}

const ID = String.raw`"id"\s*:\s*(\d{1,15}|"[^"\\]{0,100}")`;
const AT_START = new RegExp(String.raw`^\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?${ID}`);
const AT_END = new RegExp(String.raw`${ID}\s*\}\s*$`);

function idIn(first: string, last: string): string | number | undefined {
  const found = (AT_START.exec(first) ?? AT_END.exec(last))?.[1];
  return found === undefined ? undefined : (JSON.parse(found) as string | number);
}
