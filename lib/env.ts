import { z } from "zod";
import { dataFolder } from "./boot/data-folder.mjs";

const EnvSchema = z.object({
  /** The launch's secret, made by `npm start`. Without it nobody is let in. */
  TREFOIL_TOKEN: z.string().min(32).optional(),
  TREFOIL_HOST: z.string().default("127.0.0.1"),
  TREFOIL_PORT: z.coerce.number().int().min(1).max(65535).default(3210),
  /** `1`: fill the workspace with the bundled demo at start. */
  TREFOIL_DEMO: z.literal("1").optional(),
  /** A client's config file to offer for import at start. */
  TREFOIL_CONFIG: z.string().optional(),
  NODE_ENV: z.string().optional(),
});

const read = EnvSchema.parse(process.env);

/** What the process was told from outside, read once. */
export const env = {
  token: read.TREFOIL_TOKEN,
  host: read.TREFOIL_HOST,
  port: read.TREFOIL_PORT,
  demo: read.TREFOIL_DEMO === "1",
  config: read.TREFOIL_CONFIG,
  development: read.NODE_ENV === "development",
  /** Folder of the database and the sealing key. */
  data: dataFolder(),
};

/** The user's own variables, for the commands that are started and for the places that clients keep their configs in. Trefoil's are left out: a config may name any variable. */
export const userEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith("TREFOIL_")),
);
