import type { Report } from "../../../model/report";
import { sayScope } from "../../../text/say-scope";
import { LIMITS, sayVerdict, verdictWords } from "../../../text/say-verdict";
import { defineFormat } from "../define";
import { findings, aboutTools } from "./findings";
import { say, section, wrap } from "./lines";
import { servers, beside, channels, reviews } from "./members";
import { cuts, split, gates, decided } from "./remedies";
import { compositions, legs, policies, sets, since } from "./verdict";

/** For terminals and mail: plain characters, no colour, nothing that moves the cursor. */
export default defineFormat({
  id: "text",
  label: "Plain text",
  use: "For a terminal or an email: no line is longer than 76 characters.",
  extension: "txt",
  mediaType: "text/plain; charset=utf-8",
  render: (report) => `${toLines(report).join("\n")}\n`,
});

function toLines(report: Report): string[] {
  const { icon, word } = verdictWords(report);
  const host = report.session.host === "none" ? "no host" : `host ${say(report.session.host)}`;
  return [
    ...wrap(`${icon} ${word.toUpperCase()}: ${say(report.session.name)}, ${host}`),
    "",
    ...since(report),
    ...wrap(sayVerdict(report)),
    ...report.verdict.bounds.flatMap((bound) => wrap(say(bound, 300))),
    "",
    ...legs(report),
    ...section("Lethal combinations", sets(report)),
    ...section("Further policies", policies(report)),
    ...section("Findings", findings(report)),
    ...section("Compositions of these servers", compositions(report)),
    ...section("What servers claim about their tools (claims; they change no verdict)", aboutTools(report)),
    ...section("Smallest cuts (any one leaves no trifecta, including what is uncertain)", cuts(report)),
    ...section("Split into safe sessions", split(report)),
    ...section("Servers", servers(report)),
    ...section("Beside servers", beside(report)),
    ...section("What people decided", decided(report)),
    ...section("Beside the tools", channels(report)),
    ...section("Compensating controls (reported beside the verdict; they never change it)", gates(report)),
    ...section("Reviews", reviews(report)),
    ...section(
      "What was checked",
      sayScope(report).flatMap((line) => wrap(say(line, 400), "  - ", "    ")),
    ),
    ...section(
      "Assumptions",
      LIMITS.flatMap((line) => wrap(line, "  - ", "    ")),
    ),
    ...section(
      "Left out of this copy",
      report.omitted.flatMap((line) => wrap(say(line, 300), "  - ", "    ")),
    ),
    "",
    `${report.product.name} ${say(report.product.version)}${report.at ? `, servers last listed ${say(report.at)}` : ""}`,
  ];
}
