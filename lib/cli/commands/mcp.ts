import { readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import type { Io } from "../io";
import { loadGiven } from "../mcp/load";
import { LIMITS } from "../mcp/limits";
import { listenTo } from "../mcp/listen";

const help = `Usage: trefoil mcp --session FILE... [--lock FILE...]

Serves questions about agent sessions to an agent, as an MCP server on standard input and output: list the sessions, judge one,
explain the verdict on a tool, what if something is added or removed, the smallest fix, what changed since the lock. Its tools
only look. It starts nothing, asks no network, and opens no file but those named here, once, before it serves; to take a file
anew, start it anew. Words of servers are cut to ${LIMITS.quote} characters and marked as untrusted wherever they stand.

  --session FILE            a JSON report (trefoil scan … --format json), a lock, a list of tools as scan --toolset takes it, or
                            a session file, whose servers the other files hold; several may follow, or it may be repeated
  --lock FILE               a lock or JSON report to compare with; several may follow, or it may be repeated

Bounds: ${LIMITS.sessions} files, ${LIMITS.tools.toLocaleString("en")} tools in all, arguments of 1 MB, answers of ${LIMITS.answer / 1000} kB; lists are cut at ${LIMITS.list} entries, and the rest is counted.

Exit codes: 0 the client closed its end; 2 wrong usage, or a file that is missing, damaged or of a later version; then nothing
is served.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { tokens } = readArguments({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      session: { type: "string", multiple: true },
      lock: { type: "string", multiple: true },
    },
  });
  const files = { session: [] as string[], lock: [] as string[] };
  let after: "session" | "lock" | undefined;
  for (const token of tokens) {
    if (token.kind === "option") files[(after = token.name)].push(token.value);
    else if (token.kind === "positional") {
      if (!after) throw new Failure("Name each file after --session or --lock; see --help.");
      files[after].push(token.value);
    }
  }
  if (files.session.length === 0) throw new Failure("Name a file with --session; see --help.");
  const input = listenTo(io, (id) => refuse(io, id));
  try {
    const given = await loadGiven(io, files.session, files.lock, input.over);
    // The SDK is loaded once it is known that there is something to serve, and by no other command.
    const { serve } = await import("../mcp/serve");
    await serve(io, given, input);
  } finally {
    input.close();
  }
  return EXIT.ok;
}

/** A message that was too long to be read: its request is refused if its id is known. */
function refuse({ stdout, stderr }: Io, id: string | number | undefined): void {
  const message = "The message is longer than 2 MB, so it was not read. Arguments may have 1 MB.";
  stderr.write(`${message}\n`);
  if (id !== undefined)
    stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, error: { code: INVALID_REQUEST, message } })}\n`);
}

/** A code of JSON-RPC. */
const INVALID_REQUEST = -32_600;

const mcp: Command = { help, run };
export default mcp;
