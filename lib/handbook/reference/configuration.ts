import { joinWords } from "@/lib/core/text/join-words";
import { VARIABLES } from "@/lib/boot/variables.mjs";
import { dataFolder } from "@/lib/boot/data-folder.mjs";
import { EnvSchema } from "@/lib/env";
import { LIMITS as ASKING } from "@/lib/cli/mcp/limits";
import { LIMITS } from "@/lib/mcp/limits";
import { cell, code, page, sentence, table, WRITTEN } from "./markdown";

const HOME = { linux: "/home/ann", darwin: "/Users/ann", win32: "C:\\Users\\ann" } as const;

/** What is set from outside: variables, and where data is kept. */
export function configuration(): string {
  return page("Configuration", [
    WRITTEN,
    "Trefoil needs no configuration. This page lists what can be set from outside. [Settings](settings.md) describes what is set in the app, and [Command line](command-line.md#starting-the-app) the options for starting it.",
    "## Environment variables",
    table(
      ["variable", "does", "without it"],
      VARIABLES.map(({ name, about, without }) => [code(name), sentence(cell(about)), cell(without)]),
    ),
    `For the command line, ${joinWords(VARIABLES.filter(({ forCommands }) => forCommands).map(({ name }) => code(name)))} count, the first only for \`trefoil audit export\`, \`migrate\`, \`backup\`, \`restore\`, \`move\`, \`key\` and \`push\`, as does \`DATABASE_URL\` for all of these but \`push\`. The start sets the following for its own processes; use its options instead:`,
    table(
      ["variable", "holds"],
      internal().map(([name, about]) => [code(name), cell(about)]),
    ),
    "## Where data is kept",
    table(
      ["system", "folder"],
      (["linux", "darwin", "win32"] as const).map((platform) => [
        { linux: "Linux", darwin: "macOS", win32: "Windows" }[platform],
        code(dataFolder(platform, {}, HOME[platform]).replaceAll("/", platform === "win32" ? "\\" : "/")),
      ]),
    ),
    "`XDG_DATA_HOME` is respected on Linux, and `APPDATA` on Windows. The folder holds one SQLite file, `trefoil.db`, and its key where the system’s keychain is not available; only you can read either. With `DATABASE_URL`, the folder holds [only the key](run-for-a-team.md#what-stays-in-the-data-folder).",
    "## Limits",
    "How long a server may take and how much it may send in one listing. Whatever exceeds a limit is cut off and reported, never silently left out.",
    table(
      ["limit", "value"],
      BOUNDS.map(({ says, value }) => [says, value]),
    ),
    "And how much [`trefoil mcp`](mcp.md) accepts and answers. Input beyond a limit is refused with an explanation; the rest of a list that is too long is only counted.",
    table(
      ["limit", "value"],
      ASKED.map(({ says, value }) => [says, value]),
    ),
  ]);
}

const seconds = (milliseconds: number) => `${milliseconds / 1000} seconds`;
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

const BOUNDS: readonly { says: string; value: string }[] = [
  { says: "From the start of a command to the end of the handshake", value: seconds(LIMITS.connectMs) },
  { says: "The same for commands that download before they run", value: seconds(LIMITS.connectDownloadMs) },
  { says: "One request of the listing", value: seconds(LIMITS.requestMs) },
  { says: "The whole listing after the handshake", value: seconds(LIMITS.listMs) },
  { says: "Pages of one list", value: String(LIMITS.pages) },
  { says: "Tools of one server", value: LIMITS.tools.toLocaleString("en") },
  { says: "One message", value: megabytes(LIMITS.messageBytes) },
  { says: "Everything that one server sends", value: megabytes(LIMITS.totalBytes) },
  { says: "Nesting of one message", value: `${LIMITS.depth} levels` },
];

const number = (value: number) => value.toLocaleString("en");

/** Of questions that an agent asks. */
const ASKED: readonly { says: string; value: string }[] = [
  { says: "Files that are given at the start", value: number(ASKING.sessions) },
  { says: "Tools in all sessions together, or in one that is tried out", value: number(ASKING.tools) },
  { says: "One file", value: `${ASKING.file / 1_000_000} MB` },
  { says: "Arguments of one call", value: `${ASKING.arguments / 1_000_000} MB` },
  { says: "Tools that one call defines", value: number(ASKING.defined) },
  { says: "Calls that wait while one is answered", value: number(ASKING.waiting) },
  { says: "One answer, text and structure", value: `${ASKING.answer / 1_000} kB` },
  { says: "Its text", value: `${number(ASKING.text)} characters` },
  { says: "One list in it", value: `${number(ASKING.list)} entries` },
  { says: "One quote, names included", value: `${number(ASKING.quote)} characters` },
];

/** Variables of the schema that no person sets. */
function internal(): [name: string, about: string][] {
  const own = new Set(VARIABLES.map(({ name }) => name));
  return Object.entries(EnvSchema.shape).flatMap(([name, schema]): [string, string][] =>
    own.has(name) || !name.startsWith("TREFOIL_") ? [] : [[name, schema.description ?? ""]],
  );
}
