import type { Action } from "../lexicon/actions";
import type { Reading } from "../parsing/read";
import { wording } from "../../text/wording";
import { cued, names, paramPlace, freeParam, shareOf } from "./questions";
import { Observations, type Observation } from "./observation";
import { feature } from "./feature";
import { flowOf } from "./flow";
import { wholeName } from "./place";

const says = ({ name, description }: Reading, id: Action["id"]) =>
  name.actions.find(({ meaning }) => meaning.id === id) ?? description.actions.find(({ meaning }) => meaning.id === id);

const SANDBOXED = wording(/\b(?:safe|secure|restricted|isolated|sandboxed)\b/i);
const SHOWS = wording(/screenshot|snapshot|content|html|text|source|extract|evaluate|console|network|element/i);

/** What several parts of a definition make possible together: free-form tools, open addresses, words that reach others. */
export function capabilityFeatures(reading: Reading): Observation[] {
  const features = new Observations(undefined);
  runsCode(reading, features);
  opensAddresses(reading, features);
  drivesScreen(reading, features);
  reachesOthers(reading, features);
  return features.all();
}

function runsCode(reading: Reading, features: Observations): void {
  const verb = says(reading, "execute");
  const code = freeParam(reading, "code");
  const command = freeParam(reading, "command");
  const statement = freeParam(reading, "sql");
  const onShell = shareOf(reading, "shell", "sandbox", "notebook") > 0.25;
  const thing = names(reading, "command", "code-to-run", "notebook");
  const place = code ? paramPlace(code) : command ? paramPlace(command) : verb ? verb : wholeName(reading);
  if (verb && (command || (thing && !code && onShell) || (onShell && names(reading, "command"))))
    features.add(feature("runs commands"), place, () => "It runs commands that the caller writes.");
  if (verb && (code || thing || onShell)) {
    const sandboxed = cued(reading, "computed") || reading.plain.sentence.has(SANDBOXED);
    features.add(feature(sandboxed ? "runs code in a sandbox" : "runs code"), place, () =>
      sandboxed ? "It runs code in a closed environment." : "It runs code that the caller writes.",
    );
  }
  if (statement) {
    features.add(
      feature("runs statements"),
      paramPlace(statement),
      () => "It runs a statement that the caller writes.",
    );
    features.add(
      feature(cued(reading, "read-only") ? "runs reading statements" : "runs any statements"),
      paramPlace(statement),
      () => "It runs a statement that the caller writes.",
    );
  }
}

function opensAddresses(reading: Reading, features: Observations): void {
  const url = freeParam(reading, "url");
  const host = freeParam(reading, "host");
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
    features.add(feature("opens an address"), place, () => "The caller gives an address that it opens.");
    features.add(feature("opens", fixed ? "an item of one site" : web ? "any page" : "some address"), place, () =>
      fixed ? "The address names an item of one service." : "The address may be anywhere on the web.",
    );
    features.add(
      feature(flow, "opens", fixed ? "an item of one site" : "an address"),
      place,
      () => "The caller gives an address that it opens.",
    );
    if (bare && url.required)
      features.add(
        feature("must open", fixed ? "an item of one site" : "an address"),
        place,
        () => "An address is what it chiefly takes.",
      );
  }
  if (host)
    features.add(
      feature("connects to a host", host.required ? undefined : "perhaps"),
      paramPlace(host),
      () => "The caller chooses the host.",
    );
}

function drivesScreen(reading: Reading, features: Observations): void {
  for (const [what, share] of [
    ["browser", shareOf(reading, "browser")],
    ["screen", shareOf(reading, "phone", "desktop")],
  ] as const) {
    if (share < 0.2) continue;
    const place = reading.profile.kinds[0]!;
    const verb = reading.action?.meaning.id ?? "none";
    const shows = reading.plain.name.has(SHOWS);
    features.add(
      feature(what, shows ? "shows" : "acts"),
      place,
      () => (shows ? `It shows what is in the ${what}.` : `It acts in the ${what}.`),
      share,
    );
    features.add(feature(what, verb), place, () => `It drives a ${what}.`, share);
  }
}

function reachesOthers(reading: Reading, features: Observations): void {
  const flow = flowOf(reading.action?.meaning);
  if (flow === "gives" || flow === "works") return;
  const content = freeParam(reading, "content", "title", "attachment", "data");
  const person = freeParam(reading, "recipient", "channel");
  const readers = Math.max(reading.thing?.meaning.readers ?? 0, 0);
  const kind = reading.profile.kinds[0];
  const audience = kind && kind.share > 0.3 ? kind.service.readers : 0;
  const both = Math.min(readers, audience);
  const either = Math.max(readers, audience);
  const what = content ? "words" : person ? "a recipient" : "no words";
  const place = content ? paramPlace(content) : person ? paramPlace(person) : wholeName(reading);
  const reason = () => `It carries ${what} to ${["nobody else", "colleagues", "a third party", "outsiders"][either]}.`;
  features.add(feature(flow, what, "to", either), place, reason);
  features.add(feature(what, "to", both, "at least"), place, reason);
  features.add(feature(reading.action?.meaning.id ?? "none", what, "to", both, "at least"), place, reason);
  if (person && content)
    features.add(
      feature(flow, "words to a recipient"),
      paramPlace(person),
      () => "The caller chooses the recipient and the words.",
    );
  const access =
    freeParam(reading, "access") ?? reading.params.find((param) => param.roles.some((role) => role.id === "access"));
  if (access)
    features.add(feature(flow, "sets who sees it"), paramPlace(access), () => "It sets who may see something.");
}
