import { z } from "zod";

/** The hints among the annotations of a tool (specification 2026-07-28, `ToolAnnotations`). */
export const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;
export type HintName = (typeof HINTS)[number];

/** The five fields of `ToolAnnotations` (specification 2026-07-28); unknown keys are kept. All of them are claims. */
export const AnnotationsSchema = z.looseObject({
  title: z.string().optional().catch(undefined),
  readOnlyHint: z.boolean().optional().catch(undefined),
  destructiveHint: z.boolean().optional().catch(undefined),
  idempotentHint: z.boolean().optional().catch(undefined),
  openWorldHint: z.boolean().optional().catch(undefined),
});
export type Annotations = z.infer<typeof AnnotationsSchema>;

/**
 * What a server offers, as it says it. Lenient: only the name must be there; a field of the wrong type reads as
 * absent, and unknown keys stay. The untouched original is kept in the snapshot beside it.
 */
export const ToolSchema = z.looseObject({
  name: z.string(),
  title: z.string().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  inputSchema: z.unknown().optional(),
  outputSchema: z.unknown().optional(),
  annotations: AnnotationsSchema.optional().catch(undefined),
  _meta: z.record(z.string(), z.unknown()).optional().catch(undefined),
});
export type Tool = z.infer<typeof ToolSchema>;
