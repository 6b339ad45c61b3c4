/** The world as a command sees it, so that a test can hand it another one. Standard output is data, standard error is talk. */
export type Io = {
  stdin: NodeJS.ReadableStream;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  readFile(path: string): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  env: Record<string, string | undefined>;
};
