import { sep } from "node:path";

/** A text with the client's variables filled in: the result, the values that were filled in, and the names that had none. */
export type Resolved = { text: string; values: string[]; unresolved: string[] };

const VARIABLE = /\$\{\{[^{}]*\}\}|\$\{([^{}]+)\}|\{env:([A-Za-z_]\w*)\}/g;

/** The variables that a text names, without their defaults: `${TOKEN}` of `${TOKEN:-none}`. */
export function namedVariables(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([whole]) =>
    whole.includes(":-") ? `${whole.slice(0, whole.indexOf(":-"))}}` : whole,
  );
}

/**
 * Fills `${VAR}`, `${VAR:-default}`, `${env:VAR}`, `{env:VAR}`, `${userHome}` and the workspace variables of the editors. What only the
 * client could prompt for (`${input:token}`, `${{ secrets.X }}`) and variables without a value stay as they are.
 */
export function resolveVariables(text: string, environment: Readonly<Record<string, string>>): Resolved {
  const values: string[] = [];
  const unresolved: string[] = [];
  const put = (value: string | undefined, whole: string): string => {
    if (value === undefined) unresolved.push(whole);
    else values.push(value);
    return value ?? whole;
  };
  const resolved = text.replaceAll(VARIABLE, (whole: string, inner: string | undefined, env: string | undefined) => {
    const name = env ?? inner ?? "";
    const [bare = "", ...fallback] = name.replace(/^env:/, "").split(":-");
    if (/^[A-Za-z_]\w*$/.test(bare) && Object.hasOwn(environment, bare) && environment[bare] !== "")
      return put(environment[bare], whole);
    if (fallback.length > 0) return put(fallback.join(":-"), whole);
    if (name === "userHome") return put(environment.HOME ?? environment.USERPROFILE, whole);
    if (name === "pathSeparator" || name === "/") return sep;
    return put(undefined, whole);
  });
  return { text: resolved, values, unresolved };
}
