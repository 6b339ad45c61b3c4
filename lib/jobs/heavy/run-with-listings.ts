import { env } from "@/lib/env";
import { findListing, sizesOfListings } from "@/lib/store/snapshots/listings";
import { offerTexts } from "./asked-texts";
import { runHeavy } from "./run";
import type { Declared, Tasks } from "./tasks";

/** The tasks that read the listings of many servers. */
type Reading = "annotations" | "advice" | "findings";
type Input<Name extends Reading> = Omit<Parameters<Tasks[Name]>[0], "bodies" | "bytes">;

/**
 * Does a task that reads listings, by the servers' names and the ids of what is kept of them. Each is fetched from the database when the task
 * comes to it: together they may be many times as large as what the app may take.
 * @throws {import("./overtaxed").Overtaxed} as `runHeavy`
 */
export async function runWithListings<Name extends Reading>(
  task: Name,
  input: Input<Name>,
  ids: ReadonlyMap<string, string>,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const read = async (name: string): Promise<string | undefined> => {
    const id = ids.get(name);
    return id === undefined ? undefined : findListing(id);
  };
  const sizes = await sizesOfListings([...ids.values()]);
  const bytes = new Map([...ids].map(([name, id]) => [name, sizes.get(id) ?? 0]));
  const whole = (bodies: Declared["bodies"]) => ({ ...input, bodies, bytes }) as Parameters<Tasks[Name]>[0];
  if (env.worker === undefined) {
    const bodies = new Map<string, string>();
    for (const name of ids.keys()) {
      const body = await read(name);
      if (body !== undefined) bodies.set(name, body);
    }
    return runHeavy(task, whole(bodies));
  }
  const characters = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const { texts, end } = offerTexts(read);
  try {
    return await runHeavy(task, whole(texts), { characters, transfer: [texts.port] });
  } finally {
    end();
  }
}
