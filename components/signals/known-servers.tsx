import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { sourceOf } from "@/lib/core/classification/reviewed/choose";
import type { KnownServer } from "@/lib/core/classification/reviewed/label";

/** The servers whose tools are known: how each is recognised, which version was listed, and how its tools were judged. */
export function KnownServers({ servers }: { servers: readonly KnownServer[] }) {
  const reached = servers.filter(({ identities }) => identities.length > 0);
  const others = servers.filter(({ identities }) => identities.length === 0);
  const definitions = others.reduce((sum, { tools }) => sum + tools.length, 0);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <CardTitle>The servers that it knows</CardTitle>
      <p className="max-w-prose text-sm text-muted">
        A server is known again by the package, image or host that it is reached by. Of {others.length} further ones{" "}
        {definitions.toLocaleString("en")} tools are known by their definitions alone.
      </p>
      <Table aria-label="Known servers">
        <thead>
          <tr>
            <Th>Server</Th>
            <Th>Known again by</Th>
            <Th className="text-right">Tools</Th>
            <Th>Judged</Th>
          </tr>
        </thead>
        <tbody>
          {reached.map((server) => (
            <Line key={`${server.label} ${server.version}`} server={server} />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Line({ server }: { server: KnownServer }) {
  const { label, version, listed, identities, tools } = server;
  return (
    <tr>
      <Td className="min-w-48">
        <a href={sourceOf(server)} rel="noreferrer" target="_blank" className="underline underline-offset-2">
          {label}
        </a>
        {version !== undefined && ` ${version}`}
      </Td>
      <Td className="min-w-56 font-mono text-[0.8125rem] wrap-anywhere">{identities.join(", ")}</Td>
      <Td className="text-right tabular-nums">{tools.length}</Td>
      <Td className="min-w-40">
        {sayJudged(server)}
        {listed !== undefined && `, listed ${listed}`}
      </Td>
    </tr>
  );
}

function sayJudged({ tools }: KnownServer): string {
  const [least = 0] = tools.map(({ passes }) => passes).sort((a, b) => a - b);
  if (least === 0) return "by its public documentation";
  return least === 1 ? "in one machine pass" : `in ${least} machine passes`;
}
