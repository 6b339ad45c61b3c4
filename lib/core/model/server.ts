import * as z from "zod";

/**
 * How a server is reached. Texts may hold `{{secret:PLACE}}` where an importer removed a value, and the
 * client's own variables (`${HOME}`, `${input:token}`), which stay unresolved until somebody consents to a start.
 */
export const TransportSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("stdio"),
    command: z.string().min(1),
    args: z.array(z.string()).default([]),
    cwd: z.string().optional(),
    /** Names only; values are `Secrets` under `env.NAME`. */
    env: z.array(z.string()).default([]),
  }),
  z.object({
    kind: z.literal("http"),
    url: z.string().min(1),
    /** Names only; values are `Secrets` under `header.NAME`. */
    headers: z.array(z.string()).default([]),
  }),
  /** Tools given by hand (a pasted `tools/list` answer, a bundled snapshot), or sent by a machine: nothing to reach from here. */
  z.object({
    kind: z.literal("given"),
    /** The machine that sent them and how the server is reached there, in words. */
    from: z.string().optional(),
  }),
]);
export type Transport = z.infer<typeof TransportSchema>;

/** How a server is reached, in words that can be shown and passed on: no values, no home folder, no credentials in an address. */
export const ReachSchema = z.object({
  kind: z.enum(["stdio", "http", "given"]),
  /** The command line or the address; where there is nothing to reach from here, the machine that sent the tools, or empty. */
  words: z.string(),
  /** Whether they name one fixed version; absent when there is no version. */
  pinned: z.boolean().optional(),
});
export type Reach = z.infer<typeof ReachSchema>;

/** Where an entry was read: the importer's id, the file as the user named it, the 1-based line of the entry. */
export const OriginSchema = z.object({
  importer: z.string(),
  file: z.string(),
  line: z.number().int().positive().optional(),
  /** The entry's name in the file, when the server has another name here. */
  entry: z.string().optional(),
});
export type Origin = z.infer<typeof OriginSchema>;

/** A person's statement that a server's own claims (annotations) may lower suspicion. */
export const TrustSchema = z.object({ by: z.string(), at: z.string(), reason: z.string() });
export type Trust = z.infer<typeof TrustSchema>;

/** An MCP server as configured. It names secrets and never holds them, so it can be logged, stored, drawn and shared. */
export const ServerSchema = z.object({
  /** The entry's name in the config; unique within a session. Never the server's self-reported name. */
  name: z.string().min(1),
  transport: TransportSchema,
  origin: OriginSchema.optional(),
  /** Whether the config has it switched off. */
  disabled: z.boolean().default(false),
  /** Tools that the config hides from the model; `*` stands for any text. */
  hiddenTools: z.array(z.string()).default([]),
  /** The only tools that the config offers to the model, even if the server adds others later; `*` as above. Absent: all. */
  onlyTools: z.array(z.string()).optional(),
  trust: TrustSchema.optional(),
});
export type Server = z.infer<typeof ServerSchema>;
