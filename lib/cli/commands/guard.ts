import { GUARD_CLIENTS, LEFT_OUT } from "@/lib/core/guard/clients";
import { SPREAD_RULES } from "@/lib/core/propagation/rules";
import { readArguments, type Command } from "../command";
import { Failure } from "../exit";
import { readStdin, type Io } from "../io";

const ids = GUARD_CLIENTS.map(({ id }) => id).join(", ");
const help = `Usage: trefoil guard install --client ID [options]
       trefoil guard remove --client ID [--yes]
       trefoil guard log --client ID [--session DIGEST] [-o FILE]
       trefoil guard hook --client ID --rules FILE

The guard is asked by a client before each call and keeps the one from being made that would complete the lethal trifecta, or
another enforced policy: by what has really run in this session, with the labels of a lock. It stores names, digests and
times, and sends nothing.

guard install shows what it would change in the client's own files; with --yes it is changed. remove takes it out again, comments
and all else as they were; the log stays.
  --client ID               ${ids}
  --lock FILE               the lock to go by (default: trefoil.lock.json); made by "trefoil lock --host …"
  --policies FILE           a file of policies; each is enforced beside the trifecta
  --allow DESTINATION       a destination that needs no question: a host, *.host, @mail.domain, #channel, owner/repository;
                            may be repeated
  --no-own-domain           ask also before a mail to your own domain, that of git's user.email in your home, which passes otherwise
  --completing ANSWER       ask or deny a call that completes a policy (default: ask; where a client cannot ask: deny)
  --unknown ANSWER          ask or deny a tool that is not in the lock (default: ask)
  --broken ANSWER           ask or deny when the guard cannot do its work (default: ask)
  --stance STANCE           cautious: what is possible counts; plain: only what is certain (default: cautious)
  --rule RULE               policies, or one rule of the walk alone: ${SPREAD_RULES.join(", ")} (default: policies)
  --no-provenance           ask also where the user chose the destination
  --file FILE               another of the client's files, as the one of a project
  -y, --yes                 change the files

guard log writes what was seen, a line of JSON each; "trefoil walk" takes it.
  --session DIGEST          of one session only
  -o, --output FILE         write to a file instead of standard output

guard hook answers one event of a client on standard input; the client starts it, through a small program of its own.

Left out, since their documentation does not say enough or they have no hooks:
${LEFT_OUT.map(({ label, why }) => `  ${label}: ${why}.`).join("\n")}

Exit codes: 0; 2 for wrong usage, or a file that cannot be read or changed; a hook has those of its client.
`;

async function run(args: string[], io: Io): Promise<number> {
  const [word, ...rest] = args;
  if (word === "hook") {
    const { answerHook, hookOptions } = await import("../guard/answer");
    const options = hookOptions(rest);
    if (!options) throw new Failure("Call it with --client ID and --rules FILE.");
    const { stdout, stderr, code } = answerHook(await readStdin(io), options);
    if (stderr !== undefined) io.stderr.write(stderr);
    if (stdout !== undefined) io.stdout.write(stdout);
    return code;
  }
  const { values, positionals } = readArguments({
    args: rest,
    options: {
      client: { type: "string" },
      lock: { type: "string" },
      policies: { type: "string" },
      allow: { type: "string", multiple: true, default: [] as string[] },
      completing: { type: "string", default: "ask" },
      unknown: { type: "string", default: "ask" },
      broken: { type: "string", default: "ask" },
      stance: { type: "string", default: "cautious" },
      rule: { type: "string", default: "policies" },
      "no-provenance": { type: "boolean", default: false },
      "no-own-domain": { type: "boolean", default: false },
      file: { type: "string" },
      session: { type: "string" },
      output: { type: "string", short: "o" },
      yes: { type: "boolean", short: "y", default: false },
    },
  });
  if (positionals.length > 0) throw new Failure("It takes no words but its flags; see --help.");
  const client = GUARD_CLIENTS.find(({ id }) => id === values.client);
  if (!client) throw new Failure(`--client knows ${ids}.`);
  const { install, remove, writeLog } = await import("../guard/say");
  if (word === "install") return install(io, client, values);
  if (word === "remove") return remove(io, client, values.yes);
  if (word === "log") return writeLog(io, client, values);
  throw new Failure("Say “guard install”, “guard remove”, “guard log” or “guard hook”; see --help.");
}

const guard: Command = { help, run };
export default guard;
