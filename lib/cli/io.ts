import { decodeText } from "@/lib/core/text/decode";

/** Where text is written: as much of a stream as a command needs. */
export type Out = {
  write(text: string | Uint8Array): boolean;
  once(event: "drain", listener: () => void): unknown;
  isTTY?: boolean;
};

/** The world as a command sees it, so that a test can pass another one. Standard output is for data, standard error for messages. */
export type Io = {
  stdin: NodeJS.ReadableStream;
  stdout: Out;
  stderr: Out;
  readFile(path: string): Promise<string>;
  readBytes(path: string): Promise<Uint8Array>;
  writeFile(path: string, text: string | Uint8Array): Promise<void>;
  env: Record<string, string | undefined>;
  /** Aborted when the person gives up; then what was started is ended. */
  signal?: AbortSignal;
  /** Gives up on output that nobody has read, so that it does not keep the process alive. */
  abandonOutput?(): void;
};

/** Everything on standard input, as text. */
export async function readStdin(io: Io): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of io.stdin) chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : (chunk as Buffer));
  return decodeText(Buffer.concat(chunks));
}
