import { VARIABLES } from "@/lib/boot/variables.mjs";
import type { Command, Commands } from "../command";
import { EXIT } from "../exit";
import type { Io } from "../io";
import { VERSION } from "../version";

const help = `Usage: trefoil man

Writes the manual page: the --help of every command on one page. \`trefoil man | man -l -\` shows it.
`;

async function run(_: string[], io: Io, all: Commands): Promise<number> {
  const sections = await Promise.all(
    Object.entries(all).map(async ([name, { summary, load }]) => {
      const text = name === "man" ? help : (await load()).default.help;
      return `.SS ${name}\n${roff(summary)}.PP\n.nf\n${roff(text)}.fi\n`;
    }),
  );
  io.stdout.write(`.TH TREFOIL 1 "" "Trefoil ${VERSION}"
.SH NAME
trefoil \\- finds the lethal trifecta in the tools of an agent session
.SH SYNOPSIS
.B trefoil
.I COMMAND
[arguments]
.SH DESCRIPTION
Judges which tools of an agent session give access to private data, read what strangers wrote, or send data out,
and finds the smallest change that keeps the three apart. Tools are listed and never called; nothing is started without consent.
Results go to standard output, messages to standard error.
.SH COMMANDS
${sections.join("")}.SH ENVIRONMENT
${VARIABLES.filter(({ forCommands }) => forCommands)
  .map(({ name, about }) => `.TP\n.B ${name}\n${about}\n`)
  .join("")}`);
  return EXIT.ok;
}

/** Text escaped so that roff shows it literally. */
function roff(text: string): string {
  return text
    .trimEnd()
    .split("\n")
    .map(
      (line) =>
        `${line
          .replaceAll("\\", "\\e")
          .replaceAll("-", "\\-")
          .replace(/^([.'])/, "\\&$1")}\n`,
    )
    .join("");
}

const man: Command = { help, run };
export default man;
