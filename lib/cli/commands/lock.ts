import { lockOf } from "@/lib/core/lock/lock";
import { readArguments, type Command } from "../command";
import { EXIT } from "../exit";
import { writeText } from "../files";
import type { Io } from "../io";
import { judge } from "../judge";
import { refuseUnseen } from "../refuse-unseen";
import { SESSION_HELP, SESSION_OPTIONS } from "../session-options";

export const LOCK_FILE = "trefoil.lock.json";

const help = `Usage: trefoil lock [CONFIG...] [options]

Records a session as it was agreed on: the digest and the legs of every tool, but no texts. Commit the file, and run
"trefoil verify" to see what has changed since.

${SESSION_HELP}
Output
  -o, --output FILE         where to write it (default: ${LOCK_FILE}); - for standard output
  --allow-incomplete        lock even if a server could not be seen

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
