import type { Action } from "../lexicon/actions";
import type { Reading } from "../parsing/read";
import { cued, isSandboxed, names, namesItem, paramPlace, freeParam, shareOf } from "./questions";
import { Observations, type Observation } from "./observation";
import { features } from "./registry";
import { FLOWS, flowOf } from "./flow";
import { wholeName } from "./place";
import type { ToolContext } from "./tool-context";
import { ACTION_IDS_OR_NONE, GRADES } from "./vocabulary";

export const RUNS_COMMANDS = features("capability", [["runs commands"]]).of("runs commands");
export const RUNS_CODE = features("capability", [["runs code"]]).of("runs code");
const RUNS_SANDBOXED_CODE = features("capability", [["runs code in a sandbox"]], { certainty: "perhaps" }).of(
  "runs code in a sandbox",
);
const RUNS_STATEMENTS = features("capability", [["runs statements", "runs reading statements", "runs any statements"]]);
const OPENS_AN_ADDRESS = features("capability", [["opens an address"]]).of("opens an address");
export const OPENS_ANY_PAGE = features("capability", [["opens any page"]]).of("opens any page");
export const OPENS_SOME_ADDRESS = features("capability", [["opens some address"]]).of("opens some address");
const OPENS_AN_ITEM = features("capability", [["opens an item of one site"]], { certainty: "none" }).of(
  "opens an item of one site",
);
const DOES_BY_OPENING = features("capability", [FLOWS, ["opens"], ["an item of one site", "an address"]]);
const MUST_OPEN = features("capability", [["must open"], ["an item of one site", "an address"]]);
export const CONNECTS = features("capability", [["connects to a host"]]).of("connects to a host");
const PERHAPS_CONNECTS = features("capability", [["connects to a host perhaps"]], { certainty: "perhaps" }).of(
  "connects to a host perhaps",
);
const SCREENS = ["browser", "screen"] as const;
const DRIVES = features("capability", [SCREENS, ["shows", "acts"]]);
const DRIVES_BY = features("capability", [SCREENS, ACTION_IDS_OR_NONE]);
const CARRIED = ["words", "a recipient", "no words"] as const;
const CARRIES = features("capability", [FLOWS, CARRIED, ["to"], GRADES]);
const CARRIES_AT_LEAST = features("capability", [CARRIED, ["to"], GRADES, ["at least"]]);
const VERB_CARRIES = features("capability", [ACTION_IDS_OR_NONE, CARRIED, ["to"], GRADES, ["at least"]]);
export const WORDS_TO_A_RECIPIENT = features("capability", [FLOWS, ["words to a recipient"]]);
const SETS_WHO_SEES = features("capability", [FLOWS, ["sets who sees it"]]);
type Grade = (typeof GRADES)[number];

const says = ({ name, description }: Reading, id: Action["id"]) =>
  name.actions.find(({ meaning }) => meaning.id === id) ?? description.actions.find(({ meaning }) => meaning.id === id);

const SHOWS = /screenshot|snapshot|content|html|text|source|extract|evaluate|console|network|element/i;

/** What several parts of a definition make possible together: tools of free choice, open addresses, words that reach others. */
export function capabilityFeatures({ reading }: ToolContext): Observation[] {
  const found = new Observations(undefined);
  runsCode(reading, found);
  opensAddresses(reading, found);
  drivesScreen(reading, found);
  reachesOthers(reading, found);
  return found.all();
}

function runsCode(reading: Reading, found: Observations): void {
  const verb = says(reading, "execute");
  const code = freeParam(reading, "code");
  const command = freeParam(reading, "command");
  const statement = freeParam(reading, "sql");
  const onShell = shareOf(reading, "shell", "sandbox", "notebook") > 0.25;
  const thing = names(reading, "command", "code-to-run", "notebook");
  const place = code ? paramPlace(code) : command ? paramPlace(command) : verb ? verb : wholeName(reading);
  if (verb && (command || (thing && !code && onShell) || (onShell && names(reading, "command"))))
    found.add(RUNS_COMMANDS, place, () => "It runs commands that the caller writes.");
  if (verb && (code || thing || onShell)) {
    const sandboxed = cued(reading, "computed") || isSandboxed(reading);
    found.add(sandboxed ? RUNS_SANDBOXED_CODE : RUNS_CODE, place, () =>
      sandboxed ? "It runs code in a closed environment." : "It runs code that the caller writes.",
    );
  }
  if (statement) {
    found.add(
      RUNS_STATEMENTS.of("runs statements"),
      paramPlace(statement),
      () => "It runs a statement that the caller writes.",
    );
    found.add(
      RUNS_STATEMENTS.of(cued(reading, "read-only") ? "runs reading statements" : "runs any statements"),
      paramPlace(statement),
      () => "It runs a statement that the caller writes.",
    );
  }
}

