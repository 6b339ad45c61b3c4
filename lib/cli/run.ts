import { showHidden } from "@/lib/core/text/visible";
import type { Command } from "./command";
import { EXIT, Failure } from "./exit";
import type { Io } from "./io";
import { VERSION } from "./version";

const CLASSIFY_HELP = `Usage: trefoil classify [--profile-servers] [--evidence] [--overrides FILE] [--without-labelled] < tools.jsonl

Reads one tool a line as {"id","server":{"name",…},"tool":{"name",…}} and writes its three verdicts, one line each.

  --profile-servers         read everything first, and judge each tool in the light of its whole server; takes at most
                            200,000 lines of 256 million characters together, and says so when there are more
  --evidence                say why: what was read for and against, and what would change the verdict
  --overrides FILE          verdicts that people decided, as exported by the app; one bad entry and nothing is judged
  --without-labelled        judge as if no tool were known: by its texts alone, as the published accuracy does

Exit codes: 0, or 1 when a line could not be read; its error stands in its place.
`;

const EXPLAIN_HELP = `Usage: trefoil explain SIGNAL

Says what a signal looks for and why. Without a name it lists them all.
`;

/** Every command, loaded when it is called. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  scan: async () => (await import("./commands/scan")).default,
  report: async () => (await import("./commands/report")).default,
  fix: async () => (await import("./commands/fix")).default,
  least: async () => (await import("./commands/least")).default,
  lock: async () => (await import("./commands/lock")).default,
  verify: async () => (await import("./commands/verify")).default,
  accept: async () => (await import("./commands/accept")).default,
  diff: async () => (await import("./commands/diff")).default,
  lint: async () => (await import("./commands/lint")).default,
  known: async () => (await import("./commands/known")).default,
  audit: async () => (await import("./commands/audit")).default,
  classify: async () => ({
    summary: "judge tools one a line, from standard input",
    help: CLASSIFY_HELP,
    run: (await import("./commands/classify")).run,
  }),
  explain: async () => ({
    summary: "say what a signal looks for, and why",
    help: EXPLAIN_HELP,
    run: (await import("./commands/explain")).run,
  }),
};

/** Does what the arguments say and returns the exit code. Whatever goes wrong is said in words and as one line of JSON. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    const failure =
      error instanceof Failure
        ? error
        : new Failure(
            `Trefoil failed: ${error instanceof Error ? error.message : "for an unknown reason"}`,
            EXIT.internal,
          );
    const message = showHidden(failure.message);
    io.stderr.write(`${message}\n${JSON.stringify({ error: { code: failure.code, message } })}\n`);
    return failure.code;
  }
}

async function dispatch([word, ...rest]: readonly string[], io: Io): Promise<number> {
  if (word === "--version" || word === "-V") return say(io, `${VERSION}\n`);
  const isHelp = word === "help" || word === "--help" || word === "-h";
  if (word === undefined || (isHelp && rest.length === 0)) {
    const overview = await describeAll();
    if (isHelp) return say(io, overview);
    io.stderr.write(overview);
    return EXIT.usage;
  }
  const name = isHelp ? rest[0]! : word;
  if (!Object.hasOwn(COMMANDS, name))
    throw new Failure(`There is no command “${name}”. There are: ${Object.keys(COMMANDS).join(", ")}.`);
  const command = await COMMANDS[name]!();
  if (isHelp || rest.includes("--help") || rest.includes("-h")) return say(io, command.help);
  return command.run(rest, io);
}

async function describeAll(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(10)}${(await load()).summary}\n`),
  );
  return `Trefoil ${VERSION}: looks for the lethal trifecta in the tools of an agent session.\n\nUsage: trefoil COMMAND [arguments]\n\n${lines.join("")}\nEach has --help. Standard output is data, standard error is talk.\n`;
}

function say(io: Io, text: string): number {
  io.stdout.write(text);
  return EXIT.ok;
}
