import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Secret, type Secrets } from "@/lib/core/model/secret";
import { readKeyFile } from "@/lib/secrets/key-file";
import type { Keychain } from "@/lib/secrets/keychain";
import { openKey } from "@/lib/secrets/open-key";
import { sealerWith } from "@/lib/secrets/sealer";

const sealerIn = (where: string) => sealerWith(readKeyFile(where));
const folder = () => join(mkdtempSync(join(tmpdir(), "trefoil-test-")), "data");
const stdio = (command: string, args: string[] = []) => ({
  transport: { kind: "stdio" as const, command, args, env: ["KEY"] },
});
const secrets = (value: string): Secrets => ({ "env.KEY": new Secret(value) });

describe("a sealed secret", () => {
  test("opens to what it was, whatever it was", () => {
    const sealer = sealerIn(folder());
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const sealed = sealer.seal(new Secret(value));
        expect(sealer.unseal(sealed).reveal()).toBe(Buffer.from(value, "utf8").toString("utf8"));
      }),
    );
  });

  test("does not show its value, and looks different each time", () => {
    const sealer = sealerIn(folder());
    const [first, second] = [sealer.seal(new Secret("CANARY")), sealer.seal(new Secret("CANARY"))];
    expect(first).not.toBe(second);
    expect(first + Buffer.from(first, "base64url").toString("latin1")).not.toContain("CANARY");
  });

  test("opens in the next launch, since the key is kept", () => {
    const where = folder();
    const sealed = sealerIn(where).seal(new Secret("kept"));
    expect(sealerIn(where).unseal(sealed).reveal()).toBe("kept");
  });

  test("does not open with another key, nor when one letter was changed", () => {
    const sealer = sealerIn(folder());
    const sealed = sealer.seal(new Secret("value"));
    expect(() => sealerIn(folder()).unseal(sealed)).toThrow("cannot be opened");
    for (let at = 3; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === "A" ? "B" : "A";
      expect(() => sealer.unseal(sealed.slice(0, at) + other + sealed.slice(at + 1))).toThrow();
    }
    for (const text of ["", "v1.", "v2.abc", "nonsense"])
      expect(() => sealer.unseal(text)).toThrow("not a sealed secret");
  });
});

describe("the key file", () => {
  test("can be read by its owner only, also when it could be read by others before", () => {
    const where = folder();
    sealerIn(where);
    const file = join(where, "secret.key");
    expect(readdirSync(where)).toEqual(["secret.key"]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    sealerIn(where);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file)).toHaveLength(32);
  });

  test("that is damaged is not replaced silently", () => {
    const where = folder();
    sealerIn(where);
    writeFileSync(join(where, "secret.key"), "short");
    expect(() => sealerIn(where)).toThrow("damaged");
  });
});

describe("the digest that consent is remembered by", () => {
  const sealer = sealerIn(folder());
  const agreed = sealer.launchDigest(stdio("npx", ["-y", "server"]), secrets("one"));

  test("is the same for the same entry", () => {
    expect(sealer.launchDigest(stdio("npx", ["-y", "server"]), secrets("one"))).toBe(agreed);
    expect(agreed).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ["another command", stdio("node", ["-y", "server"]), secrets("one")],
    ["another argument", stdio("npx", ["-y", "server@2"]), secrets("one")],
    ["arguments cut elsewhere", stdio("npx", ["-y server"]), secrets("one")],
    ["another value", stdio("npx", ["-y", "server"]), secrets("two")],
    ["a value in another place", stdio("npx", ["-y", "server"]), { "arg.1": new Secret("one") }],
  ])("differs for %s", (_what, server, values) => {
    expect(sealer.launchDigest(server, values)).not.toBe(agreed);
  });

  test("differs with another key, so that values cannot be tried out", () => {
    expect(sealerIn(folder()).launchDigest(stdio("npx", ["-y", "server"]), secrets("one"))).not.toBe(agreed);
  });
});

describe("the key in the system’s keychain", () => {
  /** A keychain of another system’s kind, which may be locked. */
  function aKeychain(): Keychain & { kept: Map<string, Uint8Array>; locked: boolean } {
    const kept = new Map<string, Uint8Array>();
    const open = () => {
      if (keychain.locked) throw new Error("locked");
    };
    const keychain = {
      kept,
      locked: false,
      read: async (account: string) => (open(), kept.get(account) ?? null),
      write: async (account: string, key: Uint8Array) => void (open(), kept.set(account, key)),
    };
    return keychain;
  }

  test("is made there and found there again, and no file holds it", async () => {
    const [where, keychain] = [folder(), aKeychain()];
    const first = await openKey(where, keychain);
    expect(first.place).toBe("keychain");
    expect(readdirSync(where)).toEqual(["secret.key-is-in-keychain"]);
    expect((await openKey(where, keychain)).key.equals(first.key)).toBe(true);
    expect(keychain.kept.size).toBe(1);
  });

  test("moves there from the file when a keychain appears, and opens what was sealed before", async () => {
    const where = folder();
    const sealed = sealerIn(where).seal(new Secret("kept"));
    const { key, place } = await openKey(where, aKeychain());
    expect(place).toBe("keychain");
    expect(sealerWith(key).unseal(sealed).reveal()).toBe("kept");
    expect(readdirSync(where)).toEqual(["secret.key-is-in-keychain"]);
  });

  test("is in a file where there is no keychain, or none that works", async () => {
    const keychain = aKeychain();
    keychain.locked = true;
    expect((await openKey(folder(), keychain)).place).toBe("file");
    expect((await openKey(folder(), null)).place).toBe("file");
    const forgetful = { ...aKeychain(), read: async () => null };
    expect((await openKey(folder(), forgetful)).place).toBe("file");
  });

  test("is never replaced because the keychain does not open", async () => {
    const [where, keychain] = [folder(), aKeychain()];
    await openKey(where, keychain);
    keychain.locked = true;
    await expect(openKey(where, keychain)).rejects.toThrow("Unlock it and start again");
    await expect(openKey(where, null)).rejects.toThrow("Unlock it");
    expect(readdirSync(where)).toEqual(["secret.key-is-in-keychain"]);
  });
});
