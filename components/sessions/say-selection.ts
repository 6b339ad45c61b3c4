import { legsIn } from "@/lib/core/analysis/mask";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import type { Selection } from "@/lib/core/session/selection";
import { count, legPhrases, listWords } from "./words";

/** What is highlighted, in words: `mailbox: 6 tools`, `tools with private data and untrusted input only: 5 tools of 2 servers`. */
export function saySelection({ of, tools, servers }: Selection): string {
  const name = of.slice(of.indexOf(":") + 1);
  const many = count(tools.size, "tool");
  const spread = `${many} of ${count(servers.size, "server")}`;
  if (of.startsWith("tool:")) return name;
  if (of.startsWith("server:")) return `${name}, ${many}`;
  if (of.startsWith("leg:")) return `${LEG_WORDS[LEGS.find((leg) => leg === name)!].phrase}, ${spread}`;
  if (of.startsWith("set:")) return `${listWords([...servers])}, ${many} with a leg`;
  const legs = legsIn(Number(name));
  return `${legs.length === 3 ? "all three legs" : legs.length === 0 ? "no leg" : `${legPhrases(legs)} only`}, ${spread}`;
}
