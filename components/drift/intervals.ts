import type { Interval, OwnInterval } from "@/lib/core/model/relisting";

const WORDS: Record<Interval, string> = {
  off: "Never",
  hourly: "Every hour",
  daily: "Every day",
  weekly: "Every week",
};

export const OF_ALL = (["off", "hourly", "daily", "weekly"] as const).map((value) => ({ value, label: WORDS[value] }));

/** The intervals that one server can be set to when the default is `ofAll`. */
export const ofOne = (ofAll: Interval): { value: OwnInterval; label: string }[] => [
  { value: "as-all", label: `As all servers: ${WORDS[ofAll].toLowerCase()}` },
  ...OF_ALL,
];
