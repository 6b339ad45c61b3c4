import { saySince } from "../../../text/say-since";
import { count } from "../../../text/say-verdict";
import { list, paragraph } from "../blocks";
import { defineSection } from "../define";

const MOST_CHANGES = 8;

/** What changed since the last report: what a returning reader wants to know next. */
export default defineSection({
  id: "since",
  title: "Since the last report",
  write({ report: { since } }) {
    if (!since) return [];
    const { headline, lines } = saySince(since);
    const left = lines.length - MOST_CHANGES;
    return [
      paragraph(headline),
      ...(lines.length > 0
        ? [
            list([
              ...lines.slice(0, MOST_CHANGES).map(({ mark, what }) => `${mark} ${what}`),
              ...(left > 0 ? [`${count(left, "more change")} in the JSON report`] : []),
            ]),
          ]
        : []),
    ];
  },
});
