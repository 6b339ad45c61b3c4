import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { ConfigSource, ImportChoice, ImportPreview } from "@/lib/core/model/import-preview";
import type { Outcome } from "@/lib/core/model/outcome";

export type ImportActions = {
  previewConfig: (source: ConfigSource) => Promise<Outcome<ImportPreview>>;
  /** Returns the address to continue at: the page that asks for consent. */
  importServers: (choice: ImportChoice) => Promise<Outcome<{ next: string }>>;
};
export type ReadConfig = { source: ConfigSource; preview: ImportPreview };

/** Reads a config and registers the chosen entries: what was read, what is wrong, and what is in progress. */
export function useImport({ previewConfig, importServers }: ImportActions, initial?: ReadConfig) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState(initial);
  const look = (source: ConfigSource) =>
    startTransition(async () => {
      const outcome = await previewConfig(source);
      setProblem("problem" in outcome ? outcome.problem : undefined);
      setRead("ok" in outcome ? { source, preview: outcome.ok } : undefined);
    });
  const register = (choice: ImportChoice) =>
    startTransition(async () => {
      const outcome = await importServers(choice);
      setProblem("problem" in outcome ? outcome.problem : undefined);
      if ("ok" in outcome) router.push(outcome.ok.next);
    });
  const leave = () => {
    setRead(undefined);
    setProblem(undefined);
  };
  return { read, problem, setProblem, pending, look, register, leave };
}
