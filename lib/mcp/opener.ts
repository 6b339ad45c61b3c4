import type { Secrets } from "@/lib/core/model/secret";
import { namedVariables, resolveVariables } from "./resolve";

type Environment = Readonly<Record<string, string>>;

/** Everything with which a server is reached, in the clear. It lives as long as one listing and is never stored. */
export type OpenedServer = {
  /** Values that must not come back in any text: the secrets, and the user's environment variables that were filled in. */
  values: string[];
  /** Variables of the client that had no value here. */
  unresolved: string[];
};

/** Fills in secrets and variables, and remembers what was filled in. The only code that reveals a `Secret` to use it. */
export function opener(secrets: Secrets, environment: Environment) {
  const values: string[] = [];
  const unresolved: string[] = [];
  const fill = (text: string): string => {
    const resolved = resolveVariables(text, environment);
    values.push(...resolved.values);
    unresolved.push(...resolved.unresolved);
    return resolved.text;
  };
  const value = (place: string): string => {
    const plain = Object.hasOwn(secrets, place) ? secrets[place]!.reveal() : "";
    const filled = fill(/^\$[A-Z_]\w*$/i.test(plain) ? `\${${plain.slice(1)}}` : plain);
    values.push(plain, filled);
    return filled;
  };
  const text = (marked: string): string => {
    // A mark may stand within a variable's default, so variables are filled in around placeholders that no text can hold.
    const places: string[] = [];
    const held = marked.replaceAll(
      /\{\{secret:([^{}]+)\}\}/g,
      (_mark, place: string) => `\0${places.push(place) - 1}\0`,
    );
    return fill(held).replaceAll(/\0(\d+)\0/g, (_held, index: string) => value(places[Number(index)]!));
  };
  return { text, value, values, unresolved };
}

/** The client's variables that the stored values mention, and nothing else of these values: they are filled in from the user's environment. */
export function variablesInside(secrets: Secrets): string[] {
  return Object.values(secrets).flatMap((secret) => {
    const plain = secret.reveal();
    return namedVariables(/^\$[A-Z_]\w*$/i.test(plain) ? `\${${plain.slice(1)}}` : plain);
  });
}
