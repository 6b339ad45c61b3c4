import { Table, Td, Th } from "@/components/ui/table";

export type KnownLine = { label: string; source: string; identities: readonly string[]; tools: number };

/** The servers of which a signal of the catalogue speaks: how each is known again, and where its facts can be read. */
export function KnownServers({ servers }: { servers: readonly KnownLine[] }) {
  return (
    <Table aria-label="Servers in the catalogue">
      <thead>
        <tr>
          <Th>Server</Th>
          <Th>Known again by</Th>
          <Th className="text-right">Tools</Th>
        </tr>
      </thead>
      <tbody>
        {servers.map(({ label, source, identities, tools }) => (
          <tr key={label}>
            <Td className="min-w-48">
              <a href={source} rel="noreferrer" target="_blank" className="underline underline-offset-2">
                {label}
              </a>
            </Td>
            <Td className="min-w-56 font-mono text-[0.8125rem] wrap-anywhere">{identities.join(", ")}</Td>
            <Td className="text-right tabular-nums">{tools}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
