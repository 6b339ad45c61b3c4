import { showHidden } from "@/lib/core/text/visible";
import { meant, type Command } from "./command";
import { COMMANDS } from "./commands";
import { EXIT, Failure } from "./exit";
import type { Io } from "./io";
import { withoutRunnerCommands } from "./runner-safe";
import { VERSION } from "./version";

/** Runs the command that the arguments name and returns the exit code. Every error message begins with `trefoil:`. */
export async function run(argv: readonly string[], world: Io): Promise<number> {
  const io = withoutRunnerCommands(world);
  const { words, quiet } = takeQuiet(argv);
  try {
    return await dispatch(words, quiet ? { ...io, stderr: { ...io.stderr, write: () => true } } : io);
  } catch (error) {
    const failure =
      error instanceof Failure
        ? error
        : new Failure(`Internal error: ${error instanceof Error ? error.message : "unknown reason"}`, EXIT.internal);
    io.stderr.write(`trefoil: ${failure.message.split("\n").map(showHidden).join("\n")}\n`);
    return failure.code;
  }
}

/** `--quiet` works with every command, anywhere before `--`: it suppresses all messages except errors. */
function takeQuiet(argv: readonly string[]): { words: string[]; quiet: boolean } {
  const end = argv.indexOf("--");
  const isQuiet = (word: string, at: number) => (word === "--quiet" || word === "-q") && (end < 0 || at < end);
  return { words: argv.filter((word, at) => !isQuiet(word, at)), quiet: argv.some(isQuiet) };
}

async function dispatch([word, ...rest]: readonly string[], io: Io): Promise<number> {
  if (word === "--version" || word === "-V") return say(io, `${VERSION}\n`);
  const isHelp = word === "help" || word === "--help" || word === "-h";
  if (word === undefined || (isHelp && rest.length === 0)) {
    if (isHelp) return say(io, overview());
    io.stderr.write(overview());
    return EXIT.usage;
  }
  const command = await loadCommand(isHelp ? rest[0]! : word);
  if (isHelp || rest.includes("--help") || rest.includes("-h")) return say(io, command.help);
  return command.run(rest, io, COMMANDS);
}

async function loadCommand(name: string): Promise<Command> {
  const names = Object.keys(COMMANDS);
  if (!names.includes(name))
    throw new Failure(`There is no command “${name}”.${meant(name, names)} The commands are ${names.join(", ")}.`);
  return (await COMMANDS[name]!.load()).default;
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(11)}${summary}\n`);
  return `Trefoil ${VERSION}: finds the lethal trifecta in the tools of an agent session.\n\nUsage: trefoil COMMAND [arguments]\n\n${lines.join("")}\nEvery command takes --help, and --quiet to print no messages but errors. Results go to standard output,\nmessages to standard error. NO_COLOR turns colors off in both.\n`;
}

function say(io: Io, text: string): number {
  io.stdout.write(text);
  return EXIT.ok;
}
