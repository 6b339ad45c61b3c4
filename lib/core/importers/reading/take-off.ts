import { Secret, type Secrets } from "../../model/secret";
import { isSecretName, isVariable, secretMark, takeSecrets } from "../../text/find-secrets";
import { isRecord } from "../../text/is-record";

/** `--token X` in two words, and everything that `takeSecrets` finds within one. */
export function takeArgs(args: readonly string[], secrets: Secrets): string[] {
  return args.map((arg, index) => {
    const place = `arg.${index}`;
    const option = args[index - 1] ?? "";
    const isValue = /^--?[A-Za-z]/.test(option) && !option.includes("=") && !arg.startsWith("-");
    const found: Secrets = Object.create(null);
    const text = takeSecrets(arg, place, found, /^-\w*c$/.test(option));
    if (Object.keys(found).length === 0 && isValue && isSecretName(option) && arg !== "" && !isVariable(arg)) {
      secrets[place] = new Secret(arg);
      return secretMark(place);
    }
    Object.assign(secrets, found);
    return text;
  });
}

/** A path or query with more parts, or with more letters, is one secret as a whole. */
const MOST_PARTS = 200;
const LONGEST_PARTS = 8_000;

/** User-info, every query value, the fragment, and path segments that look like a token. */
export function takeUrlSecrets(url: string, secrets: Secrets): string {
  const { scheme, user, host, path, query, fragment } = partsOf(url);
  const put = (place: string, value: string): string => {
    if (value === "" || isVariable(value)) return value;
    const stem = place.replaceAll(/[{}]/g, "_");
    let key = stem;
    for (let nth = 2; key in secrets; nth += 1) key = `${stem}.${nth}`;
    secrets[key] = new Secret(value);
    return secretMark(key);
  };
  const ofPair = (pair: string): string => {
    const equals = pair.indexOf("=");
    return equals === -1
      ? takeSecrets(pair, "url.query", secrets)
      : `${pair.slice(0, equals)}=${put(`url.query.${pair.slice(0, equals)}`, pair.slice(equals + 1))}`;
  };
  const ofEach = (text: string, between: string, place: string, take: (part: string) => string): string => {
    const parts = text.split(between);
    return parts.length > MOST_PARTS || text.length > LONGEST_PARTS ? put(place, text) : parts.map(take).join(between);
  };
  return [
    scheme,
    user && `${put("url.user", user.slice(0, -1))}@`,
    host,
    path && `/${ofEach(path.slice(1), "/", "url.path", (segment) => takeSecrets(segment, "url.path", secrets))}`,
    query && `?${ofEach(query.slice(1), "&", "url.query", ofPair)}`,
    fragment && `#${put("url.fragment", fragment.slice(1))}`,
  ].join("");
}

/** Removes every value of a map and returns the names. */
export function takeValues(
  map: unknown,
  place: "env" | "header",
  secrets: Secrets,
  problem: (message: string) => void,
): string[] {
  if (map === undefined || map === null) return [];
  if (!isRecord(map))
    return (
      problem(`Its ${place === "env" ? "env" : "headers"} must be an object of names and values. It was left out.`), []
    );
  const names: string[] = [];
  for (const [name, value] of Object.entries(map)) {
    if (name === "" || /[=\0\r\n]/.test(name) || !["string", "number", "boolean"].includes(typeof value)) {
      problem(
        `One of its ${place === "env" ? "environment variables" : "headers"} has no usable name or no text as value. It was left out.`,
      );
      continue;
    }
    names.push(name);
    secrets[`${place}.${name}`] = new Secret(String(value));
  }
  return names;
}

/** An address taken apart; the user-info with its `@`, the query with its `?`, the fragment with its `#`. */
function partsOf(url: string) {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(url)?.[0] ?? "";
  const [beforeFragment, fragment] = cutAt(url.slice(scheme.length), "#");
  const [beforeQuery, query] = cutAt(beforeFragment, "?");
  const [authority, path] = cutAt(beforeQuery, "/");
  const at = authority.lastIndexOf("@") + 1;
  return { scheme, user: authority.slice(0, at), host: authority.slice(at), path, query, fragment };
}

function cutAt(text: string, mark: string): [before: string, from: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}
