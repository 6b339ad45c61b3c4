import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { parse } from "shell-quote";
import { readOptions } from "@/lib/boot/options.mjs";
import { run } from "@/lib/cli/run";
import packageJson from "@/package.json";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FROM_FILE = path.join(ROOT, "test/fixtures/servers/from-file.mjs");

/** What the servers of the examples offer. */
const TOOLS: Record<string, unknown[]> = {
  mailbox: [
    { name: "read_message", description: "Returns one e-mail message of the user's mailbox with its text." },
    { name: "list_folders", description: "Lists the folders of the mailbox with the number of unread messages." },
  ],
  web: [
    {
      name: "fetch_page",
      description: "Fetches a web page by its address and returns its text.",
      inputSchema: { type: "object", properties: { url: { type: "string" } } },
    },
  ],
};
const CONFIG = {
  mcpServers: Object.fromEntries(
    Object.keys(TOOLS).map((name) => [name, { command: "npx", args: ["-y", `@example/${name}-mcp`] }]),
  ),
};

/** What reads the database or files by itself, instead of by what a command is handed. */
const NEEDS_MORE = /^(?:audit export|migrate|backup|restore|move|key|guard)\b|\/SKILL\.md\b/;

export type ExampleRun = { code: number; printed: string };

/** A folder in which the examples of a page are run, with the bundled examples and two small servers. */
export class Workshop {
  readonly folder = mkdtempSync(path.join(tmpdir(), "trefoil-handbook-"));

  constructor() {
    cpSync(path.join(ROOT, "public/examples"), this.at("public/examples"), { recursive: true });
    for (const [name, tools] of Object.entries(TOOLS)) writeFileSync(this.at(`${name}.json`), JSON.stringify(tools));
    this.put(".mcp.json", JSON.stringify(CONFIG));
  }

  at(file: string): string {
    return path.resolve(this.folder, file);
  }

  /** Writes a file that a page shows. Packages that only stand for others are the small servers. */
  put(file: string, text: string): void {
    const real = text.replaceAll(
      /"npx",(\s*)"args":(\s*)\["-y",\s*"@example\/(\w+)-mcp[^"]*"\]/g,
      (_, one: string, two: string, name: string) =>
        `${JSON.stringify(process.execPath)},${one}"args":${two}${JSON.stringify([FROM_FILE, this.at(`${name}.json`)])}`,
    );
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), real);
  }

  /** Runs one line of a shell as the handbook writes it: a command of Trefoil, of npm, or a start. Anything else is refused. */
  async line(line: string): Promise<ExampleRun & { expected: number }> {
    const parsed = parse(line);
    const comment = parsed
      .flatMap((part) => (typeof part === "object" && "comment" in part ? [part.comment] : []))
      .join("");
    const words = parsed.filter((part) => typeof part === "string");
    if (words.length !== parsed.length - (comment === "" ? 0 : 1))
      throw new Error(`Only plain commands are run: ${line}`);
    const expected = Number(/^ ?exit code (\d+)$/.exec(comment)?.[1] ?? 0);
    return { expected, ...(await this.#command(words)) };
  }

  async #command([program, ...rest]: readonly string[]): Promise<ExampleRun> {
    const isStart = program === "npx" && rest[0] === `./${packageJson.name}-${packageJson.version}.tgz`;
    if (isStart) return checkStart(rest.slice(1));
    if (program === "npm") return checkNpm(rest);
    if (program !== "trefoil") throw new Error(`The handbook shows a command that no test runs: ${program}`);
    return NEEDS_MORE.test(rest.join(" ")) ? this.#program(rest) : this.#trefoil(rest);
  }

  async #trefoil(args: readonly string[]): Promise<ExampleRun> {
    const said = { out: "", error: "" };
    const sink = (to: keyof typeof said) =>
      Object.assign(new Writable({ write: (chunk, _, done) => ((said[to] += String(chunk)), done()) }), {
        isTTY: false,
      });
    const code = await run([...args], {
      stdin: Readable.from([""]),
      stdout: sink("out"),
      stderr: sink("error"),
      readFile: (file) => readFile(this.at(file), "utf8"),
      readBytes: (file) => readFile(this.at(file)),
      writeFile: (file, text) => writeFile(this.at(file), text),
      env: { PATH: process.env["PATH"], HOME: this.folder },
    });
    return { code, printed: said.out + said.error };
  }

  /** As a person runs it: a process of its own in the folder, which is its home as well. */
  async #program(args: readonly string[]): Promise<ExampleRun> {
    const program = path.join(ROOT, "lib/boot/trefoil.mjs");
    return new Promise((resolve) =>
      execFile(
        process.execPath,
        [program, ...args],
        { cwd: this.folder, env: { ...process.env, HOME: this.folder } },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
      ),
    );
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** A start is not run, but its options have to be some. */
function checkStart(args: readonly string[]): ExampleRun {
  const read = readOptions(args.map((arg) => (/\.(json|ya?ml)$/.test(arg) ? path.join(ROOT, "package.json") : arg)));
  return read.ok ? { code: 0, printed: "" } : { code: 2, printed: read.problem };
}

/** Of npm's commands the scripts have to be there. */
function checkNpm(args: readonly string[]): ExampleRun {
  const [command = "", ...rest] = args.filter((arg) => arg !== "--silent");
  const script = command === "run" ? rest[0]! : command;
  if (!Object.hasOwn(packageJson.scripts, script)) throw new Error(`There is no npm script called ${script}.`);
  return script === "start" && rest[0] === "--" ? checkStart(rest.slice(1)) : { code: 0, printed: "" };
}
