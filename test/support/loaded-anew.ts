import path from "node:path";

/**
 * Test files of a project without isolation share a process, and with it what was loaded. What keeps a state (the client of the database, what
 * was read from variables) is loaded anew for each file here, and forgotten where it outlives a module. Packages stay, and the pure core, which
 * keeps no state and takes seconds to load.
 */
const STAYS = /^(?:node_modules|lib\/core|lib\/store\/generated)\//;
const ROOT = path.resolve(import.meta.dirname, "../..");
const OURS = "trefoil";

/** Vitest's own list of modules: its `vi.resetModules` would forget all of them. */
type Module = { promise?: unknown; exports?: unknown; evaluated?: boolean; importers: Set<string> };
type VitestWorker = { evaluatedModules: { idToModuleMap: Map<string, Module> } };
const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: VitestWorker }).__vitest_worker__;

for (const [id, loaded] of evaluatedModules.idToModuleMap) {
  const file = path.relative(ROOT, id);
  if (STAYS.test(file) || file.startsWith("..") || id === import.meta.filename) continue;
  loaded.promise = undefined;
  loaded.exports = undefined;
  loaded.evaluated = false;
  loaded.importers.clear();
}

for (const key of Reflect.ownKeys(globalThis))
  if ((typeof key === "symbol" ? (key.description ?? "") : key).startsWith(OURS))
    Reflect.deleteProperty(globalThis, key);
