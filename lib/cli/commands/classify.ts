import { createInterface } from "node:readline";
import { loadKnown } from "../../core/classification/reviewed/load";
import type { Override } from "../../core/model/verdict";
import { judgeAlone, judgeTogether } from "../classify/judge-lines";
import { parseLine } from "../classify/tool-line";
import { readArguments, type Command } from "../command";
import { Failure } from "../exit";
import type { Io } from "../io";
import { readDecided } from "../read-decided";

const help = `Usage: trefoil classify [--profile-servers] [--evidence] [--overrides FILE] [--without-labelled] < tools.jsonl

Reads one tool per line as {"id","server":{"name",…},"tool":{"name",…}} and writes its three verdicts on one line.

  --profile-servers         read everything first, and judge each tool in the context of its whole server; reads at most
                            200,000 lines with 256 million characters in total, and fails if there are more
  --evidence                explain: the evidence for and against, and what would change the verdict
  --overrides FILE          verdicts that people overrode, as exported by the app; with a bad entry nothing is judged
  --without-labelled        judge every tool by its texts alone, as for the published accuracy, even if it is known

Exit codes: 0; 1 when a line could not be read, and an error was written in its place; 2 wrong usage.
`;

/**
 * Reads one tool per line and writes one classification per line, in the same order. For a bad line the error is written, and the exit
 * code is then 1. With `--profile-servers` everything is read first and each server is profiled from its first `LIMITS.profileTools`
 * lines; only the raw lines, which are bounded, and one profile per server are kept in memory.
 */
async function run(args: string[], io: Io): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      "profile-servers": { type: "boolean", default: false },
      evidence: { type: "boolean", default: false },
      overrides: { type: "string" },
      "without-labelled": { type: "boolean", default: false },
    },
  });
  const known = values["without-labelled"] ? undefined : await loadKnown();
  const options = { known, evidence: values.evidence };
  const decided = byServer(values.overrides === undefined ? [] : await readDecided(io, values.overrides));
  const lines = createInterface({ input: io.stdin, crlfDelay: Infinity });
  let bad = 0;
  const say = async (answer: object) => {
    if ("error" in answer) bad++;
    if (!io.stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise<void>((resolve) => io.stdout.once("drain", resolve));
  };
  if (values["profile-servers"]) {
    for (const answer of judgeTogether(await readAll(lines), decided, options)) await say(answer);
  } else {
    for await (const text of lines) if (text.trim() !== "") await say(judgeAlone(parseLine(text), decided, options));
  }
  return bad > 0 ? 1 : 0;
}

function byServer(overrides: readonly Override[]): Map<string, Override[]> {
  const decided = new Map<string, Override[]>();
  for (const override of overrides) {
    const known = decided.get(override.server);
    if (known) known.push(override);
    else decided.set(override.server, [override]);
  }
  return decided;
}

/** The most that `--profile-servers` holds; a typical tool takes about 1,300 characters. */
const MOST_LINES = 200_000;
const MOST_CHARACTERS = 256_000_000;

async function readAll(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  let room = MOST_CHARACTERS;
  for await (const text of lines) {
    if (text.trim() === "") continue;
    room -= text.length;
    if (all.length === MOST_LINES || room < 0)
      throw new Failure(
        `--profile-servers reads all of its input first, at most ${MOST_LINES.toLocaleString("en")} lines with ${MOST_CHARACTERS / 1e6} million characters in total. Pass the tools of fewer servers at a time, or omit the option.`,
      );
    all.push(text);
  }
  return all;
}

const classify: Command = { help, run };
export default classify;
