import { MOST_EXAMINED, MOST_EXAMINED_BYTES, MOST_EXAMINED_IN_ALL, type ExaminedInPart } from "@/lib/core/model/remark";
import { showHidden } from "@/lib/core/text/visible";
import { Notice } from "../ui/notice";

/** Servers that are named; the rest are counted. */
const NAMED = 6;

/** Says of which servers not all tools are examined, and why. */
export function PartlyExamined({ partly }: { partly: readonly ExaminedInPart[] }) {
  const named = partly
    .slice(0, NAMED)
    .map(
      ({ server, tools, examined }) =>
        `${showHidden(server)} (${examined.toLocaleString("en")} of ${tools.toLocaleString("en")} tools)`,
    );
  const more = partly.length - named.length;
  return (
    <Notice
      kind="info"
      title={
        partly.length === 1 ? "One server is only partly examined" : `${partly.length} servers are only partly examined`
      }
    >
      The rules look at the first {MOST_EXAMINED.toLocaleString("en")} tools of a server, and at{" "}
      {MOST_EXAMINED_IN_ALL.toLocaleString("en")} tools or {MOST_EXAMINED_BYTES / 1_000_000} MB of definitions of all
      servers together. Looked at are {named.join(", ")}
      {more > 0 && ` and ${more} more`}. The legs of all tools are judged.
    </Notice>
  );
}
