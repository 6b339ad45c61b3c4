import type { Action } from "../lexicon/actions";
import type { Reading } from "../parsing/read";
import { wording } from "../../text/wording";
import { cued, names, paramPlace, reaching, shareOf } from "./ask";
import { Clues, type Clue } from "./clue";
import { feature } from "./feature";
import { flowOf } from "./flow";
import { nowhere } from "./place";

const says = ({ name, description }: Reading, id: Action["id"]) =>
  name.actions.find(({ meaning }) => meaning.id === id) ?? description.actions.find(({ meaning }) => meaning.id === id);

const CAGED = wording(/\b(?:safe|secure|restricted|isolated|sandboxed)\b/i);
const SHOWS = wording(/screenshot|snapshot|content|html|text|source|extract|evaluate|console|network|element/i);

/** Powers that several clues make together: free-form tools, open addresses, words that reach others. All of them are told, since grades are read from them. */
export function powerClues(reading: Reading): Clue[] {
  const clues = new Clues(undefined);
  runsCode(reading, clues);
  opensAddresses(reading, clues);
  drivesScreen(reading, clues);
  reachesOthers(reading, clues);
  return clues.all();
}

function runsCode(reading: Reading, clues: Clues): void {
  const verb = says(reading, "execute");
  const code = reaching(reading, "code");
  const command = reaching(reading, "command");
  const statement = reaching(reading, "sql");
  const onShell = shareOf(reading, "shell", "sandbox", "notebook") > 0.25;
  const thing = names(reading, "command", "code-to-run", "notebook");
  const place = code ? paramPlace(code) : command ? paramPlace(command) : verb ? verb : nowhere(reading);
  if (verb && (command || (thing && !code && onShell) || (onShell && names(reading, "command"))))
    clues.add(feature("runs commands"), place, () => "It runs commands that the caller writes.");
  if (verb && (code || thing || onShell)) {
    const caged = cued(reading, "computed") || reading.plain.sentence.has(CAGED);
    clues.add(feature(caged ? "runs code in a cage" : "runs code"), place, () =>
      caged ? "It runs code in a closed environment." : "It runs code that the caller writes.",
    );
  }
  if (statement) {
    clues.add(feature("runs statements"), paramPlace(statement), () => "It runs a statement that the caller writes.");
    clues.add(
      feature(cued(reading, "read-only") ? "runs reading statements" : "runs any statements"),
      paramPlace(statement),
      () => "It runs a statement that the caller writes.",
    );
  }
}

function opensAddresses(reading: Reading, clues: Clues): void {
  const url = reaching(reading, "url");
  const host = reaching(reading, "host");
  const flow = flowOf(reading.action?.meaning);
  if (url) {
    const place = paramPlace(url);
    const fixed =
      shareOf(
        reading,
        "docs-reference",
        "video",
        "library-docs",
        "design",
        "code-host",
        "social",
        "encyclopedia",
        "papers",
      ) > 0.35;
    const web =
      names(reading, "web-page", "search-result", "download") ||
      cued(reading, "web") ||
      shareOf(reading, "scraper", "browser", "network-test") > 0.25;
    const bare = url.words.length === 1;
    clues.add(feature("opens an address"), place, () => "The caller gives an address that it opens.");
    clues.add(feature("opens", fixed ? "an item of one site" : web ? "any page" : "some address"), place, () =>
      fixed ? "The address names an item of one service." : "The address may be anywhere on the web.",
    );
    clues.add(
      feature(flow, "opens", fixed ? "an item of one site" : "an address"),
      place,
      () => "The caller gives an address that it opens.",
    );
    if (bare && url.required)
      clues.add(
        feature("must open", fixed ? "an item of one site" : "an address"),
        place,
        () => "An address is what it chiefly takes.",
      );
  }
  if (host)
    clues.add(
      feature("connects to a host", host.required ? undefined : "perhaps"),
      paramPlace(host),
      () => "The caller chooses the host.",
    );
}

function drivesScreen(reading: Reading, clues: Clues): void {
  for (const [what, share] of [
    ["browser", shareOf(reading, "browser")],
    ["screen", shareOf(reading, "phone", "desktop")],
  ] as const) {
    if (share < 0.2) continue;
    const place = reading.profile.kinds[0]!;
    const verb = reading.action?.meaning.id ?? "none";
    const shows = reading.plain.name.has(SHOWS);
    clues.add(
      feature(what, shows ? "shows" : "acts"),
      place,
      () => (shows ? `It shows what is in the ${what}.` : `It acts in the ${what}.`),
      share,
    );
    clues.add(feature(what, verb), place, () => `It drives a ${what}.`, share);
  }
}

function reachesOthers(reading: Reading, clues: Clues): void {
  const flow = flowOf(reading.action?.meaning);
  if (flow === "gives" || flow === "works") return;
  const content = reaching(reading, "content", "title", "attachment", "data");
  const person = reaching(reading, "recipient", "channel");
  const readers = Math.max(reading.thing?.meaning.readers ?? 0, 0);
  const kind = reading.profile.kinds[0];
  const audience = kind && kind.share > 0.3 ? kind.service.readers : 0;
  const both = Math.min(readers, audience);
  const either = Math.max(readers, audience);
  const what = content ? "words" : person ? "a recipient" : "no words";
  const place = content ? paramPlace(content) : person ? paramPlace(person) : nowhere(reading);
  const reason = () => `It carries ${what} to ${["nobody else", "colleagues", "a third party", "outsiders"][either]}.`;
  clues.add(feature(flow, what, "to", either), place, reason);
  clues.add(feature(what, "to", both, "at least"), place, reason);
  clues.add(feature(reading.action?.meaning.id ?? "none", what, "to", both, "at least"), place, reason);
  if (person && content)
    clues.add(
      feature(flow, "words to a recipient"),
      paramPlace(person),
      () => "The caller chooses the recipient and the words.",
    );
  const access =
    reaching(reading, "access") ?? reading.params.find((param) => param.reaches.some((reach) => reach.id === "access"));
  if (access) clues.add(feature(flow, "sets who sees it"), paramPlace(access), () => "It sets who may see something.");
}
