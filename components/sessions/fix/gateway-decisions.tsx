import { DECISIONS, type GatewayDecision, type Gateway } from "@/lib/core/gateways";
import { showHidden } from "@/lib/core/text/visible";
import { count } from "../words";

const WORDS: Record<GatewayDecision, string> = { allow: "allowed", ask: "asked about", deny: "refused" };

/** The decision on each tool, and why. */
export function GatewayDecisions({
  tools,
  gateway,
}: {
  tools: readonly { id: string; decision: GatewayDecision; does: string; why: string }[];
  gateway: Gateway;
}) {
  return (
    <details className="text-sm">
      <summary className="w-fit rounded hover:text-ink">
        Of {count(tools.length, "tool")}:{" "}
        {DECISIONS.filter((one) => one !== "ask" || gateway.asks)
          .map((one) => `${tools.filter((tool) => tool.decision === one).length} ${WORDS[one]}`)
          .join(", ")}
      </summary>
      <ul className="mt-2 grid max-h-72 gap-1 overflow-y-auto">
        {tools.map((tool) => (
          <li key={tool.id} className="wrap-anywhere">
            <span className="font-mono text-[0.8125rem]">{showHidden(tool.id)}</span>{" "}
            <span className="text-muted">({tool.does})</span> {WORDS[tool.decision]}.{" "}
            <span className="text-muted">{showHidden(tool.why)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
