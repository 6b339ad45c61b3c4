import { CHANNEL_WORDS } from "../../../model/channel";
import { LEGS, LEG_WORDS } from "../../../model/leg";
import { shorten } from "../../../text/visible";
import { muted, name, paragraph, type ReportRow } from "../blocks";
import { defineSection } from "../define";
import { legCell } from "../leg-cell";

const MOST_CHANNELS = 2000;
const DESCRIPTION_LENGTH = 300;

/** Channels in and out that are not tools. */
export default defineSection({
  id: "channels",
  title: "Appendix: beside the tools",
  appendix: true,
  write({ report: { servers, channels } }) {
    if (channels.length === 0) return [];
    const off = new Set(servers.filter((server) => server.off).map((server) => server.name));
    return [
      paragraph(
        "Ways in and out that are no tools. What is open only to whoever runs a server is not counted unless somebody asks for it.",
        "muted",
      ),
      {
        kind: "table",
        label: "Ways in and out that are no tools",
        head: ["Channel", ...LEGS.map((leg) => LEG_WORDS[leg].title), "Counted"],
        widths: [38, 17, 17, 17, 11],
        rows: channels.slice(0, MOST_CHANNELS).map((one): ReportRow => {
          const { label, closing } = CHANNEL_WORDS[one.channel];
          const said = one.description ? ` ${shorten(one.description, DESCRIPTION_LENGTH)}` : "";
          return {
            off: one.off || off.has(one.server),
            cells: [
              [name(one.id), muted(` ${label}.${said} ${closing}`)],
              ...LEGS.map((leg) => legCell(leg, one[leg])),
              one.off ? (one.onRequest ? "not asked for" : "switched off") : "yes",
            ],
          };
        }),
      },
    ];
  },
});
