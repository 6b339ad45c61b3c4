import type { Secrets } from "../../model/secret";
import type { Transport } from "../../model/server";
import { secretMark } from "../../text/find-secrets";

/** Replaces a stored value while an entry is read: a variable of the client, which the search for secrets leaves alone. */
const standIn = (nth: number): string => `\${TREFOIL_KEPT_${nth}}`;

/** A text in which the marks of these places are replaced. */
export const hideMarks = (text: string, places: readonly string[]): string =>
  places.reduce((hidden, place, nth) => hidden.replaceAll(secretMark(place), standIn(nth)), text);

/**
 * Puts the stored values back in place of these variables, into a newly read transport and its `secrets`. Returns the first of `used` that is found nowhere: it was inside a text that is now itself a secret, and cannot be combined with it.
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
