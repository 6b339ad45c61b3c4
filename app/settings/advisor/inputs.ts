import * as z from "zod";
import { ENDPOINT_KINDS } from "@/lib/core/model/advisor";
import { LegSchema } from "@/lib/core/model/leg";

const PriceSchema = z
  .string()
  .trim()
  .regex(/^(\d{1,6}([.,]\d{1,6})?)?$/, "A number such as 3 or 0.25, or nothing.")
  .transform((text) => (text === "" ? undefined : Number(text.replace(",", "."))));

export const SettingsInput = z
  .object({
    kind: z.enum(ENDPOINT_KINDS),
    address: z.string().trim().min(1, "Enter the address of the endpoint.").max(500, "At most 500 characters."),
    model: z
      .string()
      .trim()
      .min(1, "Enter the model's name as the endpoint knows it.")
      .max(200, "At most 200 characters."),
    key: z
      .string()
      .trim()
      .max(1000, "At most 1000 characters.")
      .regex(/^[\x21-\x7e]*$/, "A key holds no spaces and only plain characters."),
    forgetKey: z.boolean(),
    inputPrice: PriceSchema,
    outputPrice: PriceSchema,
  })
  .refine(({ inputPrice, outputPrice }) => (inputPrice === undefined) === (outputPrice === undefined), {
    message: "Enter both prices or none.",
    path: ["outputPrice"],
  });

export const ChoiceInput = z.object({
  servers: z.array(z.string()).min(1, "Choose at least one server.").max(1000),
  which: z.enum(["open", "all"]),
  again: z.boolean(),
});
export const QuestionInput = z.object({ server: z.string(), digest: z.string() });
/** `digest` is that of the plan that was shown. */
export const StartInput = ChoiceInput.extend({ digest: z.string() });
export const ConfirmInput = z.object({
  server: z.string(),
  digest: z.string(),
  leg: LegSchema,
  by: z.string().trim().min(1, "Enter your name.").max(120, "At most 120 characters."),
  note: z.string().trim().max(1000, "At most 1000 characters."),
});
