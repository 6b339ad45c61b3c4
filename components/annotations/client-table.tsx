import { Ban, Check, Clock, Hand, type Icon } from "@/components/ui/icons";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { CLIENTS_NOT_KNOWN } from "@/lib/core/annotations/clients-not-known";
import { flipsOf, treatAll } from "@/lib/core/annotations/clients";
import type { Treatment } from "@/lib/core/annotations/clients/define";
import type { DeclaredHints } from "@/lib/core/annotations/hints";

const ICONS: Record<Treatment["guard"], Icon> = { none: Check, asks: Hand, refuses: Ban, orders: Clock };

/** How each client would treat a tool that declares this, with the source, and what would change if a hint were another. */
export function ClientTable({ declared }: { declared: DeclaredHints }) {
  const flips = flipsOf(declared);
  return (
    <>
      <Table aria-label="How clients would treat it" className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Client</Th>
            <Th>Treats it</Th>
            <Th>Because</Th>
          </tr>
        </thead>
        <tbody>
          {treatAll(declared).map(({ client, view, treatment }) => (
            <tr key={view.id}>
              <Td className="min-w-28">
                {client.label}
                <span className="block text-[0.8125rem] text-muted">{view.question}</span>
              </Td>
              <Td className="min-w-36">
                <Treated treatment={treatment} />
              </Td>
              <Td className="min-w-48 text-[0.8125rem]">
                {view.why}{" "}
                <a
                  href={view.source}
                  rel="noreferrer"
                  target="_blank"
                  className="whitespace-nowrap underline underline-offset-2"
                >
                  Source, read {view.date}
                </a>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <details>
        <summary className="w-fit rounded text-sm text-muted hover:text-ink">
          What changes when a hint is another
        </summary>
        <ul className="mt-2 grid gap-2 text-sm">
          {flips.map(({ hint, to, changes }) => (
            <li key={`${hint} ${to}`}>
              <code className="font-mono text-[0.8125rem]">{hint}</code>{" "}
              {to === undefined ? "not declared" : String(to)}:{" "}
              <span className="text-muted">
                {changes
                  .map(({ client, view, to: then }) => `${client.label}, ${view.question}: ${then.word}`)
                  .join("; ")}
                .
              </span>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary className="w-fit rounded text-sm text-muted hover:text-ink">
          Not known of {CLIENTS_NOT_KNOWN.length} other clients
        </summary>
        <ul className="mt-2 grid gap-1 text-sm">
          {CLIENTS_NOT_KNOWN.map(({ label, known, source, date }) => (
            <li key={label}>
              {label}: how it reads hints is not known. <span className="text-muted">{known}</span>{" "}
              <a
                href={source}
                rel="noreferrer"
                target="_blank"
                className="whitespace-nowrap text-[0.8125rem] underline underline-offset-2"
              >
                looked for {date}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Treated({ treatment: { word, guard } }: { treatment: Treatment }) {
  const Icon = ICONS[guard];
  return (
    <span className="inline-flex items-start gap-1.5 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="wrap-anywhere">{word}</span>
    </span>
  );
}
