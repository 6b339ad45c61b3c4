import * as z from "zod";
import { HostSchema } from "../inputs";

const serverId = z.uuid("There is no such server.");
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters.`)
    .transform((text) => text || undefined);

export const SignInInput = z.object({
  serverId,
  account: z
    .string()
    .trim()
    .min(1, "Give this sign-in a name, such as the account.")
    .max(120, "At most 120 characters."),
  id: optional(2000).refine((id) => !id?.startsWith("http:"), "A metadata document has an https address."),
  secret: optional(2000),
  scope: optional(2000),
});

export const HostInput = z.object({ serverId, host: HostSchema });
