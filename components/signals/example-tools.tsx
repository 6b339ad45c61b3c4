import { showHidden } from "@/lib/core/text/visible";
import type { Tool } from "@/lib/core/model/tool";

/** Tools that show what a signal does. */
export function ExampleTools({ examples }: { examples: readonly { server?: string; tool: Tool }[] }) {
  return (
    <ul className="grid gap-4">
      {examples.map(({ server, tool }, index) => (
        <li key={index} className="grid gap-1">
          <p>
            <code className="font-mono text-sm font-medium">{tool.name}</code>
            {server && <span className="text-sm text-muted"> of {server}</span>}
          </p>
          {tool.description && <p className="text-sm">{showHidden(tool.description)}</p>}
          {tool.annotations && (
            <pre className="overflow-x-auto rounded-md border border-line bg-sunk p-3 font-mono text-xs" tabIndex={0}>
              {JSON.stringify(tool.annotations)}
            </pre>
          )}
          {tool.inputSchema !== undefined && (
            <pre className="overflow-x-auto rounded-md border border-line bg-sunk p-3 font-mono text-xs" tabIndex={0}>
              {JSON.stringify(tool.inputSchema)}
            </pre>
          )}
        </li>
      ))}
    </ul>
  );
}
