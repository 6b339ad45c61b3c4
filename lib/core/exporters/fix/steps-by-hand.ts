import { firstFew } from "../../text/first-few";
import type { Exporter, ManualStep, SessionPlan } from "../define";
import { ownSwitches } from "./server-flags";

/**
 * What no key of the client's files does and a person has to. `plan` is what is wanted, `complete` the same as it is written into the files
 * of this client.
 */
export function stepsByHand(
  exporter: Exporter,
  plan: SessionPlan,
  complete: SessionPlan,
  hasConfig: boolean,
): ManualStep[] {
  const canHide = exporter.keys.hide !== null;
  const removed = exporter.keys.server === null && !hasConfig ? complete.servers.filter((server) => server.off) : [];
  const byHand = removed.map((server) => ({
    text: `Take the entry “${server.name}” out of the file: ${exporter.label} has no key that switches a server off.`,
  }));
  const beside =
    plan.beside.length === 0
      ? []
      : [
          {
            text: "No key keeps a server's resources, prompts or apps from the model. Do not attach these, or switch the whole server off:",
            code: plan.beside.join("\n"),
          },
        ];
  return [
    ...byHand,
    ...beside,
    ...hostSteps(exporter, plan),
    ...exporter.steps(complete),
    ...(canHide ? [] : ownSwitches(complete.servers)),
    ...(plan.strict ? [exporter.apart] : []),
  ];
}

function hostSteps({ id, label }: Exporter, { host, builtIn }: SessionPlan): ManualStep[] {
  const all = [...builtIn.hide, ...builtIn.ask, ...builtIn.ways];
  if (all.length === 0) return [];
  if (host !== id)
    return [
      {
        text: `This session counts the own tools of another application (${host}), and ${all.length} of them are to go: ${firstFew(all)}. For ${label}, choose it as the host on the board.`,
      },
    ];
  return builtIn.ways.length === 0
    ? []
    : [{ text: `Not tools but ways of ${label} itself, without a key that is known here: ${firstFew(builtIn.ways)}.` }];
}
