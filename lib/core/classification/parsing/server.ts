import { LIMITS } from "../limits";
import type { Tool } from "../../model/tool";
import { profileTexts } from "./profile";
import { readAs, type Reading } from "./read";
import type { ServerTexts } from "./server-texts";
import { readOpening, readTexts, type ProfiledTexts, type Texts } from "./texts";

/** How much description is kept as read, in UTF-16 units, from profiling the server until the tool's turn; the rest is read again. */
const KEPT = 200_000;

/** Reads every tool of a server in the context of all of them, one after the other, and returns what `use` makes of each. */
export function readServer<T>(
  server: ServerTexts,
  tools: readonly Tool[],
  use: (reading: Reading, index: number) => T,
): T[] {
  let room = KEPT;
  const sample = tools.slice(0, LIMITS.profileTools).map((tool): Texts | ProfiledTexts => {
    room -= typeof tool.description === "string" ? tool.description.length : 0;
    return room >= 0 ? readTexts(tool) : readOpening(tool);
  });
  const profile = profileTexts(server, sample);
  return tools.map((tool, index) => {
    const texts = sample[index];
    return use(readAs(server, profile, texts !== undefined && "later" in texts ? texts : readTexts(tool)), index);
  });
}
