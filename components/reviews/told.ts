import type { Report } from "@/lib/core/model/report";

/** What of a shared thing people speak about: its findings, and its tools where it has some. */
export type Told = Pick<Report, "findings" | "tools">;
