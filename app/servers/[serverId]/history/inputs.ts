import * as z from "zod";
import { IntervalSchema, OwnIntervalSchema } from "@/lib/core/model/relisting";

export const OwnIntervalInput = z.object({ serverId: z.uuid("There is no such server."), every: OwnIntervalSchema });
export const IntervalInput = z.object({ every: IntervalSchema });
export const SeenInput = z.object({ ids: z.array(z.uuid("There is no such line.")).max(1000) });
