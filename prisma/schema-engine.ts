import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";

export type Provider = "sqlite" | "postgresql";
/** What is compared: nothing, a schema as people write it, or the tables of the database that was connected. */
export type Side = "nothing" | "database" | { schema: string };

/** As Prisma's own command line calls the engines of databases. */
const FLAVOUR = { sqlite: "sqlite", postgresql: "postgres" } as const;
const EVERYTHING = { externalTables: [], externalEnums: [] };

/**
 * The SQL that makes the one side into the other; empty when they say the same. By Prisma's schema engine, which its command line would
 * download: this is the same as WebAssembly, of the same version, from the package registry.
 * @param connect to the database that one side stands for
 */
export async function sqlBetween(
  provider: Provider,
  from: Side,
  to: Side,
  connect: () => Promise<SqlDriverAdapter> = async () => withoutDatabase(FLAVOUR[provider]),
): Promise<string> {
  await load();
  const adapter = { provider: FLAVOUR[provider], adapterName: "trefoil", connect, connectToShadowDb: connect };
  const one = await engine.SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    const { exitCode, stdout } = await one.diff({
      from: target(provider, from),
      to: target(provider, to),
      script: true,
      exitCode: true,
      filters: EVERYTHING,
    });
    return exitCode === 0 ? "" : (stdout ?? "");
  } finally {
    one.free();
  }
}

function target(provider: Provider, side: Side): Parameters<engine.SchemaEngine["diff"]>[0]["from"] {
  if (side === "nothing") return { tag: "empty" };
  const content = side === "database" ? `datasource db {\n  provider = "${provider}"\n}\n` : side.schema;
  const files = [{ path: "schema.prisma", content }];
  return side === "database" ? { tag: "schemaDatasource", files, configDir: "." } : { tag: "schemaDatamodel", files };
}

let loaded: Promise<void> | undefined;

function load(): Promise<void> {
  return (loaded ??= (async () => {
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: () => {} } });
    const folder = path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg"));
    const wasm = readFileSync(path.join(folder, "schema_engine_bg.wasm"));
    const { instance } = await WebAssembly.instantiate(wasm, {
      "./schema_engine_bg.js": engine as object as WebAssembly.ModuleImports,
    });
    (engine as unknown as { __wbg_set_wasm(exports: unknown): void }).__wbg_set_wasm(instance.exports);
    (instance.exports as unknown as { __wbindgen_start(): void }).__wbindgen_start();
  })());
}

/** Two schemas are compared without any database; the engine only wants to know of which kind it would be. */
function withoutDatabase(provider: "sqlite" | "postgres"): SqlDriverAdapter {
  const none = async (): Promise<never> => {
    throw new Error("Two schemas are compared without a database.");
  };
  return {
    provider,
    adapterName: "trefoil",
    queryRaw: async () => ({ columnNames: [], columnTypes: [], rows: [] }),
    executeRaw: async () => 0,
    executeScript: async () => {},
    startTransaction: none,
    getConnectionInfo: () => ({ supportsRelationJoins: true }),
    dispose: async () => {},
  };
}

/** Connects to PostgreSQL for the engine, which asks its own tables for a type that the adapter does not know. */
export async function connectForEngine(connectionString: string): Promise<SqlDriverAdapter> {
  const CHAR = 18;
  const TEXT = 25;
  const adapter = await new PrismaPg({ connectionString }).connect();
  const chars = new WeakMap<object, number[]>();
  const io = adapter as unknown as { performIO(query: object): Promise<{ fields: { dataTypeID: number }[] }> };
  const perform = io.performIO.bind(adapter);
  io.performIO = async (asked) => {
    const result = await perform(asked);
    const places = result.fields.flatMap(({ dataTypeID }, index) => (dataTypeID === CHAR ? [index] : []));
    for (const index of places) result.fields[index]!.dataTypeID = TEXT;
    chars.set(asked, places);
    return result;
  };
  const read = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (asked) => {
    const result = await read(asked);
    for (const index of chars.get(asked) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}
