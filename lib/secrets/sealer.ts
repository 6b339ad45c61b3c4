import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { Secret, type Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { canonicalJson } from "@/lib/core/text/canonical";
import { KEY_BYTES } from "./key-file";

const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "v1";

export type Sealer = {
  /** The secret as text that only this key opens (AES-256-GCM); twice the same secret gives different texts. */
  seal(secret: Secret): string;
  /** Throws when the text was changed or sealed with another key; the message holds nothing of it. */
  unseal(sealed: string): Secret;
  /**
   * What a person agrees to when a server is started, as one keyed digest: command or address, names and values. Equal
   * entries have equal digests; without the key nothing about the values can be tried out.
   */
  launchDigest(server: Pick<Server, "transport">, secrets: Secrets): string;
};

export function sealerWith(master: Buffer): Sealer {
  const sealing = derive(master, "seal");
  const digesting = derive(master, "launch-digest");
  return {
    seal(secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv).setAAD(Buffer.from(VERSION));
      const body = Buffer.concat([cipher.update(secret.reveal(), "utf8"), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    unseal(sealed) {
      const [version, text = ""] = sealed.split(".");
      const bytes = Buffer.from(text, "base64url");
      if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) throw new Error("This is not a sealed secret.");
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, IV_BYTES)).setAAD(
        Buffer.from(VERSION),
      );
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        return new Secret(
          Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8"),
        );
      } catch {
        throw new Error(
          "This secret cannot be opened: it was changed, or its key was replaced. Enter the value again.",
        );
      }
    },
    launchDigest(server, secrets) {
      const values = Object.fromEntries(Object.entries(secrets).map(([place, secret]) => [place, secret.reveal()]));
      return createHmac("sha256", digesting)
        .update(canonicalJson({ transport: server.transport, values }))
        .digest("hex");
    },
  };
}

const derive = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", master, "", `trefoil ${purpose}`, KEY_BYTES));
