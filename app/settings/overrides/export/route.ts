import { writeOverrides } from "@/lib/core/classification/scoring/override-file";
import { handOut } from "@/lib/jobs/hand-out";
import { serversHere } from "@/lib/jobs/servers-here";
import { findOverrides } from "@/lib/store/overrides";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** All overrides as a file to pass on, with what identifies the servers and definitions elsewhere. */
export const GET = route("read", async () => {
  const here = new Map((await serversHere()).map((server) => [server.name, server]));
  const overrides = (await findOverrides()).map((override) => ({
    ...override,
    reached: here.get(override.server)?.identity,
    definition: here.get(override.server)?.definition?.(override.tool),
  }));
  return handOut(
    {
      body: writeOverrides(overrides),
      mediaType: "application/json; charset=utf-8",
      name: "trefoil-overrides.json",
    },
    { kind: "exported", subject: "overrides" },
  );
});
