import type { Leg } from "../../model/leg";
import { path } from "../define";
import { CENTRE, RADIUS } from "./circles";

/** Each leg's own pattern within its circle: level lines, slanted lines, dots. */
export function hatch(leg: Leg): string {
  const { x, y } = CENTRE[leg];
  const step = 8;
  const lines: string[] = [];
  for (let offset = -RADIUS + step; offset < RADIUS; offset += step) {
    const half = Math.sqrt(RADIUS ** 2 - offset ** 2) - 2;
    if (half <= 0) continue;
    if (leg === "private") lines.push(path`M${x - half} ${y + offset}H${x + half}`);
    if (leg === "untrusted") {
      const [along, across] = [half * Math.SQRT1_2, offset * Math.SQRT1_2];
      lines.push(path`M${x + across - along} ${y + across + along}L${x + across + along} ${y + across - along}`);
    }
    if (leg === "egress")
      for (let dot = step * Math.ceil(-half / step); dot <= half; dot += step)
        lines.push(path`M${x + dot} ${y + offset}h0`);
  }
  return lines.join("");
}
