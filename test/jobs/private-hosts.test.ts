import { expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";

process.env["TREFOIL_PRIVATE_HOSTS"] = "mcp.corp.example, 10.2.3.4";
await useThrowAwayData();
const { launchOf } = await import("@/lib/jobs/consent");
const { register } = await import("@/lib/jobs/register");

const warningsFor = async (url: string) => {
  const server = await register(
    { name: url, transport: { kind: "http", url, headers: [] }, disabled: false, hiddenTools: [] },
    {},
  );
  return (await launchOf(server))!.warnings.map(({ title }) => title);
};

test("hosts of the operator's own network are reached, and all other private addresses refused", async () => {
  expect(await warningsFor("https://10.2.3.4/mcp")).not.toContain("Will be refused");
  expect(await warningsFor("http://mcp.corp.example/mcp")).not.toContain("Will be refused");
  expect(await warningsFor("https://10.2.3.5/mcp")).toContain("Will be refused");
  expect(await warningsFor("http://mcp.corp.example.evil.test/mcp")).toContain("Will be refused");
  expect(await warningsFor("https://169.254.169.254/")).toContain("Will be refused");
});
