import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { useThrowAwayData } from "./throw-away-data";

const folder = await useThrowAwayData();
const { keyInUse } = await import("@/lib/store/key-in-use");
const { createSession } = await import("@/lib/store/sessions");
const { prepareSealing, renewKey, signer } = await import("@/lib/secrets/seal");

const key = path.join(folder, "secret.key");

test("data that was signed is never opened with another key, until a person asks for a new one", async () => {
  expect(await keyInUse()).toEqual({ needed: false });
  await prepareSealing(await keyInUse());
  await createSession({ name: "work", host: "none", servers: [], off: [] });
  const inUse = await keyInUse();
  expect(inUse).toEqual({ needed: true, signedBy: signer().key });
  await prepareSealing(inUse);

  writeFileSync(key, Buffer.alloc(32, 7));
  await expect(prepareSealing(inUse)).rejects.toThrow("is not the one that its data was kept with");
  writeFileSync(key, "short");
  await expect(prepareSealing(inUse)).rejects.toThrow("has 5 bytes instead of 32");
  rmSync(key);
  await expect(prepareSealing(inUse)).rejects.toThrow("is missing");
  expect(readdirSync(folder)).not.toContain("secret.key");

  writeFileSync(key, "short");
  await renewKey();
  expect(signer().key).not.toBe(inUse.signedBy);
  expect(readdirSync(folder).filter((name) => name.startsWith("secret.key.old-"))).toHaveLength(1);
});
