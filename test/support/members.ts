import { memberOf } from "@/lib/core/analysis/compositions/member";
import type { Member } from "@/lib/core/model/composition";
import type { PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { aSession } from "../core/analysis/sessions";

/** A server of one tool that holds these legs. */
export function aMember(name: string, legs: PerLeg<VerdictWord>, more: Partial<Member> = {}): Member {
  const [server] = aSession({ [name]: { tools: { tool: legs }, state: more.state } }).servers;
  return { ...memberOf(server!), at: "2026-03-01T09:00:00.000Z", digest: `d-${name}`, ...more };
}

/** Letters for legs: `PUe` holds private data and untrusted input for certain, a way out perhaps; `?` could not be listed. */
export function members(spec: Record<string, string>): Member[] {
  const word = (letters: string, letter: string): VerdictWord =>
    letters.includes(letter.toUpperCase()) ? "yes" : letters.includes(letter) ? "possible" : "no";
  return Object.entries(spec).map(([name, letters]) =>
    aMember(
      name,
      { private: word(letters, "p"), untrusted: word(letters, "u"), egress: word(letters, "e") },
      letters === "?" ? { state: "unlisted", reason: "It did not answer.", tools: 0 } : {},
    ),
  );
}

/** A workspace with everything: alone, pairs, a triple, uncertain ones, and one that is not known. */
export const WORKSPACE = members({
  browser: "PUE",
  crm: "PU",
  drive: "PU",
  fetch: "UE",
  ledger: "P",
  mail: "Pe",
  notes: "",
  rss: "U",
  upload: "E",
  vault: "?",
});
