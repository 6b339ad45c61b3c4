import { hostname } from "node:os";
import type { ParseArgsConfig } from "node:util";
import { PushSchema, type Push } from "@/lib/core/push/push";
import { count } from "@/lib/core/text/say-verdict";
import { showHidden } from "@/lib/core/text/visible";
import { readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import type { Io } from "../io";
import { judge } from "../judge";
import { refuseUnseen } from "../refuse-unseen";
import { SESSION_HELP, SESSION_OPTIONS } from "../session-options";
import { namesInput, scanMachine } from "../scan-machine";
import { bodyOf } from "../push/body";
import { machineKey } from "../push/machine";
import { receiverAt, send, type Receiver } from "../push/send";

const help = `Usage: trefoil push [CONFIG...] --to URL [options]

Sends the session that the servers in the given client configs make up to your team's Trefoil, which starts no commands
itself: there it is a session "NAME (LABEL)" with its verdict, and each further push shows what changed.
Without a config, Trefoil finds those of every known client on this machine, and sends each client's session.
Sent are names, command lines and addresses without values, and the definitions that the server does not know yet.
With --dry-run the whole body is printed and nothing is sent.

Receiver
  --to URL                  address of your team's Trefoil
  --token TOKEN             a token with the scope push, from Settings > Tokens; better in TREFOIL_PUSH_TOKEN, where
                            neither the list of processes nor the shell's history has it
  --label NAME              what this machine is called there (default: its host name)
  --dry-run                 print what would be sent, and send nothing
  --allow-incomplete        push even if a server could not be seen; it is sent as not listed

${SESSION_HELP}
Exit codes: 0; 2 for wrong usage or a push that was refused; 4 when the server could not be reached; 3, 4 and 5 as for
scan when a server could not be seen, unless --allow-incomplete is given: then it is sent as not listed.
`;

const OPTIONS = {
  ...SESSION_OPTIONS,
  to: { type: "string" },
  token: { type: "string" },
  label: { type: "string" },
  "dry-run": { type: "boolean", default: false },
} satisfies ParseArgsConfig["options"];

async function run(args: string[], io: Io): Promise<number> {
  const { values, tokens } = readArguments({ args, allowPositionals: true, tokens: true, options: OPTIONS });
  const dry = values["dry-run"];
  // Before anything is started for it.
  const receiver = dry ? undefined : receiverOf(io, values);
  const label = PushSchema.shape.machine.shape.label.safeParse(
    values.label ?? (hostname().slice(0, 80) || "a machine"),
  );
  if (!label.success) throw new Failure("--label takes a name of 1 to 80 characters.");
  const machine = { key: machineKey(io, !dry), label: label.data };
  const pushing: Pushing = { machine, receiver };
  if (namesInput(values, tokens)) return pushOne(io, { values, tokens }, pushing);
  return scanMachine(io, { ...values, format: "text" }, (session) =>
    pushOne(io, { values: { ...values, ...session }, tokens: session.files }, pushing),
  );
}

type Pushing = { machine: Push["machine"]; receiver?: Receiver };
type Asked = Parameters<typeof judge>[1] & { values: { "allow-incomplete": boolean } };

/** Sends one session, or shows what would be sent. */
async function pushOne(io: Io, asked: Asked, { machine, receiver }: Pushing): Promise<number> {
  const judged = await judge(io, asked);
  if (!asked.values["allow-incomplete"]) refuseUnseen(judged);
  const body = bodyOf(judged, machine);
  if (!receiver) io.stdout.write(`${JSON.stringify(shown(body), null, 2)}\n`);
  else io.stdout.write(say(receiver, await send(io, receiver, body)));
  return EXIT.ok;
}

function receiverOf(io: Io, { to, token = io.env["TREFOIL_PUSH_TOKEN"] }: { to?: string; token?: string }): Receiver {
  if (to === undefined) throw new Failure("Say where to with --to URL, or look at what would be sent with --dry-run.");
  if (!token) throw new Failure("A push needs a token with the scope push: set TREFOIL_PUSH_TOKEN, or give --token.");
  return { to: receiverAt(to), token };
}

/** The key is sent, and is not for reading. */
const shown = (body: Push): Push => ({ ...body, machine: { ...body.machine, key: "(what only this machine has)" } });

function say({ to }: Receiver, { session, servers }: Awaited<ReturnType<typeof send>>): string {
  const { added, changed, same, unlisted } = servers;
  const parts = [
    `${added} new`,
    `${changed} changed`,
    `${same} unchanged`,
    ...(unlisted > 0 ? [`${unlisted} not listed`] : []),
  ];
  return `Pushed “${showHidden(session.name)}”: ${count(added + changed + same + unlisted, "server")} (${parts.join(", ")}). It is ${session.level}.\n${new URL(`/sessions/${encodeURIComponent(session.id)}`, to).href}\n`;
}

const push: Command = { help, run };
export default push;
