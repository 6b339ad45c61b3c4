import { describeFix, fromReport } from "../../../exporters";
import { list, name, paragraph, type Block, type Words } from "../blocks";
import { defineSection } from "../define";

/** How to make the smallest change in the client that is the host, if that is known: lines for its files, and what is done by hand. */
export default defineSection({
  id: "client",
  title: "Appendix: in the client",
  appendix: true,
  write({ report }) {
    const [cut] = report.cuts.tools;
    const fix = cut && describeFix(fromReport(report), { remove: cut.remove }, report.session.host);
    if (!fix) return [];
    return [
      paragraph(
        `The smallest change of tools in ${fix.label}. Look up the names in the client before you rely on them; “trefoil fix” changes your own file and keeps the rest of it.`,
      ),
      ...fix.files.flatMap((file): Block[] => [
        paragraph([file.isSnippet ? "To add to " : "For ", name(file.place), ":"]),
        { kind: "lines", text: file.after },
      ]),
      ...fix.steps.flatMap(({ text, code }): Block[] => [
        list([text] satisfies Words[]),
        ...(code === undefined ? [] : [{ kind: "lines", text: code } as const]),
      ]),
    ];
  },
});
