import type { Secrets } from "../../model/secret";
import type { Transport } from "../../model/server";
import { secretMark } from "../../text/find-secrets";

/** Stands for a kept value while an entry is read: a variable of the client, which no search for secrets takes off. */
const standIn = (nth: number): string => `\${TREFOIL_KEPT_${nth}}`;

/** A text with the marks of these places made into stand-ins. */
export const hideMarks = (text: string, places: readonly string[]): string =>
  places.reduce((hidden, place, nth) => hidden.replaceAll(secretMark(place), standIn(nth)), text);

/**
 * Puts the kept values back where their stand-ins are, into a transport that was read anew and its `secrets`. Answers the first of
 * `used` that is found nowhere: it stood inside a text that is itself a secret now, and cannot be put together with it.
 */
export function showMarks(
  transport: Transport,
  secrets: Secrets,
  kept: Secrets,
  used: readonly string[],
): { transport: Transport; lost?: string } {
  const found = new Set<string>();
  const show = (text: string): string =>
    Object.keys(kept).reduce((shown, place, nth) => {
      if (!shown.includes(standIn(nth))) return shown;
      found.add(place);
      let key = place;
      for (let again = 2; key in secrets && secrets[key] !== kept[place]; again += 1) key = `${place}.${again}`;
      secrets[key] = kept[place]!;
      return shown.replaceAll(standIn(nth), secretMark(key));
    }, text);
  const shown: Transport =
    transport.kind === "stdio"
      ? { ...transport, command: show(transport.command), args: transport.args.map(show) }
      : transport.kind === "http"
        ? { ...transport, url: show(transport.url) }
        : transport;
  return { transport: shown, lost: used.find((place) => !found.has(place)) };
}
