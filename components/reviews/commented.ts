import type { Report } from "@/lib/core/model/report";

/** The parts of a share that people comment on: its findings, and its tools if it has any. */
export type Commented = Pick<Report, "findings" | "tools">;
