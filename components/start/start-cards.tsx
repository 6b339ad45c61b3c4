import { FileInput, FlaskConical, Link2, Plus, type Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { Outcome } from "@/lib/core/model/outcome";
import { ActionButton } from "./action-button";

type Props = {
  openDemo: () => Promise<Outcome<unknown>>;
  /** Configs of clients that exist on this machine, and the servers in them. */
  found: { files: number; servers: number };
};

/** The four ways in, for a workspace with nothing in it. */
export function StartCards({ openDemo, found }: Props) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <StartCard
        icon={FlaskConical}
        title="Try the demo"
        action={
          <ActionButton action={openDemo} working="Loading the demo" variant="solid">
            Load the demo
          </ActionButton>
        }
      >
        Five ready-made sessions, from lethal to clear, modelled on published incidents. Nothing is started and nothing
        fetched.
      </StartCard>
      <StartCard
        icon={FileInput}
        title="Import from my clients"
        action={<Go href="/servers/import">Choose a config</Go>}
      >
        Claude Desktop, Claude Code, Cursor and VS Code. {foundInWords(found)} Files are only ever read.
      </StartCard>
      <StartCard icon={Plus} title="Add a server" action={<Go href="/servers/add">Add a server</Go>}>
        A command, a URL, or the answer to <code className="font-mono text-[0.9em]">tools/list</code> pasted in. You see
        the whole command line before anything starts.
      </StartCard>
      <StartCard icon={Link2} title="Open a report or a link" action={<Go href="/share">Open a report</Go>}>
        Read what someone shared with you, frozen with its evidence. It opens in this browser and is sent nowhere.
      </StartCard>
    </div>
  );
}

function StartCard({
  icon: Icon,
  title,
  action,
  children,
}: {
  icon: Icon;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="flex flex-col gap-3 p-6">
      <div className="flex items-center gap-3">
        <Icon aria-hidden="true" className="size-5" />
        <CardTitle>{title}</CardTitle>
      </div>
      <p className="flex-1 text-muted">{children}</p>
      {action}
    </Card>
  );
}

function Go({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div>
      <Button asChild>
        <Link href={href}>{children}</Link>
      </Button>
    </div>
  );
}

function foundInWords({ files, servers }: Props["found"]): string {
  if (files === 0) return "None was found on this machine. You can choose or paste a file.";
  return `Found here: ${files === 1 ? "1 file" : `${files} files`} with ${servers === 1 ? "1 server" : `${servers} servers`}.`;
}
