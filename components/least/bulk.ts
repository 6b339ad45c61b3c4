import type { PlacedTool } from "@/lib/core/least/placed";

/** Marks many at once. */
export const BULK: readonly { label: string; keep: (tool: PlacedTool) => boolean }[] = [
  { label: "Only reading", keep: ({ kind }) => kind === "reading" },
  { label: "No deleting: nothing that can destroy", keep: ({ kind }) => kind !== "destroying" },
  { label: "Nothing that sends or runs", keep: ({ verb }) => verb !== "send" && verb !== "run" },
];
