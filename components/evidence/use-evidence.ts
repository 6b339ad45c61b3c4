import { useEffect, useState } from "react";
import type { SessionTool } from "@/lib/core/model/session";
import { ToolRightSchema, type ToolRight } from "@/lib/core/model/right";
import { ClassificationSchema, type Classification } from "@/lib/core/model/verdict";
import { ToolSchema, type Tool } from "@/lib/core/model/tool";

type Loaded =
  | { id: string; tool: Tool; classification: Classification; right?: ToolRight }
  | { id: string; problem: string };

/** Fetches one tool's evidence; an answer for a tool that is no longer open is dropped. */
export function useEvidence(tool: SessionTool | null, from: string | undefined): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  // After an override the classification is another object, and the evidence is fetched again.
  const { id, server, classification } = tool ?? {};
  useEffect(() => {
    if (id === undefined || server === undefined || classification === undefined || from === undefined) return;
    const stop = new AbortController();
    const ask = async (): Promise<Loaded> => {
      const answer = await fetch(`${from}?${new URLSearchParams({ server, tool: id })}`, { signal: stop.signal });
      if (!answer.ok)
        return { id, problem: (await answer.text()).slice(0, 300) || `The server answered ${answer.status}.` };
      const body: unknown = await answer.json();
      const {
        tool: full,
        classification: judged,
        right,
      } = body as Record<"tool" | "classification" | "right", unknown>;
      return {
        id,
        tool: ToolSchema.parse(full),
        classification: ClassificationSchema.parse(judged),
        right: ToolRightSchema.optional().parse(right),
      };
    };
    ask()
      .catch((error: unknown): Loaded => ({ id, problem: error instanceof Error ? error.message : "No answer came." }))
      .then((answer) => !stop.signal.aborted && setLoaded(answer));
    return () => stop.abort();
  }, [id, server, classification, from]);
  return loaded?.id === id ? loaded : null;
}
