import * as z from "zod";

/** The hints among the annotations of a tool (specification 2026-07-28, `ToolAnnotations`). */
export const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;
export type HintName = (typeof HINTS)[number];
/** The hints that a server declares for a tool; one that is missing, or not a boolean, is not among them. */
export const DeclaredHintsSchema = z.partialRecord(z.enum(HINTS), z.boolean());

/**
 * The five fields of `ToolAnnotations` (specification 2026-07-28); unknown keys are kept. All of them are claims. A value of the wrong type stays as it is, so that it can be shown: read hints with `readHints`, and the title as a text or not at all.
 */
export const AnnotationsSchema = z.looseObject({
  title: z.unknown().optional(),
  readOnlyHint: z.unknown().optional(),
  destructiveHint: z.unknown().optional(),
  idempotentHint: z.unknown().optional(),
  openWorldHint: z.unknown().optional(),
});
export type Annotations = z.infer<typeof AnnotationsSchema>;

/**
 * A tool as its server describes it. Lenient: only the name must be there; a field of the wrong type reads as
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
