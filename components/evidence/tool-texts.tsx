import { LEGS } from "@/lib/core/model/leg";
import type { Tool } from "@/lib/core/model/tool";
import type { Classification } from "@/lib/core/model/verdict";
import { ArgumentList } from "./argument-list";
import { argumentsOf } from "./arguments-of";
import { markText, type Marked } from "./mark-text";
import { QuotedText } from "./quoted-text";

const LONGEST_SCHEMA = 20_000;

/** What the model would read of the tool, as text and nothing else, with the quoted words marked. */
export function ToolTexts({ tool, classification }: { tool: Tool; classification: Classification }) {
  // A feature of the tool as a whole quotes its whole name: marking it would hide which of its words count.
  const isWhole = ([start, end]: readonly [number, number]) =>
    start === 0 && end === tool.name.length && /[_\-. ]/.test(tool.name);
  const marks = (field: string): Marked[] =>
    LEGS.flatMap((leg) =>
      classification[leg].evidence.flatMap((piece) =>
        piece.field === field && piece.span && !(field === "name" && isWhole(piece.span))
          ? [{ leg, span: piece.span }]
          : [],
      ),
    );
  const args = argumentsOf(tool.inputSchema);
  const schema = tool.inputSchema === undefined ? "" : JSON.stringify(tool.inputSchema, null, 2);
  return (
    <section aria-label="The tool's own texts" className="grid gap-4 border-t border-line pt-5">
      <h3 className="font-semibold">The tool&apos;s own texts</h3>
      {(["name", "title", "description"] as const).map((field) => {
        const text = tool[field];
        if (!text) return null;
        return (
          <div key={field} className="grid gap-1">
            <h4 className="text-[0.8125rem] text-muted">{field}</h4>
            <QuotedText parts={markText(text, marks(field))} />
          </div>
        );
      })}
      {!tool.description && <p className="text-sm text-muted">It has no description.</p>}
      {args.length > 0 && (
        <div className="grid gap-1">
          <h4 className="text-[0.8125rem] text-muted">arguments</h4>
          <ArgumentList args={args} classification={classification} />
        </div>
      )}
      {schema && (
        <details>
          <summary className="w-fit rounded text-[0.8125rem] text-muted hover:text-ink">
            Input schema as it was given
          </summary>
          <pre className="mt-2 overflow-x-auto rounded-lg bg-sunk p-3 font-mono text-xs">
            {schema.slice(0, LONGEST_SCHEMA)}
            {schema.length > LONGEST_SCHEMA && "\n… cut here"}
          </pre>
        </details>
      )}
      {tool.annotations && Object.keys(tool.annotations).length > 0 && (
        <div className="grid gap-1">
          <h4 className="text-[0.8125rem] text-muted">annotations, which are claims</h4>
          <pre className="overflow-x-auto rounded-lg bg-sunk p-3 font-mono text-xs">
            {JSON.stringify(tool.annotations, null, 2).slice(0, LONGEST_SCHEMA)}
          </pre>
        </div>
      )}
    </section>
  );
}
