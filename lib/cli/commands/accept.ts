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

Accepts a finding until a given day, in the name of a person who is responsible for it. Reports go on showing it, as
accepted and never as fixed. "trefoil scan --accepted FILE" does not fail because of it until that day is over.

  REPORT                    a report made with --format json
  IDENTITY                  the finding: its fingerprint in the report, or at least the first eight characters of it
  --until DATE              the last day on which it is accepted, such as 2027-03-31
  --owner NAME              who is responsible for it
  --reason TEXT             why it is acceptable
  -o, --output FILE         the list to add it to (default: ${ACCEPTED_FILE})

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
    throw new Failure("Name a report and one finding, by at least the first eight characters of its fingerprint.");
  const read = readReport(await readText(io, path));
  if (!read.ok) throw new Failure(`${shownPath(path)}: ${read.problem}`);
  const found = read.report.findings.filter((finding) => finding.fingerprint.startsWith(identity));
  if (found.length !== 1)
    throw new Failure(
      found.length === 0
        ? `No fingerprint in ${shownPath(path)} begins with ${identity}.`
        : `${found.length} fingerprints begin with ${identity}; give more characters.`,
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
    throw new Failure(`--${accepted.error.issues[0]!.path.join(".")} is missing or invalid; see --help.`);
  const others = (await readExisting(io, values.output)).filter((one) => one.fingerprint !== finding.fingerprint);
  await writeText(io, values.output, writeAcceptances([...others, accepted.data]));
  return EXIT.ok;
}

/** The findings accepted so far. A list that does not exist yet is empty; one that cannot be read is never overwritten. */
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
