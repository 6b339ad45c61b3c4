"use client";
import { useMemo, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { textsOf, type SharedCopy } from "@/lib/core/share/kinds";
import { showExactly } from "@/lib/core/text/visible";

const AT_ONCE = 200;

/** Every text that leaves with a copy, to be read before it does. */
export function Leaving({ carried }: { carried: SharedCopy }) {
  const [wanted, setWanted] = useState("");
  const all = useMemo(() => textsOf(carried), [carried]);
  const needle = wanted.trim().toLowerCase();
  const found = all
    .map(({ kind, texts }) => ({
      kind,
      texts: needle ? texts.filter((text) => text.toLowerCase().includes(needle)) : texts,
    }))
    .filter(({ texts }) => texts.length > 0);
  const count = all.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <section aria-label="Every text that is sent" className="grid gap-3">
      <Field
        label={`Look for a word among the ${count.toLocaleString("en-GB")} texts that leave`}
        hint={
          needle
            ? found.length === 0
              ? "Not found in any of them."
              : `Found ${found.reduce((sum, { texts }) => sum + texts.length, 0)}.`
            : "For example a customer's name or a host. Everything else in the copy is numbers and fixed wording."
        }
      >
        {(wiring) => (
          <Input {...wiring} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        )}
      </Field>
      <div className="max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line" tabIndex={0}>
        {found.map(({ kind, texts }) => (
          <details key={kind} open={needle !== ""} className="px-4 py-2.5">
            <summary className="rounded text-sm font-medium">
              {kind} <span className="font-normal text-muted">({texts.length})</span>
            </summary>
            <ul className="mt-2 grid gap-1 font-mono text-xs">
              {texts.slice(0, AT_ONCE).map((text) => (
                <li key={text} className="border-l-2 border-line pl-2 wrap-anywhere">
                  {showExactly(text)}
                </li>
              ))}
              {texts.length > AT_ONCE && (
                <li className="text-muted">and {texts.length - AT_ONCE} more; look for a word above</li>
              )}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
