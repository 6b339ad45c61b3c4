import { lockOf } from "@/lib/core/lock/lock";
import { readArguments, type Command } from "../command";
import { EXIT } from "../exit";
import { writeText } from "../files";
import type { Io } from "../io";
import { judge, refuseUnseen, SESSION_HELP, SESSION_OPTIONS } from "../judge";

export const LOCK_FILE = "trefoil.lock.json";

const help = `Usage: trefoil lock [CONFIG...] [options]

Writes down a session as it is agreed to: the digest and the legs of every tool, no texts. Commit the file, and let
"trefoil verify" tell what has changed since.

${SESSION_HELP}
What comes out
  -o, --output FILE         where to write it (default: ${LOCK_FILE}); - for standard output
  --allow-incomplete        lock although a server was not seen

Exit codes: 0; 2 for wrong usage; 3, 4 and 5 as for scan, and then nothing is written.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, tokens } = readArguments({
    args,
    allowPositionals: true,
    tokens: true,
    options: { ...SESSION_OPTIONS, output: { type: "string", short: "o", default: LOCK_FILE } },
  });
  const judged = await judge(io, { values, tokens });
  if (!values["allow-incomplete"]) refuseUnseen(judged);
  await writeText(io, values.output, `${JSON.stringify(lockOf(judged.report, judged.session), null, 2)}\n`);
  return EXIT.ok;
}

const lock: Command = { help, run };
export default lock;
