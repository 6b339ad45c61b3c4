import { showHidden } from "@/lib/core/text/visible";
import { meant, type Command } from "./command";
import { COMMANDS } from "./commands";
import { EXIT, Failure } from "./exit";
import type { Io } from "./io";
import { withoutRunnerCommands } from "./runner-safe";
import { VERSION } from "./version";

/** Does what the arguments say and returns the exit code. Whatever goes wrong is said in words that begin with `trefoil:`. */
export async function run(argv: readonly string[], world: Io): Promise<number> {
  const io = withoutRunnerCommands(world);
  const { words, quiet } = takeQuiet(argv);
  try {
    return await dispatch(words, quiet ? { ...io, stderr: { ...io.stderr, write: () => true } } : io);
  } catch (error) {
    const failure =
      error instanceof Failure
        ? error
        : new Failure(
            `A fault of Trefoil: ${error instanceof Error ? error.message : "for an unknown reason"}`,
            EXIT.internal,
          );
    io.stderr.write(`trefoil: ${failure.message.split("\n").map(showHidden).join("\n")}\n`);
    return failure.code;
  }
}

/** `--quiet` works with every command, anywhere before `--`: no messages except about what went wrong. */
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
    throw new Failure(`There is no command “${name}”.${meant(name, names)} There are: ${names.join(", ")}.`);
  return (await COMMANDS[name]!.load()).default;
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(11)}${summary}\n`);
  return `Trefoil ${VERSION}: looks for the lethal trifecta in the tools of an agent session.\n\nUsage: trefoil COMMAND [arguments]\n\n${lines.join("")}\nEach has --help, and takes --quiet to say nothing but what went wrong. Standard output is data, standard\nerror is talk. NO_COLOR keeps both plain.\n`;
}

function say(io: Io, text: string): number {
  io.stdout.write(text);
  return EXIT.ok;
}
