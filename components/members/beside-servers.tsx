import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { Level } from "@/lib/core/model/analysis";
import type { Session, SessionServer } from "@/lib/core/model/session";
import { clientLabel } from "@/lib/core/model/client";
import { COMPONENT_WORDS, type Component } from "@/lib/core/model/component";
import { sayComponent } from "@/lib/core/reports/beside-servers";
import { loads } from "@/lib/core/session/rules-in-force";
import { subAgentsOf, type SubAgent } from "@/lib/core/session/sub-agents";
import { switchesOf } from "@/lib/core/session/switches";
import { count } from "@/lib/core/text/say-verdict";
import { showHidden } from "@/lib/core/text/visible";

const LEVELS: Record<Level, string> = {
  lethal: "lethal",
  possible: "possibly lethal",
  "two-legs": "two legs of three",
  clear: "not lethal",
};

type Props = { session: Session; onTurn: (ids: string[], to: "on" | "off") => void };

/** Skills, plugins, agents, hooks and rules of a session: what each changes about permissions, runs and adds. Nothing if there are none. */
export function BesideServers({ session, onTurn }: Props) {
  const members = session.servers.filter(({ component }) => component);
  if (members.length === 0) return null;
  const agents = new Map(subAgentsOf(session).map((agent) => [agent.member, agent]));
  return (
    <section aria-labelledby="beside-servers" className="grid gap-3">
      <div>
        <CardTitle id="beside-servers">Beside servers</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          Read from files, and nothing of it was run. Rules that deny take tools away, rules that ask are compensating
          controls, and what is approved in advance takes such a control off.
        </p>
      </div>
      <Card className="p-0">
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <MemberRow
              key={member.name}
              member={member}
              counts={loads(member.component!, session.host)}
              agent={agents.get(member.name)}
              onLook={(agent) => onTurn(lostBy(session, agent), "off")}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

type RowProps = { member: SessionServer; counts: boolean; agent?: SubAgent; onLook: (agent: SubAgent) => void };

function MemberRow({ member: { component, origin, off }, counts, agent, onLook }: RowProps) {
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{showHidden(component!.title)}</span>
        <Badge>{COMPONENT_WORDS[component!.kind]}</Badge>
        {off && <Badge tone="outline">switched off</Badge>}
        {!counts && <Badge tone="dashed">not loaded by this host</Badge>}
      </p>
      {origin && <p className="font-mono text-xs text-muted wrap-anywhere">{showHidden(origin.file)}</p>}
      <ComponentFacts component={component!} />
      {agent && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {agent.inherits
              ? `It has all ${count(agent.of, "tool")} of the session: ${LEVELS[agent.level]}.`
              : `As a session of its own it has ${agent.tools} of ${count(agent.of, "tool")}: ${LEVELS[agent.level]}.`}
            {agent.unknown.length > 0 &&
              ` No tool here is called ${agent.unknown.slice(0, 5).map(showHidden).join(", ")}.`}
          </span>
          {!agent.inherits && (
            <Button size="small" variant="outline" onClick={() => onLook(agent)}>
              Look at its session
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

/** What a component says of itself, and what it does to a session. */
export function ComponentFacts({ component }: { component: Component }) {
  const sentences = sayComponent(component);
  return (
    <div className="grid gap-1 text-sm">
      {component.description && (
        <p className="max-w-prose text-muted wrap-anywhere">{showHidden(component.description).slice(0, 300)}</p>
      )}
      {component.clients.length > 0 && (
        <p className="text-muted">Loaded by {component.clients.map(clientLabel).join(", ")}</p>
      )}
      <ul className="list-disc pl-5 wrap-anywhere empty:hidden">
        {sentences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

/** What is switched on in the session but not part of the agent itself. */
function lostBy(session: Session, agent: SubAgent): string[] {
  const before = switchesOf(session).off;
  return [...switchesOf(agent.session).off].filter((id) => !before.has(id));
}
