import * as z from "zod";
import { SnapshotSchema, type Snapshot } from "../model/snapshot";
import { takeSnapshot } from "../snapshots/take";
import { digestOf } from "../text/digest";

/** What a machine sends to the server of its team: one session with what its servers offer. */
export const PUSH_SCHEMA = "trefoil-push/1";

/** Bytes of a push, and numbers of servers and of the tools of one of them. */
export const PUSH_LIMITS = { bytes: 20_000_000, servers: 1_000, tools: 10_000 } as const;
/** UTF-16 units. */
const NAME = 200;
const WORDS = 4_000;

/** A machine is known by the digest of a key that only it has, so that no other can write over what it sent. */
export const MACHINE_KEY = /^[\w-]{43}$/;
export const machineOf = (key: string): string => digestOf(["trefoil-machine", key]);

const AboutSchema = SnapshotSchema.pick({
  extent: true,
  extentReason: true,
  protocolVersion: true,
  serverInfo: true,
  capabilities: true,
  violations: true,
});
/** What is sent of a listing each time: it is short, and changes while the digest does not. */
type About = z.output<typeof AboutSchema>;

const OfferSchema = SnapshotSchema.pick({
  instructions: true,
  prompts: true,
  resources: true,
  resourceTemplates: true,
  component: true,
}).extend({ tools: z.array(z.unknown()).max(PUSH_LIMITS.tools) });
/** What a server offers, as the machine read it: what the digest is of. */
export type Offer = z.output<typeof OfferSchema>;

const DigestSchema = z.string().regex(/^[0-9a-f]{64}$/);
const NamesSchema = z.array(z.string().max(2_500)).max(20_000);

const PushedServerSchema = z.object({
  name: z.string().min(1).max(NAME).describe("The name of its entry on the machine."),
  reached: z.string().max(WORDS).describe("Its command line or address there, without values of secrets."),
  disabled: z.boolean().default(false).describe("The config has it switched off."),
  hiddenTools: NamesSchema.default([]).describe("Tools that the config hides from the model."),
  onlyTools: NamesSchema.optional().describe("The only tools that the config offers to the model."),
  about: AboutSchema.optional().describe("How it was listed, and what it calls itself; absent when it could not be."),
  digest: DigestSchema.optional().describe("Digest of what it offers; absent when it could not be listed."),
  problem: z.string().max(WORDS).optional().describe("Why it could not be listed."),
  offer: OfferSchema.optional().describe("What it offers; left out where the server knows the digest already."),
});
export type PushedServer = z.output<typeof PushedServerSchema>;

export const PushSchema = z.object({
  schema: z.literal(PUSH_SCHEMA),
  machine: z.object({
    key: z.string().regex(MACHINE_KEY).describe("What only this machine has. It is stored as its digest."),
    label: z.string().min(1).max(80).describe("What the machine is called."),
  }),
  session: z.object({
    name: z.string().min(1).max(NAME).describe("What the session is called on the machine."),
    host: z.string().max(NAME).describe("Id of the agent application whose own tools count, or none."),
    off: NamesSchema.describe("Ids of servers (name) and tools (server/tool) that are switched off."),
  }),
  servers: z.array(PushedServerSchema).max(PUSH_LIMITS.servers),
});
export type Push = z.output<typeof PushSchema>;

/** Digests of which a machine asks whether their contents have to be sent. */
export const MissingSchema = z.object({ digests: z.array(DigestSchema).max(PUSH_LIMITS.servers) });

/** What became of a push. */
export type PushAnswer = {
  session: { id: string; name: string; level: string };
  servers: { added: number; changed: number; same: number; unlisted: number };
};

/** What a server offers as a snapshot. The machine and the server of the team both make it from the same offer, so that they agree on its digest. */
export function snapshotOf(
  offer: Offer,
  { about, reached }: Pick<PushedServer, "about" | "reached">,
  at: string,
): Snapshot {
  return takeSnapshot({ ...about, ...offer, ...(reached && { reached }) }, at);
}

/** The other way round. Which credentials it was asked with stays on the machine. */
export function partsOf(snapshot: Snapshot): { about: About; offer: Offer } {
  const tools = snapshot.tools.map(({ tool }) => tool);
  return { about: AboutSchema.parse(snapshot), offer: OfferSchema.parse({ ...snapshot, tools }) };
}
