import { ownerOf } from "../destinations/address";
import { fieldsOf, roleOf, type ArgumentField } from "../destinations/arguments";
import { readCommand } from "../destinations/shell";
import { findMentions } from "../destinations/mentions";
import { Writing, type Keyed, type Memory } from "../memory";
import { bitOf } from "../policy";
import type { GuardedTool } from "../rules";
import { keepAuthors } from "./authors";
import { isElsewhere, placesOf, type Surroundings } from "./elsewhere";
import { keepForeign } from "./foreign";
import { keepOwn } from "./own-records";

/** A call that returned: what it was told, and what came back as a text. */
export type Returned = { tool: GuardedTool; args: unknown; result: string };

const PRIVATE = bitOf("private");
const UNTRUSTED = bitOf("untrusted");
const EGRESS = bitOf("egress");

/** What a call that returned has brought in. `before` are the capabilities that were touched before it. */
export function recall(
  memory: Memory,
  { tool, args, result }: Returned,
  { before, keyed, around }: { before: number; keyed: Keyed; around: Surroundings },
): Memory {
  const writing = new Writing(memory, keyed);
  const { fields } = fieldsOf(args);
  const places = placesOf(fields);
  const isUntrusted = (tool.bits & UNTRUSTED) !== 0;
  if ((tool.bits & PRIVATE) !== 0 && (before & UNTRUSTED) !== 0 && memory.elsewhere === undefined)
    if (isElsewhere(writing, tool, fields, around)) writing.set({ elsewhere: tool.id });
  if ((before & UNTRUSTED) === 0) writing.put("inPlay", `t:${tool.server}`);
  if (isUntrusted) {
    for (const place of places) writing.put("sources", place);
    bring(writing, result, tool.openWeb === true);
    keepAuthors(writing, result);
  } else keepOwn(writing, result);
  for (const { key, value } of fields) if (roleOf(key) === "command") keepForeign(writing, value);
  openPage(writing, tool, fields);
  if (isPlanting(writing, fields)) writing.set({ planted: tool.id });
  if (setsUpRun(fields)) writing.set({ setUp: tool.id });
  return writing.now;
}

/** What strangers' words name. `open` when they came from the open web, where a link can be followed without telling anything. */
function bring(writing: Writing, result: string, open: boolean): void {
  const { addresses, emails, names, numbers, cut } = findMentions(result);
  if (cut) writing.set({ full: true });
  const bits = Math.log2(new Set(addresses.map(({ whole }) => whole)).size + 1);
  for (const address of addresses) {
    writing.put("brought", `h:${ownerOf(address)}`);
    writing.put("brought", `s:${address.site}`);
    writing.put("brought", `u:${address.whole}`, 1 + bits);
    if (open) writing.put("links", `u:${address.whole}`, bits);
  }
  for (const email of emails) {
    writing.put("brought", `e:${email}`);
    // Who stands in a stranger's message may have written it, and reads what is answered.
    writing.put("sources", `e:${email}`);
  }
  for (const name of names) writing.put("brought", `n:${name}`);
  for (const number of numbers) writing.put("brought", `d:${number}`);
}

/** A tool that opens an address leaves its server's browser there. */
function openPage(writing: Writing, tool: GuardedTool, fields: readonly ArgumentField[]): void {
  if ((tool.bits & EGRESS) === 0) return;
  const address = fields.flatMap(({ key, value }) =>
    roleOf(key) === "address" ? findMentions(value).addresses : [],
  )[0];
  if (!address) return;
  const owner = `h:${ownerOf(address)}`;
  writing.page(tool.server, owner, writing.now.heard[writing.keyed(owner)] ?? 0);
}

/** A file is written with an address in it that strangers brought and the user never named. */
function isPlanting(writing: Writing, fields: readonly ArgumentField[]): boolean {
  if (!fields.some(({ key }) => roleOf(key) === "path")) return false;
  const { brought, heard } = writing.now;
  return fields.some(
    ({ key, value }) =>
      roleOf(key) === "other" &&
      findMentions(value).addresses.some(
        (address) =>
          brought[writing.keyed(`s:${address.site}`)] !== undefined &&
          heard[writing.keyed(`h:${ownerOf(address)}`)] === undefined,
      ),
  );
}

/** Files that something runs by itself, at a commit, a start, a sign-in or a time. */
const SELF_RUN =
  /(?:^|[/\\])(?:\.git[/\\](?:hooks[/\\]|config$)|\.githooks[/\\]|\.husky[/\\]|\.pre-commit-config\.ya?ml$|lefthook\.ya?ml$|\.envrc$|\.(?:bash|zsh)rc$|\.(?:bash_|zsh_)?profile$|\.zshenv$|\.vscode[/\\]tasks\.json$|crontab$|cron\.[a-z]{1,10}[/\\]|autostart[/\\]|LaunchAgents[/\\]|systemd[/\\])/i;

/** A file that runs by itself is written, and what stands in it speaks to the network or hides what it does. */
function setsUpRun(fields: readonly ArgumentField[]): boolean {
  if (!fields.some(({ key, value }) => roleOf(key) === "path" && SELF_RUN.test(value))) return false;
  return fields.some(({ key, value }) => {
    if (roleOf(key) !== "other") return false;
    const { network, opaque } = readCommand(value);
    return opaque || network.length > 0 || findMentions(value).addresses.length > 0;
  });
}
