import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { useThrowAwayData } from "../throw-away-data";

const folder = await useThrowAwayData();
const { createServer } = await import("@/lib/store/register-server");
const { deleteServer } = await import("@/lib/store/delete-server");

test("a server that was deleted leaves none of its bytes in the data folder", async () => {
  const server = { name: "mail", transport: { kind: "given" as const }, disabled: false, hiddenTools: [] };
  const { id } = await createServer(server, { "env.MAIL_TOKEN": "canary-5f0c2e" });
  const bytes = () =>
    ["trefoil.db", "trefoil.db-wal"].map((name) => readFileSync(path.join(folder, name), "latin1")).join("");
  expect(bytes()).toContain("canary-5f0c2e");
  await deleteServer(id);
  expect(bytes()).not.toContain("canary-5f0c2e");
});
