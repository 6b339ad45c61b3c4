import type { Leg } from "../../model/leg";

/** What a tool is judged for: the three legs, and two effects. */
export type Question = Leg | Effect;
export type Effect = "writes" | "destructive";
