import { useEffect, useState } from "react";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";

/** An action of the plan as a form asks about it. */
export type AskedAction = { id: string; what: string; owner: string; due: string };

/** The actions that a report of the session would have; undefined until they are computed, by code that is loaded on demand. */
export function useActions(session: Session, analysis: Analysis): readonly AskedAction[] | undefined {
  const [actions, setActions] = useState<readonly AskedAction[]>();
  useEffect(() => {
    let isLive = true;
    void Promise.all([
      import("@/lib/core/reports/close"),
      import("@/lib/core/reports/document/actions"),
      import("@/lib/core/reports/document/blocks"),
    ]).then(([{ closeReport }, { actionsOf }, { sayWords }]) => {
      if (!isLive) return;
      const report = closeReport(session, analysis, { version: "" });
      setActions(actionsOf(report).map(({ id, what, owner, due }) => ({ id, what: sayWords(what), owner, due })));
    });
    return () => void (isLive = false);
  }, [session, analysis]);
  return actions;
}