function opensAddresses(reading: Reading, found: Observations): void {
  const url = freeParam(reading, "url");
  const host = freeParam(reading, "host");
  const flow = flowOf(reading.action?.meaning);
  if (url) {
    const place = paramPlace(url);
    const fixed = namesItem(reading, url);
    const web =
      names(reading, "web-page", "search-result", "download") ||
      cued(reading, "web") ||
      shareOf(reading, "scraper", "browser", "network-test") > 0.25;
    const bare = url.words.length === 1;
    found.add(OPENS_AN_ADDRESS, place, () => "The caller gives an address that it opens.");
    found.add(fixed ? OPENS_AN_ITEM : web ? OPENS_ANY_PAGE : OPENS_SOME_ADDRESS, place, () =>
      fixed ? "The address names an item of one service." : "The address may be anywhere on the web.",
    );
    found.add(
      DOES_BY_OPENING.of(flow, "opens", fixed ? "an item of one site" : "an address"),
      place,
      () => "The caller gives an address that it opens.",
    );
    if (bare && url.required)
      found.add(
        MUST_OPEN.of("must open", fixed ? "an item of one site" : "an address"),
        place,
        () => "An address is what it chiefly takes.",
      );
  }
  if (host)
    found.add(host.required ? CONNECTS : PERHAPS_CONNECTS, paramPlace(host), () => "The caller chooses the host.");
}

function drivesScreen(reading: Reading, found: Observations): void {
  for (const [what, share] of [
    ["browser", shareOf(reading, "browser")],
    ["screen", shareOf(reading, "phone", "desktop")],
  ] as const) {
    if (share < 0.2) continue;
    const place = reading.profile.kinds[0]!;
    const verb = reading.action?.meaning.id ?? "none";
    const shows = SHOWS.test(reading.plain.name);
    found.add(
      DRIVES.of(what, shows ? "shows" : "acts"),
      place,
      () => (shows ? `It shows what is in the ${what}.` : `It acts in the ${what}.`),
      share,
    );
    found.add(DRIVES_BY.of(what, verb), place, () => `It drives a ${what}.`, share);
  }
}

function reachesOthers(reading: Reading, found: Observations): void {
  const flow = flowOf(reading.action?.meaning);
  if (flow === "gives" || flow === "works") return;
  const content = freeParam(reading, "content", "title", "attachment", "data");
  const person = freeParam(reading, "recipient", "channel");
  const readers = reading.thing?.meaning.readers ?? 0;
  const kind = reading.profile.kinds[0];
  const audience = kind && kind.share > 0.3 ? kind.service.readers : 0;
  const both = Math.min(readers, audience) as Grade;
  const either = Math.max(readers, audience) as Grade;
  const what = content ? "words" : person ? "a recipient" : "no words";
  const place = content ? paramPlace(content) : person ? paramPlace(person) : wholeName(reading);
  const reason = () => `It carries ${what} to ${["nobody else", "colleagues", "a third party", "outsiders"][either]}.`;
  found.add(CARRIES.of(flow, what, "to", either), place, reason);
  found.add(CARRIES_AT_LEAST.of(what, "to", both, "at least"), place, reason);
  found.add(VERB_CARRIES.of(reading.action?.meaning.id ?? "none", what, "to", both, "at least"), place, reason);
  if (person && content)
    found.add(
      WORDS_TO_A_RECIPIENT.of(flow, "words to a recipient"),
      paramPlace(person),
      () => "The caller chooses the recipient and the words.",
    );
  const access =
    freeParam(reading, "access") ?? reading.params.find((param) => param.roles.some((role) => role.id === "access"));
  if (access)
    found.add(SETS_WHO_SEES.of(flow, "sets who sees it"), paramPlace(access), () => "It sets who may see something.");
}
