import type { ParseArgsConfig } from "node:util";
import { EXPORTERS, planOf, EFFECTS, type Wish } from "@/lib/core/exporters";
import type { GivenFiles } from "@/lib/core/exporters/fix/given-files";
import { makeFix, type FixedFile } from "@/lib/core/exporters/fix/make-fix";
import { GATEWAYS, UNASKED } from "@/lib/core/gateways";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import { readText, shownPath } from "../files";
import { chooseClient } from "../fix/choose-client";
import { CUTS, whatToLeaveOut } from "../fix/leave-out";
import { printFile, sayFix, writeFiles } from "../fix/show";
import { judgeNamed, readNamedReport } from "../fix/source";
import { tellGateway } from "../gateway";
import type { Io } from "../io";
import { dropped, NEED_HELP, readNeeded } from "../needed";
import { SESSION_HELP, SESSION_OPTIONS } from "../session-options";

/** Text wrapped at about a hundred characters, one line below the other. */
const wrapped = (words: readonly string[]): string =>
  words.join(", ").replaceAll(/(.{60,80}?, )/g, `$1\n${" ".repeat(28)}`);

const help = `Usage: trefoil fix [CONFIG...] [options]

Shows how to make a client leave tools out: prints the changes to its own files as a diff, and the steps that must be done
by hand. The files are only read; comments, order and unrelated entries stay as they are. Printed values are masked.

What to fix
  --client ID               the client (default: the one that the config belongs to): ${wrapped(EXPORTERS.map((one) => one.id))}
  --config FILE             the client's file with the servers (default: the first CONFIG)
  --settings FILE           its file with rules or permissions, where that is a separate file

Or a gateway, in its own format: which tools are allowed, which need a person's approval, which are refused
  --gateway ID              ${wrapped(GATEWAYS.map((one) => one.id))}.
                            Refused: tools that are left out or off, or that --policies does not allow. Approval needed:
                            tools that a person approves call by call, and tools that delete or overwrite. The rest is
                            allowed.
  --unasked DECISION        ${UNASKED.join(" or ")} tools that need approval, where the gateway cannot ask (default: deny)

What to leave out
  --cut KIND                the first of the cheapest cuts, of ${CUTS.join(", ")} (default: tools)
  --remove ID               instead: this server, or this tool as server/tool; may be repeated
${NEED_HELP.replace("  --need WHAT               a tool", "  --need WHAT               instead: every tool that is not needed. A tool")}  --part N                  instead: everything but the N-th part of the split
  --how EFFECT              ${EFFECTS.join(", ")}: not shown to the model, refused, or a person is asked (default: hide)
  --whole-servers           where a client cannot hide a single tool, switch off its server

${SESSION_HELP}
Or a report
  --report FILE             a JSON report, instead of configs and lists

Output
  -o, --output FILE         write the changed file here; if it ends in a slash, a folder for all changed files

Exit codes: 0; 2 for wrong usage; 5 when part of the fix could not be written to a given file, or an allowed tool has a
name that the gateway's format cannot express.
`;

const OPTIONS = {
  ...SESSION_OPTIONS,
  client: { type: "string" },
  gateway: { type: "string" },
  unasked: { type: "string", default: "deny" },
  config: { type: "string" },
  settings: { type: "string" },
  cut: { type: "string", default: "tools" },
  remove: { type: "string", multiple: true, default: [] as string[] },
  need: { type: "string", multiple: true, default: [] as string[] },
  part: { type: "string" },
  how: { type: "string", default: "hide" },
  "whole-servers": { type: "boolean", default: false },
  report: { type: "string" },
  output: { type: "string", short: "o" },
} satisfies ParseArgsConfig["options"];

async function run(args: string[], io: Io): Promise<number> {
  const { values, tokens } = readArguments({ args, allowPositionals: true, tokens: true, options: OPTIONS });
  const how = oneOf("--how", values.how, EFFECTS);
  const cut = oneOf("--cut", values.cut, CUTS);
  const [first] = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const path = values.config ?? first;
  const configText = path === undefined ? undefined : await readText(io, path);
  const unasked = oneOf("--unasked", values.unasked, UNASKED);
  const gateway =
    values.gateway === undefined
      ? undefined
      : oneOf(
          "--gateway",
          values.gateway,
          GATEWAYS.map((one) => one.id),
        );
  if (gateway !== undefined && values.client !== undefined)
    throw new Failure("Name a client with --client or a gateway with --gateway, not both.");
  const exporter = gateway === undefined ? chooseClient(values.client, configText, path) : undefined;
  if (values.report !== undefined && values.need.length > 0)
    throw new Failure(
      "--need sorts tools by their definitions, which a report does not hold: name configs or lists instead of --report.",
    );
  const { source, report, session, judged } =
    values.report === undefined ? await judgeNamed(io, values, tokens, path) : await readNamedReport(io, values.report);

  const wish: Wish = {
    how,
    wholeServers: values["whole-servers"],
    ...(judged && values.need.length > 0
      ? { remove: dropped(readNeeded(judged, values.need)) }
      : whatToLeaveOut(report, source, { cut, remove: values.remove, part: values.part })),
  };
  if (!exporter)
    return tellGateway(io, {
      gateway: gateway!,
      session,
      findings: report.findings,
      wish,
      unasked,
      output: values.output,
    });
  const given: GivenFiles = {
    ...(configText !== undefined && { config: { text: configText, fileName: path! } }),
    ...(values.settings !== undefined && {
      settings: { text: await readText(io, values.settings), fileName: values.settings },
    }),
  };
  const fix = makeFix(exporter, planOf(source, wish), given);

  const nameOf = (file: FixedFile) =>
    shownPath((file.role === "config" ? path : file.role === "settings" ? values.settings : undefined) ?? file.place);
  sayFix(io, fix);
  if (values.output === undefined) for (const file of fix.files) printFile(io, file, nameOf(file));
  else await writeFiles(io, values.output, fix.files, nameOf);
  return fix.problems.length > 0 ? EXIT.incomplete : EXIT.ok;
}

const fix: Command = { help, run };
export default fix;
