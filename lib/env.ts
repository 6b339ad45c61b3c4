import * as z from "zod";
import { dataFolder } from "./boot/data-folder.mjs";
import { isLoopback, LOG_FORM } from "./boot/options.mjs";

const EnvSchema = z.object({
  /** The launch's secret, made by `npm start`. Without it nobody is let in. */
  TREFOIL_TOKEN: z.string().min(32).optional(),
  TREFOIL_HOST: z.string().default("127.0.0.1"),
  TREFOIL_PORT: z.coerce.number().int().min(1).max(65535).default(3210),
  /** `1`: fill the workspace with the bundled demo at start. */
  TREFOIL_DEMO: z.literal("1").optional(),
  /** `1`: commands may be started although the app listens beyond this computer. */
  TREFOIL_ALLOW_STARTS_FROM_NETWORK: z.enum(["1", ""]).optional(),
  /** A client's config file to offer for import at start. */
  TREFOIL_CONFIG: z.string().optional(),
  /** A file of policies to follow. */
  TREFOIL_POLICIES: z.string().optional(),
  /** Names the build that runs; absent while it is developed. */
  TREFOIL_BUILD: z.string().optional(),
  /** `1`: go on with a new sealing key where the old one is lost. */
  TREFOIL_NEW_KEY: z.literal("1").optional(),
  /** The program of the threads that do heavy work. */
  TREFOIL_WORKER: z.string().optional(),
  /** `off`, `error` (as without it), `warn` or `info`, with `,json` behind it for lines of JSON. */
  TREFOIL_LOG: z.string().regex(LOG_FORM).default("error"),
  /** Hosts, with commas between them, that may keep shares although their addresses are private. */
  TREFOIL_PRIVATE_RELAYS: z.string().default(""),
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
  policies: read.TREFOIL_POLICIES,
  build: read.TREFOIL_BUILD,
  worker: read.TREFOIL_WORKER,
  log: {
    level: (["error", "warn", "info"] as const).find((level) => read.TREFOIL_LOG.startsWith(level)),
    json: read.TREFOIL_LOG.endsWith(",json"),
  },
  newKey: read.TREFOIL_NEW_KEY === "1",
  privateRelays: read.TREFOIL_PRIVATE_RELAYS.split(",")
    .map((host) => host.trim())
    .filter((host) => host !== ""),
  /** Only this computer reaches the app. */
  onLoopback: isLoopback(read.TREFOIL_HOST),
  /** May commands be started? Not when others on the network could do it, unless that was switched on at the start. */
  startsAllowed: isLoopback(read.TREFOIL_HOST) || read.TREFOIL_ALLOW_STARTS_FROM_NETWORK === "1",
  development: read.NODE_ENV === "development",
  /** Folder of the database, and of the sealing key where no keychain has it. */
  data: dataFolder(),
  /** A person chose that folder, instead of the platform's place for application data. */
  namedData: dataFolder() !== dataFolder(process.platform, { ...process.env, TREFOIL_DATA: undefined }),
};

/** The user's own variables, for the commands that are started and for the places that clients keep their configs in. Trefoil's are left out: a config may name any variable. */
export const userEnvironment: Readonly<Record<string, string>> = withoutOurs(process.env);

/** The same of an environment that was handed over. */
export function withoutOurs(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith("TREFOIL_"),
    ),
  );
}
