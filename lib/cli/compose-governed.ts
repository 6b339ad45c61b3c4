import { withRemarks } from "@/lib/core/annotations/examine";
import { carryOver } from "@/lib/core/classification/reviewed/carry-over";
import { hereOf } from "@/lib/core/classification/reviewed/here";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import type { NO_GOVERNANCE } from "@/lib/core/model/governance";
import type { Session, SessionSpec } from "@/lib/core/model/session";
import { govern } from "@/lib/core/policy-file/objections";
import { classifyKnowing } from "@/lib/core/session/classify";
import { composeSession } from "@/lib/core/session/compose";
import { showHidden } from "@/lib/core/text/visible";
import type { Candidate } from "./candidate";
import { switchAsTold } from "./described";
import { toListed } from "./gather";
import type { Io } from "./io";
import type { readApproved, readDecided } from "./read-decided";
import { readDay } from "./read-reported";
import type { Values } from "./session-options";

type Rules = {
  values: Values;
  decided: Awaited<ReturnType<typeof readDecided>>;
  policies: NonNullable<Session["policies"]>;
  governance: typeof NO_GOVERNANCE;
  approvals: Awaited<ReturnType<typeof readApproved>>;
};

/** The session composed of the listed servers, with people's overrides and the requirements of their policies. */
export async function composeGoverned(
  io: Io,
  spec: SessionSpec,
  candidates: readonly Candidate[],
  { values, decided, policies, governance, approvals }: Rules,
): Promise<Session> {
  const { overrides, left } = carryOver(
    decided,
    candidates.map(({ server, snapshot }) => hereOf(server, snapshot)),
  );
  for (const { server, tool, leg } of left)
    io.stderr.write(
      showHidden(`${server}/${tool}: the override of ${leg} was made for another definition and is ignored.`) + "\n",
    );
  const composed: Session = {
    ...switchAsTold(
      composeSession(spec, candidates.map(toListed), overrides, [], classifyKnowing(await loadKnown())),
      values,
    ),
    ...(policies.length > 0 && { policies }),
  };
  const governed = govern(composed, governance, { approvals, today: readDay(values.today) });
  return withRemarks(
    governed,
    new Map(candidates.flatMap(({ server, snapshot }) => (snapshot ? [[server.name, snapshot] as const] : []))),
  );
}
