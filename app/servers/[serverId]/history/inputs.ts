import { z } from "zod";
import { IntervalSchema, OwnIntervalSchema } from "@/lib/core/model/relisting";

export const OwnIntervalInput = z.object({ serverId: z.uuid("This server is not known."), every: OwnIntervalSchema });
export const IntervalInput = z.object({ every: IntervalSchema });
export const SeenInput = z.object({ ids: z.array(z.uuid("This line is not known.")).max(1000) });
