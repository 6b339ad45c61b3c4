import { readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import type { Io } from "../io";
import { loadGiven } from "../mcp/load";
import { LIMITS } from "../mcp/limits";
import { listenTo } from "../mcp/listen";

const help = `Usage: trefoil mcp --session FILE... [--lock FILE...]

Answers an agent's questions about sessions, as an MCP server on standard input and output: list the sessions, judge one,
explain the verdict on a tool, try what adding or removing something would do, find the smallest fix, show what changed since
the lock. All of its tools are read-only. It starts nothing, makes no network requests, and opens only the files named here,
once, before it serves; restart it to reread a file. Text from servers is cut to ${LIMITS.quote} characters and always marked as untrusted.

  --session FILE            a JSON report (trefoil scan … --format json), a lock, a tool list as for scan --toolset, or a
                            session file, whose servers are in the other files; takes several files, may be repeated
  --lock FILE               a lock or JSON report to compare with; takes several files, may be repeated

Limits: ${LIMITS.sessions} files, ${LIMITS.tools.toLocaleString("en")} tools in total, arguments of 1 MB, answers of ${LIMITS.answer / 1000} kB; lists end after ${LIMITS.list} entries, and say how many more there are.

Exit codes: 0 the client closed the connection; 2 wrong usage, or a file is missing, damaged or from a later version; nothing
is served then.
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
    // The SDK is loaded only when there is something to serve; no other command needs it.
    const { serve } = await import("../mcp/serve");
    await serve(io, given, input);
  } finally {
    input.close();
  }
  return EXIT.ok;
}

/** Reports a message that was too long to read; if its id is known, the request is refused. */
function refuse({ stdout, stderr }: Io, id: string | number | undefined): void {
  const message = "The message is longer than 2 MB, so it was not read. Arguments may be up to 1 MB.";
  stderr.write(`${message}\n`);
  if (id !== undefined)
    stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, error: { code: INVALID_REQUEST, message } })}\n`);
}

/** The error code of JSON-RPC. */
const INVALID_REQUEST = -32_600;

const mcp: Command = { help, run };
export default mcp;
