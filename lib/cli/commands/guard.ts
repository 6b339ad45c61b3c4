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

A client asks the guard before each call, and the guard stops the call that would complete the lethal trifecta or break
another policy. It decides by the calls made so far in the session and by the labels in a lock. It stores names, digests
and times, and sends nothing.

guard install shows the changes to the client's own files, and makes them with --yes. guard remove undoes them and leaves
comments and everything else as they were; the log stays.

  --client ID               ${ids}
  --lock FILE               the lock to use (default: trefoil.lock.json); made by "trefoil lock --host …"
  --policies FILE           a policy file; each policy in it is enforced in addition to the trifecta
  --allow DESTINATION       a destination that may always receive: a host, *.host, @mail.domain, #channel, owner/repository;
                            may be repeated
  --no-own-domain           also ask before mail to your own domain, which is otherwise allowed; your domain is that of
                            user.email in the git config of your home folder
  --completing ANSWER       ask or deny a call that completes a policy (default: ask; deny if the client cannot ask)
  --unknown ANSWER          ask or deny a tool that is not in the lock (default: ask)
  --broken ANSWER           ask or deny when the guard itself fails (default: ask)
  --stance STANCE           cautious: what is possible counts; plain: only what is certain (default: cautious)
  --rule RULE               policies, or a single rule of simulated calls: ${SPREAD_RULES.join(", ")} (default: policies)
  --no-provenance           ask even if the user chose the destination
  --file FILE               another of the client's files, such as that of a project
  -y, --yes                 change the files

guard log writes the recorded calls, one JSON object per line; "trefoil walk" reads it.

  --session DIGEST          only this session
  -o, --output FILE         write to a file instead of standard output

guard hook reads one event of a client from standard input and answers it. Clients run it through a small separate program.

Not supported, because they have no hooks or their documentation does not say enough:
${LEFT_OUT.map(({ label, why }) => `  ${label}: ${why}.`).join("\n")}

Exit codes: 0; 2 for wrong usage, or a file that cannot be read or changed; guard hook uses those that its client expects.
`;

async function run(args: string[], io: Io): Promise<number> {
  const [word, ...rest] = args;
  if (word === "hook") {
    const { answerHook } = await import("../guard/answer");
    const { hookOptions } = await import("../guard/hook-options");
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
  if (positionals.length > 0) throw new Failure("guard install, remove and log take options only; see --help.");
  const client = GUARD_CLIENTS.find(({ id }) => id === values.client);
  if (!client) throw new Failure(`--client takes one of ${ids}.`);
  const { install, remove, writeLog } = await import("../guard/say");
  if (word === "install") return install(io, client, values);
  if (word === "remove") return remove(io, client, values.yes);
  if (word === "log") return writeLog(io, client, values);
  throw new Failure("Use “guard install”, “guard remove”, “guard log” or “guard hook”; see --help.");
}

const guard: Command = { help, run };
export default guard;
