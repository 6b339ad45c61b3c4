import { readReport } from "@/lib/core/reports/open";
import { readAcceptances, writeAcceptances } from "@/lib/core/reviews/acceptances";
import { AcceptanceSchema, type Acceptance } from "@/lib/core/model/review";
import { shorten, showHidden } from "@/lib/core/text/visible";
import { readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import { readText, shownPath, writeText } from "../files";
import type { Io } from "../io";

const ACCEPTED_FILE = "trefoil.accepted.json";

const help = `Usage: trefoil accept REPORT IDENTITY --until DATE --owner NAME --reason TEXT [-o FILE]

Takes a finding as it is, until a day, under the name of a person who answers for it. It stays in every report as
accepted, never as fixed; "trefoil scan --accepted FILE" does not fail because of it, and does again on the day after.

  REPORT                    a report made with --format json
  IDENTITY                  the finding: its fingerprint there, or at least its first eight characters
  --until DATE              the last day on which it is accepted, as 2027-03-31
  --owner NAME              who answers for it
  --reason TEXT             why it can stay
  -o, --output FILE         the list that it is added to (default: ${ACCEPTED_FILE})

Exit codes: 0; 2 for wrong usage.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      until: { type: "string" },
      owner: { type: "string" },
      reason: { type: "string" },
      output: { type: "string", short: "o", default: ACCEPTED_FILE },
    },
  });
  const [path, identity = ""] = positionals;
  if (path === undefined || positionals.length !== 2 || identity.length < 8)
    throw new Failure("Name a report and the identity of one finding, at least eight characters of it.");
  const read = readReport(await readText(io, path));
  if (!read.ok) throw new Failure(`${shownPath(path)}: ${read.problem}`);
  const found = read.report.findings.filter((finding) => finding.fingerprint.startsWith(identity));
  if (found.length !== 1)
    throw new Failure(
      found.length === 0
        ? `No finding in ${shownPath(path)} begins with ${identity}.`
        : `${found.length} findings begin with ${identity}; give more of it.`,
    );
  const finding = found[0]!;
  const accepted = AcceptanceSchema.safeParse({
    fingerprint: finding.fingerprint,
    finding: shorten(showHidden(finding.message), 600),
    owner: values.owner,
    reason: values.reason,
    until: values.until,
    at: new Date().toISOString(),
  });
  if (!accepted.success)
    throw new Failure(`--${accepted.error.issues[0]!.path.join(".")} is missing or not as it must be; see --help.`);
  const others = (await readExisting(io, values.output)).filter((one) => one.fingerprint !== finding.fingerprint);
  await writeText(io, values.output, writeAcceptances([...others, accepted.data]));
  return EXIT.ok;
}

/** A list that does not exist yet is an empty one; one that cannot be read is never overwritten. */
async function readExisting(io: Io, path: string): Promise<Acceptance[]> {
  let text: string;
  try {
    text = await io.readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new Failure(`Cannot read ${shownPath(path)}.`);
  }
  const read = readAcceptances(text);
  if (!read.ok) throw new Failure(`${shownPath(path)}: ${read.problem}`);
  return read.acceptances;
}

const accept: Command = { help, run };
export default accept;
