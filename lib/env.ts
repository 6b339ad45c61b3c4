import * as z from "zod";
import { dataFolder } from "./boot/data-folder.mjs";
import { databaseAddress } from "./boot/database-address.mjs";
import { isLoopback } from "./boot/loopback.mjs";
import { LOG_FORM } from "./boot/options.mjs";
import { readSignIn } from "./boot/sign-in-settings.mjs";
import { Secret } from "./core/model/secret";

/** What the process is told from outside; most of it by the start, which takes it as options. */
export const EnvSchema = z.object({
  TREFOIL_TOKEN: z
    .string()
    .min(32)
    .optional()
    .describe("The launch’s secret, made by the start. Without it nobody is let in."),
  TREFOIL_HOST: z.string().default("127.0.0.1").describe("The address that the app listens on."),
  TREFOIL_PORT: z.coerce.number().int().min(1).max(65535).default(3210).describe("The port that the app listens on."),
  TREFOIL_DEMO: z.literal("1").optional().describe("1: fill the workspace with the bundled demo at start."),
  TREFOIL_ALLOW_STARTS_FROM_NETWORK: z
    .enum(["1", ""])
    .optional()
    .describe("1: commands may be started although others than the one at this computer can reach the app."),
  TREFOIL_CONFIG: z.string().optional().describe("A client's config file to offer for import at start."),
  TREFOIL_POLICIES: z.string().optional().describe("A policy file to follow."),
  TREFOIL_BUILD: z.string().optional().describe("Names the build that runs; absent while it is developed."),
  TREFOIL_NEW_KEY: z.literal("1").optional().describe("1: go on with a new sealing key where the old one is lost."),
  TREFOIL_WORKER: z.string().optional().describe("The program of the threads that do heavy work."),
  TREFOIL_LOG: z.string().regex(LOG_FORM).default("error"),
  TREFOIL_PRIVATE_RELAYS: z.string().default(""),
  TREFOIL_PRIVATE_HOSTS: z.string().default(""),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().default(""),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().default(""),
  NODE_ENV: z.string().optional(),
});

const read = EnvSchema.parse(process.env);

const where = readSignIn(process.env);
if (!where.ok) throw new Error(where.problem);
const { publicOrigin, signIn } = where;
/** Only this computer reaches the app: neither a network nor a proxy that stands on one. */
const onLoopback =
  isLoopback(read.TREFOIL_HOST) && (publicOrigin === undefined || isLoopback(new URL(publicOrigin).hostname));

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
  /** Traces are collected somewhere: OpenTelemetry's own variables say where. */
  traced: (read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || read.OTEL_EXPORTER_OTLP_ENDPOINT) !== "",
  newKey: read.TREFOIL_NEW_KEY === "1",
  privateRelays: namesIn(read.TREFOIL_PRIVATE_RELAYS),
  privateHosts: namesIn(read.TREFOIL_PRIVATE_HOSTS),
  /** Where browsers reach the app, if that is not where it listens. */
  publicOrigin,
  /** The identity provider that people sign in at; undefined where there is none. */
  signIn:
    signIn && publicOrigin !== undefined
      ? { ...signIn, publicOrigin, clientSecret: new Secret(signIn.clientSecret) }
      : undefined,
  onLoopback,
  /**
   * May commands be started? Not when others on the network, people who sign in, or a team that keeps a database together, could do it, unless
   * that was switched on at the start.
   */
  startsAllowed:
    (onLoopback && signIn === undefined && databaseAddress() === undefined) ||
    read.TREFOIL_ALLOW_STARTS_FROM_NETWORK === "1",
  development: read.NODE_ENV === "development",
  /** Address of the PostgreSQL database that everything is kept in, with its password; absent while the data folder holds it. */
  database: databaseAddress(),
  /** Folder of the database, and of the sealing key where no keychain has it. */
  data: dataFolder(),
  /** A person chose that folder, instead of the platform's place for application data. */
  namedData: dataFolder() !== dataFolder(process.platform, { ...process.env, TREFOIL_DATA: undefined }),
};

function namesIn(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** The user's own variables, for the commands that are started and for the places that clients keep their configs in. Trefoil's are left out: a config may name any variable. */
export const userEnvironment: Readonly<Record<string, string>> = withoutOurs(process.env);

/** The app's own database is no variable for commands either; on the command line, which has none, it is whatever the user means by it. */
function isOurs(name: string): boolean {
  return name.startsWith("TREFOIL_") || (name === "DATABASE_URL" && read.TREFOIL_TOKEN !== undefined);
}

/** The same of an environment that was handed over. */
export function withoutOurs(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !isOurs(entry[0]),
    ),
  );
}
