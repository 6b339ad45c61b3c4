import * as z from "zod";

const Name = z
  .string()
  .trim()
  .min(1, "Give the server a name.")
  .max(120, "A name has at most 120 characters.")
  .refine((name) => !name.startsWith("host:"), "Names that begin with “host:” are kept for the agent’s own tools.");
const pairs = (noun: string, pattern: RegExp, wrong: string) =>
  z
    .array(
      z.object({
        name: z.string().trim().min(1, `Give the ${noun} a name, or remove it.`).regex(pattern, wrong),
        value: z.string().max(100_000, "A value has at most 100,000 characters."),
      }),
    )
    .max(200, `At most 200 ${noun}s.`)
    .superRefine((list, context) => {
      list.forEach((pair, index) => {
        if (list.findIndex((other) => other.name === pair.name) < index)
          context.addIssue({
            code: "custom",
            path: [index, "name"],
            message: `There is already a ${noun} with this name.`,
          });
      });
    });

/** A host as written in a URL: a name or an address, without the port. */
export const HostSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "Write the host, such as mcp.internal.example or 10.0.0.7.")
  .max(255, "At most 255 characters.")
  .refine(
    (host) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).host === host,
    "This is not a host. Write it as in the address, without https:// and without the port.",
  );

const Command = z.object({
  kind: z.literal("stdio"),
  name: Name,
  command: z
    .string()
    .trim()
    .min(1, "Write the command that starts the server.")
    .max(4000)
    .refine((command) => !/[\r\n\0]/.test(command), "The command is one line; arguments go below."),
  /** One a line; an empty line is no argument. */
  args: z
    .string()
    .max(100_000, "The arguments are longer than 100,000 characters.")
    .transform((text) => text.split(/\r?\n/).filter((line) => line !== "")),
  env: pairs("variable", /^[^=\s\0]+$/, "A variable’s name has no spaces and no “=”."),
  cwd: z.string().trim().max(4000),
});
const Address = z.object({
  kind: z.literal("http"),
  name: Name,
  url: z
    .string()
    .trim()
    .min(1, "Write the address of the server.")
    .max(8000)
    .refine(
      (url) => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url),
      "This is not an address. An address begins with https:// (or http:// on this computer).",
    ),
  headers: pairs("header", /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, "A header’s name has letters, digits and hyphens only."),
});
const ToolsText = z
  .string()
  .refine((text) => text.trim() !== "", "Paste the server’s answer to tools/list.")
  .max(8_000_000, "The text is larger than 8 MB.");

/** One server by hand, as the form sends it. */
export const AddInput = z.discriminatedUnion("kind", [
  Command,
  Address,
  z.object({
    kind: z.literal("given"),
    name: z.string().trim().max(120, "A name has at most 120 characters."),
    text: ToolsText,
  }),
]);

const ServerId = z.uuid("This server is not known.");

/** What a person saw before an edit, as the page was told it: by it an edit that comes too late is found out. */
const Seen = z.string().max(200);

export const RenameInput = z.object({ serverId: ServerId, name: Name, seen: Seen });

/** A registered server's entry; it is renamed in a form of its own. */
export const EditInput = z.object({
  serverId: ServerId,
  entry: z.discriminatedUnion("kind", [Command.omit({ name: true }), Address.omit({ name: true })]),
  seen: Seen,
});
export const GiveInput = z.object({ serverId: ServerId, text: ToolsText });

export const OneServer = z.object({ serverId: z.uuid("There is no such server.") });
export const SomeServers = z.object({ serverIds: z.array(z.uuid("There is no such server.")).max(1000) });

/** Where a config comes from: a path that the page offered, or a text. */
export const SourceInput = z.union([
  z.object({ path: z.string().max(4000) }),
  z.object({
    text: z.string().max(5_000_000, "The file is larger than 5 MB."),
    fileName: z.string().max(400),
    importer: z.string().max(40),
  }),
]);

export const ImportInput = z.object({
  source: SourceInput,
  chosen: z
    .array(z.object({ name: z.string(), as: z.string().min(1).max(220), replace: z.boolean() }))
    .min(1, "Choose at least one server.")
    .max(1000),
  session: z
    .object({
      name: z.string().trim().min(1, "Give the session a name.").max(120, "A name has at most 120 characters."),
      host: z.string().max(60),
    })
    .nullable(),
});

export const AgreeInput = z.object({
  agreed: z
    .array(
      z.object({
        serverId: z.uuid("There is no such server."),
        digest: z.string().max(20_000),
        isolated: z.boolean().default(false),
        allowHost: HostSchema.optional(),
      }),
    )
    .max(1000),
});

export const TrustInput = z.object({
  serverId: z.uuid("There is no such server."),
  trust: z
    .object({
      by: z.string().trim().min(1, "Enter who is responsible for it.").max(120),
      reason: z.string().trim().min(1, "Give a reason.").max(1000),
    })
    .nullable(),
  seen: Seen.nullable(),
});

export const SecretInput = z.object({ serverId: z.uuid("There is no such server."), place: z.string().max(400) });
