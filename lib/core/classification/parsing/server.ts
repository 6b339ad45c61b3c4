import { LIMITS } from "../limits";
import type { Tool } from "../../model/tool";
import { profileTexts, type ServerTexts } from "./profile";
import { readAs, type Reading } from "./read";
import { readOpening, readTexts, type Opening, type Texts } from "./texts";

/** UTF-16 units of descriptions whose reading is kept from the profile of the server until the tool's turn; others are read again. */
const KEPT = 200_000;

/** Reads every tool of a server in the light of all of them, one after the other, and gives what `use` makes of each. */
export function readServer<T>(
  server: ServerTexts,
  tools: readonly Tool[],
  use: (reading: Reading, index: number) => T,
): T[] {
  let room = KEPT;
  const sample = tools.slice(0, LIMITS.profileTools).map((tool): Texts | Opening => {
    room -= typeof tool.description === "string" ? tool.description.length : 0;
    return room >= 0 ? readTexts(tool) : readOpening(tool);
  });
  const profile = profileTexts(server, sample);
  return tools.map((tool, index) => {
    const texts = sample[index];
    return use(readAs(server, profile, texts !== undefined && "later" in texts ? texts : readTexts(tool)), index);
  });
}
