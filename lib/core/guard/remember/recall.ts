import { ownerOf, type Address } from "../destinations/address";
import { fieldsOf, roleOf, type ArgumentField, type ArgumentRole } from "../destinations/arguments";
import { labelsIn } from "../destinations/labels";
import { reachedBy } from "../destinations/reached";
import { readCommand } from "../destinations/shell/read";
import { findMentions } from "../destinations/mentions";
import type { Keyed, Memory } from "../memory";
import { bitOf } from "../policy";
import type { GuardedTool } from "../rules";
import { keepAuthors } from "./authors";
import { isElsewhere, type Surroundings } from "./elsewhere";
import { keepForeign } from "./foreign";
import { carriesCode } from "./heard";
import { isNamedSite, SENT, twinsOf } from "./named-sites";
import { keepOwn, keepPaid } from "./own-records";
import { isNamedFile } from "./paths";
import { placesOf } from "./places";
import { showsSecret } from "./secrets";
import { Writing } from "./writing";

/** A call that returned: what it was told, and what came back as a text. */
export type Returned = { tool: GuardedTool; args: unknown; result: string };

const PRIVATE = bitOf("private");
const UNTRUSTED = bitOf("untrusted");
const EGRESS = bitOf("egress");

/** What is read by these is a file or a page, of whatever form somebody gave it. */
const WRITTEN = new Set<ArgumentRole>(["path", "command", "address"]);

/** What a call that returned has brought in. `before` are the capabilities that were touched before it. */
export function recall(
  memory: Memory,
  { tool, args, result }: Returned,
  { before, keyed, around }: { before: number; keyed: Keyed; around: Surroundings },
): Memory {
  const writing = new Writing(memory, keyed);
  const { fields } = fieldsOf(args);
  const places = [...placesOf(fields), ...reached(fields)];
  const isUntrusted = (tool.bits & UNTRUSTED) !== 0;
  // What a command prints may be an address that the agent made, with anything in it.
  const made = fields.some(({ key }) => roleOf(key) === "command");
  if ((tool.bits & PRIVATE) !== 0 && (before & UNTRUSTED) !== 0 && memory.elsewhere === undefined)
    if (isElsewhere(writing, tool, fields, around) || (showsSecret(result) && !isNamedFile(writing, fields)))
      writing.set({ elsewhere: tool.id });
  if ((before & UNTRUSTED) === 0) {
    writing.put("inPlay", `t:${tool.server}`);
    for (const place of places) writing.put("turnedTo", place);
  }
  if (isUntrusted) {
    for (const place of places) writing.put("sources", place);
    bring(writing, result, { open: tool.openWeb === true, made });
    const recorded = tool.openWeb !== true && !fields.some(({ key }) => WRITTEN.has(roleOf(key)));
    keepAuthors(writing, result, recorded);
    if (recorded) keepPaid(writing, result);
  } else keepOwn(writing, result, made);
  for (const { key, value } of fields)
    if (roleOf(key) === "command") {
      keepForeign(writing, value);
      if (labelsIn(value).some((label) => carriesCode(label, { memory: writing.now, keyed })))
        writing.set({ planted: tool.id });
    }
  openPage(writing, tool, fields);
  if (isPlanting(writing, fields)) writing.set({ planted: tool.id });
  if (setsUpRun(fields)) writing.set({ setUp: tool.id });
  return writing.now;
}

/** In whose hands the hosts are that commands reach. */
const reached = (fields: readonly ArgumentField[]): string[] =>
  fields
    .filter(({ key }) => roleOf(key) === "command")
    .flatMap(({ value }) => reachedBy(readCommand(value).network))
    .map((address) => `h:${ownerOf(address)}`);

/** What strangers' words name. `open` when they came from the open web, where a link can be followed without telling anything. */
function bring(writing: Writing, result: string, { open, made }: { open: boolean; made: boolean }): void {
  const { addresses, emails, names, numbers, cut } = findMentions(result);
  if (cut) writing.set({ full: true });
  const bits = Math.log2(new Set(addresses.map(({ whole }) => whole)).size + 1);
  for (const address of addresses) {
    writing.put("brought", `h:${ownerOf(address)}`);
    bringSite(writing, address.site, open);
    if (!made) writing.put("brought", `u:${address.whole}`, 1 + bits);
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

/** A site; and that there are two which differ in nothing but what stands behind their name. */
function bringSite(writing: Writing, site: string, open: boolean): void {
  if (!writing.has("brought", `s:${site}`)) {
    const name = `s:${site.split(".", 1)[0]!}`;
    writing.put("brought", writing.has("brought", name) ? twinsOf(site) : name);
  }
  writing.put("brought", `s:${site}`, open ? 1 : SENT);
}

/** A tool that opens an address leaves its server's browser there. */
function openPage(writing: Writing, tool: GuardedTool, fields: readonly ArgumentField[]): void {
  if ((tool.bits & EGRESS) === 0) return;
  const address = fields.flatMap(({ key, value }) =>
    roleOf(key) === "address" ? findMentions(value).addresses : [],
  )[0];
  if (!address) return;
  const owner = `h:${ownerOf(address)}`;
  const { now, keyed } = writing;
  const isNamed = isNamedSite(now, address, keyed);
  writing.page(tool.server, owner, isNamed ? 2 : (now.heard[keyed(owner)] ?? 0));
}

/** A file is written with an address in it that strangers brought and the user never named. */
function isPlanting(writing: Writing, fields: readonly ArgumentField[]): boolean {
  const paths = fields.filter(({ key }) => roleOf(key) === "path");
  if (paths.length === 0) return false;
  const isCode = paths.every(({ value }) => CODE.test(value));
  const { brought, heard } = writing.now;
  return fields.some(
    ({ key, value }) =>
      roleOf(key) === "other" &&
      findMentions(value).addresses.some(
        (address) =>
          brought[writing.keyed(`s:${address.site}`)] !== undefined &&
          heard[writing.keyed(`h:${ownerOf(address)}`)] === undefined &&
          (!isCode || !isIdentifier(address, value)),
      ),
  );
}

/** Files in which `a.b` is more often a property than a host. */
const CODE =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|php|cs|c|cc|cpp|h|hpp|scala|lua|dart|vue|svelte|ex|exs|hs|ml|r|jl)$/i;

/** A name with a dot in it, in no quotes, without a scheme or anything behind it. */
const isIdentifier = ({ host, pieces }: Address, code: string): boolean =>
  pieces.length === 0 &&
  !/\d$/.test(host) &&
  !["//", '"', "'", "`", "@"].some((mark) => code.toLowerCase().includes(mark + host));

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
