import { COMPONENT_WORDS, type Component, type PermissionRule } from "../model/component";
import type { Finding } from "../model/finding";
import type { Session, SessionServer } from "../model/session";
import { loads } from "../session/rules-in-force";
import { count } from "../text/say-verdict";
import { makeFinding, sayList, sayName } from "./define";

const SHOWN = 3;

/** Commands that run without the model asking for them, and approvals that files give in advance; one finding per file. */
export function findBesideServers(session: Session): Finding[] {
  const members = session.servers.filter(({ component, off }) => component && !off && loads(component, session.host));
  return members.flatMap((member) => [...runsByItself(session, member), ...approvesInAdvance(session, member)]);
}

function runsByItself(session: Session, { name, component, tools }: SessionServer): Finding[] {
  const acts = component!.acts.filter(({ byItself, what }) => byItself && what !== "prompt" && what !== "tool");
  if (acts.length === 0) return [];
  const lines = acts.slice(0, SHOWN).map(({ when, line }) => `${when} “${sayName(line)}”`);
  const more = acts.length > SHOWN ? ` And ${acts.length - SHOWN} more.` : "";
  const message = `${subject(component!)} brings ${count(acts.length, "command")} that run${acts.length === 1 ? "s" : ""} by ${acts.length === 1 ? "itself" : "themselves"}. ${capital(lines.join("; "))}.${more}`;
  const ids = tools.filter(({ channel, off }) => channel === "commands" && !off).map(({ id }) => id);
  return [makeFinding(session, { rule: "LT014", message, servers: [name], tools: ids })];
}

function approvesInAdvance(session: Session, { name, component }: SessionServer): Finding[] {
  const rules = component!.rules.filter(({ effect, scope }) => effect === "allow" && scope === undefined);
  if (rules.length === 0) return [];
  const scoped = component!.rules.filter(({ effect, scope }) => effect === "allow" && scope !== undefined).length;
  const some = scoped > 0 ? ` For some calls only it does so in ${count(scoped, "more rule")}.` : "";
  const message = `${subject(component!)} approves calls in advance, so nobody is asked: ${sayList(rules.map(sayRule), 5)}.${some}`;
  return [makeFinding(session, { rule: "LT015", message, servers: [name], tools: [] })];
}

const subject = ({ kind, title }: Component): string => `${COMPONENT_WORDS[kind]} ${sayName(title)}`;
const sayRule = ({ words }: PermissionRule): string => sayName(words);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
