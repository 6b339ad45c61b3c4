import { sayCapabilities } from "@/lib/core/policy-file/own-policy";
import type { Policy } from "@/lib/core/model/policy";
import { capital } from "@/lib/core/text/say-policy";

/** `Private data must not meet a way out or changing state.` */
export function saySides(sides: readonly Pick<Policy["sides"][number], "anyOf">[]): string {
  const words = sides.map(({ anyOf }) => sayCapabilities(anyOf));
  const [first, ...others] = words;
  return others.length === 1
    ? capital(`${first} must not meet ${others[0]}.`)
    : `${capital(words.slice(0, -1).join(", "))} and ${words.at(-1)} must not all meet.`;
}
