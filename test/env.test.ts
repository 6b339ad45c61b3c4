import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function theEnv(variables: Record<string, string>) {
  vi.resetModules();
  for (const name of ["TREFOIL_HOST", "DATABASE_URL", "TREFOIL_ALLOW_STARTS_FROM_NETWORK"])
    vi.stubEnv(name, variables[name]);
  vi.stubEnv("TREFOIL_PRIVATE_HOSTS", variables["TREFOIL_PRIVATE_HOSTS"] ?? "");
  return (await import("@/lib/env")).env;
}

const DATABASE_URL = "postgresql://trefoil:a@db.example/trefoil";

test.each<[string, boolean, Record<string, string>]>([
  ["alone on this computer", true, {}],
  ["on a network", false, { TREFOIL_HOST: "0.0.0.0" }],
  ["with a team's database", false, { DATABASE_URL }],
  ["with a team's database, switched on", true, { DATABASE_URL, TREFOIL_ALLOW_STARTS_FROM_NETWORK: "1" }],
  ["on a network, switched on", true, { TREFOIL_HOST: "0.0.0.0", TREFOIL_ALLOW_STARTS_FROM_NETWORK: "1" }],
])("commands may be started %s: %s", async (_where, allowed, variables) => {
  expect((await theEnv(variables)).startsAllowed).toBe(allowed);
});

test("hosts of the own network are names with commas between them", async () => {
  const { privateHosts } = await theEnv({ TREFOIL_PRIVATE_HOSTS: " mcp.corp.example,, 10.2.3.4 " });
  expect(privateHosts).toEqual(["mcp.corp.example", "10.2.3.4"]);
});
