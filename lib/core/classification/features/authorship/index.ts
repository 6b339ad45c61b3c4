import { firstRule, type DecisionRule } from "../decision-list";
import { features } from "../registry";
import { Observations, type Observation, type WantedFeatures } from "../observation";
import { restOfDescription } from "../place";
import { placeOfContext, type ToolContext } from "../tool-context";
import { FROM_COLLEAGUES } from "./colleagues";
import { CAPTURE, FROM_OUTSIDERS, FROM_RECORDS } from "./outsiders";
import { COMPUTATIONS, CONFIRMATIONS, FIGURES } from "./own-output";
import { FROM_A_PUBLISHER, FROM_PUBLICATIONS } from "./publications";
import { FROM_A_RUN, FROM_THE_MACHINE } from "./runs";
import { IN_A_BROWSER, ON_A_SCREEN, SNAPSHOT_AFTER } from "./screens";
import { FROM_OPEN_SERVICES, FROM_STRANGERS } from "./strangers";
import { FROM_A_HOST, FROM_THE_WEB } from "./web";

/** Where a text that a call brings back may come from, and so who may be its author; first match first. */
const AUTHORSHIPS: readonly DecisionRule[] = [
  ...IN_A_BROWSER,
  ...FROM_A_RUN,
  ...ON_A_SCREEN,
  ...FROM_A_HOST,
  ...CONFIRMATIONS,
  ...FROM_THE_WEB,
  ...FIGURES,
  ...FROM_RECORDS,
  ...FROM_PUBLICATIONS,
  ...COMPUTATIONS,
  ...FROM_STRANGERS,
  ...FROM_THE_MACHINE,
  ...FROM_OPEN_SERVICES,
  ...FROM_OUTSIDERS,
  ...FROM_COLLEAGUES,
  ...FROM_A_PUBLISHER,
  {
    id: "what the owner set",
    reason: "It brings back what the owner set up.",
    when: ({ about, service }) => about !== undefined || service !== undefined,
  },
  { id: "nothing known", reason: "It does not say what it brings back.", when: () => true },
];

const WRITTEN_BY = features("authorship", [AUTHORSHIPS.map(({ id }) => id)]);
const LATER = features("authorship", [["later shows the page", "later a capture"]], { scope: "rest" });

/** Who can write the text that a call brings back, from what comes back, who writes it and which service keeps it. */
export function authorshipFeatures(context: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { reading } = context;
  const { id, reason } = firstRule(AUTHORSHIPS, context);
  const place = placeOfContext(context);
  found.add(WRITTEN_BY.of(id), place, () => reason);
  const { rest } = reading.plain;
  if (SNAPSHOT_AFTER.test(rest))
    found.add(
      LATER.of("later shows the page"),
      restOfDescription(reading),
      () => "Its description says that it shows the page.",
    );
  if (CAPTURE.test(rest))
    found.add(
      LATER.of("later a capture"),
      restOfDescription(reading),
      () => "Its description speaks of captured traffic or of programs of others.",
    );
  return found.all();
}
