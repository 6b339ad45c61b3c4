import { ownerOf, type Address } from "../destinations/address";
import { roleOf, type ArgumentField } from "../destinations/arguments";
import { findMentions } from "../destinations/mentions";
import { plainName } from "../destinations/plain";

/** The places that a call is about, marked with their kind. */
export function placesOf(fields: readonly ArgumentField[]): string[] {
  const { addresses, names } = subjectsOf(fields);
  return [...addresses.map((address) => `h:${ownerOf(address)}`), ...names.map((name) => `n:${name}`)];
}

/** The addresses, names and paths that a call is about. */
export function subjectsOf(fields: readonly ArgumentField[]): {
  addresses: Address[];
  names: string[];
  paths: string[];
} {
  const addresses: Address[] = [];
  const names: string[] = [];
  const paths: string[] = [];
  let owner: string | undefined;
  let repository: string | undefined;
  for (const { key, value } of fields) {
    const role = roleOf(key);
    if (isDate(value)) continue;
    if (role === "address") addresses.push(...findMentions(value).addresses);
    else if (role === "receiver") names.push(plainName(value));
    else if (role === "path") paths.push(value);
    else if (role === "owner") owner = value;
    else if (role === "repository") repository = value;
    else if (role === "command") paths.push(...pathsIn(value));
  }
  if (repository !== undefined)
    names.push(plainName(repository.includes("/") || owner === undefined ? repository : `${owner}/${repository}`));
  return { addresses, names, paths };
}

/** `to` is a place in one tool and the end of a stretch of time in another. */
const isDate = (value: string): boolean => /^\d{4}-\d\d(?:-\d\d(?:[T ][\d:.+Z-]{0,30})?)?$/.test(value);

const pathsIn = (command: string): string[] =>
  command
    .split(/[\s"'`;|&<>()=]+/)
    .filter((word) => /^(?:~|\/|\.\.?\/|@\/)|[^/]\/|^\.[a-z]/i.test(word) && !word.includes("://"));
