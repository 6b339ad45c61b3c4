import type { ReportServer } from "../../../model/report-members";
import { serverLabel } from "../../../session/server-label";
import { sayTime } from "../../../text/say-date";
import { STATE_WORDS } from "../../../text/say-verdict";
import { shorten } from "../../../text/visible";
import { muted, name, type Words } from "../blocks";
import { defineSection } from "../define";

const REACH_LENGTH = 90;

/** The servers, whether they were seen, and their address or command. */
export default defineSection({
  id: "session",
  title: "The session",
  write: ({ report: { servers } }) => [
    {
      kind: "table",
      label: "Servers of the session",
      head: ["Server", "State", "Tools", "Reached by", "Version it reports"],
      widths: [22, 26, 8, 30, 14],
      numbers: [2],
      rows: servers.map((server) => ({
        off: server.off,
        cells: [nameOf(server, servers), stateOf(server), String(server.tools), reached(server), server.version ?? ""],
      })),
    },
  ],
});

/** With the place in a config, unless all are in one file, which the first page names. */
function nameOf(server: ReportServer, all: readonly ReportServer[]): Words {
  const { origin } = server;
  const files = new Set(all.flatMap((one) => one.origin?.file ?? []));
  if (files.size < 2 && origin?.line === undefined) return [name(serverLabel(server))];
  return [
    name(serverLabel(server)),
    ...(origin ? [muted(` ${origin.file}${origin.line === undefined ? "" : `:${origin.line}`}`)] : []),
  ];
}

function stateOf({ off, state, reason, at, trust }: ReportServer): Words {
  return [
    off ? "switched off" : STATE_WORDS[state],
    ...(reason ? [`: ${reason}`] : []),
    ...(at ? [muted(` ${sayTime(at)}`)] : []),
    ...(trust ? [muted(` Trusted by ${trust.by}: ${trust.reason}`)] : []),
  ];
}

function reached({ builtIn, reach, state }: ReportServer): Words {
  if (builtIn) return [muted("the host itself")];
  if (!reach && state === "unlisted") return "";
  if (!reach?.words) return [muted("tools given as a file")];
  return [name(shorten(reach.words, REACH_LENGTH)), ...(reach.pinned === false ? [muted(" no fixed version")] : [])];
}
