import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { describePackage, type PackageRun } from "@/lib/core/text/describe-package";
import type { Guard } from "../guard";
import { variablesInside } from "../opener";
import { commandWarnings, packageWarnings } from "./command-warnings";
import { describeAddress } from "./describe-address";
import { showText, variablesIn, type LaunchWarning } from "./words";

/** What will happen when the tools of a server are fetched, for a person to agree to. Secrets appear by name only. */
type LaunchDescription = {
  kind: "command" | "address" | "nothing";
  /** The exact words of the command, none left out or shortened; invisible characters are written out. */
  argv: string[];
  /** The same on one line, quoted as for a shell. No shell is involved when it is started. */
  line: string;
  /** The working folder, when the entry names one. */
  cwd?: string;
  url?: string;
  /** Names of the variables that the entry sets for the command. */
  env: string[];
  /** Names of the headers that are sent. */
  headers: string[];
  /** Variables of the client that are filled in from the user's environment at the start. */
  variables: string[];
  package?: PackageRun;
  warnings: LaunchWarning[];
  /** The host that has to be allowed by name before it is contacted. */
  hostToAllow?: string;
};

/** What fetching the tools of a server would start or contact. `secrets` are searched for the names of variables in them, and for nothing else. */
export function describeLaunch(
  server: Pick<Server, "transport">,
  { secrets = {}, ...guard }: Guard & { secrets?: Secrets } = {},
): LaunchDescription {
  const { transport } = server;
  const inside = variablesInside(secrets).map(showText);
  const nothing: LaunchDescription = {
    kind: "nothing",
    argv: [],
    line: "",
    env: [],
    headers: [],
    variables: [],
    warnings: [],
  };
  if (transport.kind === "given") return nothing;
  if (transport.kind === "http") {
    return {
      ...nothing,
      kind: "address",
      url: showText(transport.url),
      line: showText(transport.url),
      headers: transport.headers.map(showText),
      ...describeAddress(transport.url, inside, guard),
    };
  }
  const raw = [transport.command, ...transport.args];
  const program = transport.command
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.(exe|cmd|bat|ps1)$/i, "")
    .toLowerCase();
  const run = describePackage(program, transport.args);
  return {
    ...nothing,
    kind: "command",
    argv: raw.map(showText),
    line: raw.map(showText).map(quoteWord).join(" "),
    ...(transport.cwd === undefined ? {} : { cwd: showText(transport.cwd) }),
    env: transport.env.map(showText),
    variables: variablesIn([...raw, transport.cwd ?? ""], inside),
    ...(run ? { package: run } : {}),
    warnings: [...commandWarnings(program, raw, transport.env), ...packageWarnings(run)].sort((a, b) =>
      b.level.localeCompare(a.level),
    ),
  };
}

const quoteWord = (word: string): string =>
  /^[\w@%+=:,./‹›-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
