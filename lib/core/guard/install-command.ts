import { DEFAULT_SETTINGS, type GuardSettings } from "./rules";

const quoted = (word: string): string => (/^[\w./:@*-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** The command that installs the guard with given settings. It shows the change of the client's file, and makes it only with `--yes`. */
export function installCommand(client: string, settings: Partial<GuardSettings> = {}): string {
  const { allowed = [], provenance = true } = settings;
  const named = (["completing", "unknown", "broken", "stance", "rule"] as const).flatMap((key) =>
    settings[key] !== undefined && settings[key] !== DEFAULT_SETTINGS[key] ? [`--${key}`, settings[key]] : [],
  );
  return [
    "trefoil guard install",
    "--client",
    client,
    ...named,
    ...allowed.flatMap((one) => ["--allow", quoted(one)]),
    ...(provenance ? [] : ["--no-provenance"]),
  ].join(" ");
}

/** Whether a destination is the one that the log knows by its digest, and the command that has it allowed. */
export type CheckedDestination = { destination: string; same: boolean; command: string };
