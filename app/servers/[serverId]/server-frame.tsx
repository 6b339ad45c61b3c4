import type { ReactNode } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { ServerTabs } from "@/components/servers/server-tabs";
import { PageTitle } from "@/components/ui/page-title";
import { showHidden } from "@/lib/core/text/visible";
import { atAGlance } from "@/lib/jobs/judged/at-a-glance";
import type { StoredServer } from "@/lib/store/servers";

type Props = {
  server: StoredServer;
  /** What follows the server's name in the title. */
  part?: string;
  lead: string;
  children: ReactNode;
};

/** The frame of a page about one server: its name, what it holds, and links to its other pages. */
export function ServerFrame({ server, part, lead, children }: Props) {
  return (
    <>
      <PageTitle
        title={part === undefined ? showHidden(server.name) : `${showHidden(server.name)}: ${part}`}
        lead={lead}
        actions={<ServerLegs server={server} />}
      />
      <ServerTabs serverId={server.id} />
      {children}
    </>
  );
}

async function ServerLegs({ server }: { server: StoredServer }) {
  const { summary } = await atAGlance(server);
  if (!summary) return <span className="text-sm text-muted">legs unknown</span>;
  return (
    <span className="flex items-center gap-3">
      <LegPips legs={summary.legs} />
      <LevelBadge level={summary.level} />
    </span>
  );
}
