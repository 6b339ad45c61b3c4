/** Registers the commands that are named on standard input, agreed to and waiting to be listed at the next start, through the app's own code. */
import { json } from "node:stream/consumers";
import * as z from "zod";
import { agreeTo, consentDigest } from "@/lib/jobs/consent";
import { register } from "@/lib/jobs/register";
import { prepareSealing } from "@/lib/secrets/seal";
import { keyInUse } from "@/lib/store/key-in-use";
import { putQueuedListing } from "@/lib/store/queued-listings";

const CommandsSchema = z.array(z.object({ name: z.string(), args: z.array(z.string()) }));

await prepareSealing(await keyInUse());
for (const { name, args } of CommandsSchema.parse(await json(process.stdin))) {
  const transport = { kind: "stdio" as const, command: process.execPath, args, env: [] };
  const server = await register({ name, transport, disabled: false, hiddenTools: [] }, {});
  await agreeTo(server, await consentDigest(server));
  await putQueuedListing({ serverId: server.id, anonymous: false });
}
