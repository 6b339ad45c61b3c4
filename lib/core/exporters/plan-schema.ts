import * as z from "zod";
import type { SessionPlan } from "./define";

const Name = z.string().max(2000);
const Names = z.array(Name).max(20_000);

/** A plan as a browser sends it, so that a file found on this machine can be changed in place. */
export const PlanSchema: z.ZodType<SessionPlan> = z.object({
  name: z.string().max(400),
  servers: z
    .array(
      z.object({
        name: Name,
        key: Name,
        off: z.boolean(),
        tools: Names,
        hide: Names,
        block: Names,
        ask: Names,
        network: z.enum(["none", "listed"]).optional(),
        reach: z.string().max(20_000),
      }),
    )
    .max(1000),
  host: z.string().max(60),
  builtIn: z.object({ hide: Names, ask: Names, ways: Names }),
  beside: Names,
  strict: z.boolean(),
  wholeServers: z.boolean(),
});
