import { Table, Td, Th } from "@/components/ui/table";
import { showHidden } from "@/lib/core/text/visible";
import type { ShownClaim } from "@/lib/core/annotations/rows";

/** What is claimed beside the hints: proposals and vendors' keys, each with its status. */
export function ClaimTable({ claims }: { claims: readonly ShownClaim[] }) {
  if (claims.length === 0) return <p className="text-sm text-muted">None: no proposed hint, and no vendor’s key.</p>;
  return (
    <Table aria-label="Other claims">
      <thead>
        <tr>
          <Th>Field</Th>
          <Th>Value</Th>
          <Th>Claims that</Th>
          <Th>Status</Th>
        </tr>
      </thead>
      <tbody>
        {claims.map(({ field, value, means, lowers, vocabulary }) => (
          <tr key={field}>
            <Td className="font-mono text-[0.8125rem] wrap-anywhere">{showHidden(field)}</Td>
            <Td className="font-mono text-[0.8125rem] wrap-anywhere">{showHidden(value)}</Td>
            <Td className="text-[0.8125rem] wrap-anywhere">
              {means.length > 0 ? means.join("; ") : <span className="text-muted">nothing that counts here</span>}
              {lowers && <span className="block text-muted">counts only if you trust the server</span>}
            </Td>
            <Td className="text-[0.8125rem]">
              {vocabulary ? (
                <>
                  {vocabulary.status}: {vocabulary.title}{" "}
                  <a
                    href={vocabulary.source}
                    rel="noreferrer"
                    target="_blank"
                    className="whitespace-nowrap underline underline-offset-2"
                  >
                    as of {vocabulary.date}
                  </a>
                </>
              ) : (
                <span className="text-muted">of no vocabulary that is known here</span>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
