import type { Witness } from "../../model/analysis";
import { LEG_WORDS, perLeg } from "../../model/leg";
import { count, join } from "../define";
import type { Lane } from "./lanes";

/** The picture in words: how many servers bring each leg, and what is missing or how the highlighted trifecta goes. */
export function describe(lanes: readonly Lane[], witness: Witness | undefined): string {
  const missing = lanes.filter((lane) => lane.nodes.length === 0).map((lane) => LEG_WORDS[lane.leg].phrase);
  const many = perLeg((leg) => lanes.find((lane) => lane.leg === leg)!).untrusted;
  const sizes = lanes.map(
    (lane) => `${LEG_WORDS[lane.leg].phrase} through ${count(lane.nodes.length + lane.left, "server")}`,
  );
  const ways =
    many.nodes.length === 0 && missing.length === 3
      ? "No server brings any leg."
      : `Three lanes in the order of an attack: ${join(sizes)}.`;
  return [
    ways,
    ...(missing.length > 0
      ? [`Nothing brings ${join(missing)}, so there is no way through.`]
      : witness
        ? [`Told: ${witness.steps.join(" ")}`]
        : []),
  ].join(" ");
}
