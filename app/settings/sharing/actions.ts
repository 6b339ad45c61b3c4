"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import type { Outcome } from "@/lib/core/model/outcome";
import { Secret } from "@/lib/core/model/secret";
import { action } from "@/lib/identity/action";
import { seal } from "@/lib/secrets/seal";
import { hashOf, newSecret } from "@/lib/shares/secrets";
import { getSharing, putSharing } from "@/lib/store/sharing";

const AddressSchema = z
  .string()
  .trim()
  .max(300, "At most 300 characters.")
  .refine(
    (text) =>
      text === "" || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).username === ""),
    "An address such as https://relay.example.com, or nothing.",
  );

/** Sets another server for this user's stored shares. A key is only used for the address that it was entered for. */
export const saveRelay = action(
  "administer",
  z.object({
    address: AddressSchema,
    key: z
      .string()
      .trim()
      .max(64)
      .regex(/^([\w-]{22,64})?$/, "A key is letters, digits, hyphens and underscores, at least 22 of them."),
  }),
  async ({ address, key }): Promise<Outcome<null>> => {
    const relay = address === "" ? "" : new URL(address).origin;
    const before = await getSharing();
    const kept = before.relay === relay ? before.sealedRelayKey : null;
    await putSharing({ relay, sealedRelayKey: relay === "" ? null : key === "" ? kept : seal(new Secret(key)) });
    refresh();
    return { ok: null };
  },
);

/** Makes a new key with which others can keep their shares here; the old one stops working. It is shown once. */
export const startKeeping = action("administer", async (): Promise<Outcome<{ key: string }>> => {
  const key = newSecret();
  await putSharing({ keepHash: hashOf(key) });
  refresh();
  return { ok: { key } };
});

export const stopKeeping = action("administer", async (): Promise<Outcome<null>> => {
  await putSharing({ keepHash: null });
  refresh();
  return { ok: null };
});
