import type { Capability } from "../model/capability";
import { joinWords } from "../text/join-words";
import { showHidden } from "../text/visible";
import type { GuardFinding } from "./finding";

const WOULD: Record<Capability, string> = {
  private: "read private data",
  untrusted: "bring in text that strangers write",
  egress: "send data out",
  writes: "change something that lasts",
  destructive: "delete or overwrite something",
};
const DID: Record<Capability, readonly [sure: string, perhaps: string]> = {
  private: ["read private data", "may have read private data"],
  untrusted: ["brought in text that strangers write", "may have brought in text that strangers write"],
  egress: ["sent data out", "may have sent data out"],
  writes: ["changed something that lasts", "may have changed something that lasts"],
  destructive: ["deleted or overwrote something", "may have deleted or overwritten something"],
};

const LONGEST_NAME = 120;
/** A tool's id as it can stand in a sentence: foreign text, shortened, nothing hidden in it. */
export const sayTool = (id: string): string =>
  showHidden(id.length > LONGEST_NAME ? `${id.slice(0, LONGEST_NAME)}…` : id);

/** One sentence that names the tools: what the call would do, after what. */
export function sayFinding({ own, before, sure }: GuardFinding, tool: string): string {
  const acts = joinWords(own.map((capability) => WOULD[capability]));
  const after = joinWords(
    before.map(({ capability, tool: by, sure: was }) => `${sayTool(by)} ${DID[capability][was ? 0 : 1]}`),
  );
  return `This ${sure ? "would" : "could"} ${acts} (${sayTool(tool)})${after === "" ? "" : ` after ${after}`}.`;
}
