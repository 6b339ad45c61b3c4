import { z } from "zod";

/** Controls that make a leg conditional without removing the tool, and one that is only recorded. */
export const GATE_KINDS = ["approval", "destinations", "recipients", "read-only", "known-authors", "no-network", "detector"] as const;
export const GateKindSchema = z.enum(GATE_KINDS);
export type GateKind = z.infer<typeof GateKindSchema>;

/** A control as someone set it up, on a tool (`server/tool`) or on a whole server or host (its name). */
export const GateSchema = z.object({ on: z.string().min(1), kind: GateKindSchema, note: z.string().optional() });
export type Gate = z.infer<typeof GateSchema>;
