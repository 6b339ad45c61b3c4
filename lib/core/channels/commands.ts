import type { Act, Component } from "../model/component";
import { COMPONENT_WORDS } from "../model/component";
import type { BuiltIn, KnownLeg } from "../model/host";
import { perLeg, type Leg } from "../model/leg";
import type { Tool } from "../model/tool";
import type { Classification } from "../model/verdict";
import { no, possible, yes } from "./legs";

const UNSEEN = "if what it starts does more than its line says";
const TO_RUN = "if the agent has a shell or another tool to run it with";
const WHAT: Record<Act["what"], string> = {
  command: "Runs a shell command",
  script: "A script beside the text",
  http: "Sends the event to an address",
  code: "A module in the client’s own process",
  tool: "Calls a tool of a server",
  prompt: "Asks a model",
};

/**
 * What a component runs, as channels in and out. A line or script can do whatever a shell can: what its words show counts, the rest is possible. `judge` reads what a script says about itself like a tool's description; the worse of both counts.
 */
export function broughtCommands(component: Component, judge: (reads: readonly Tool[]) => Classification[]): BuiltIn[] {
  const { acts } = component;
  const told = acts.map((act) => (act.about ? { name: act.line, description: act.about } : undefined));
  const read = judge(told.filter((tool) => tool !== undefined));
  let at = 0;
  return acts.map((act, place) => {
    const judged = told[place] && read[at++];
    return {
      name: `@commands-${place + 1}`,
      channel: "commands",
      description: describe(component, act),
      legs: perLeg((leg) => stronger(legOf(act, leg), judged && fromText(judged, leg))),
      writes: act.what !== "prompt",
      destructive: false,
      ...(act.what !== "prompt" &&
        act.what !== "tool" && { data: { kind: "command", label: "whatever its user can read" } }),
    };
  });
}

function describe({ kind, title }: Component, { what, when, line, byItself, about }: Act): string {
  const runs = byItself ? `runs by itself, ${when}` : when;
  return `${WHAT[what]} of ${COMPONENT_WORDS[kind].toLowerCase()} “${title}”; ${runs}: ${line}${about ? `. It says of itself: ${about}` : ""}`.slice(
    0,
    1_000,
  );
}

function legOf(act: Act, leg: Leg): KnownLeg {
  const shown = act.found.find((one) => one.leg === leg);
  const open = act.found.find((one) => one.leg === "any");
  switch (act.what) {
    case "prompt":
      return no("A model is asked; no tool of its own is in it.");
    case "tool":
      return no("What the tool does is counted with its server.");
    case "http":
      return leg === "untrusted"
        ? possible(2, "The answer of the address comes back.", "if whoever runs the address is not to be trusted")
        : leg === "private"
          ? yes(2, "The event holds what the session holds: messages, arguments, results of tools.")
          : yes(2, `The event is sent to the address that the file fixes: ${act.line}`);
    case "code":
      return shown
        ? yes(3, `The code shows it: ${shown.quote}`)
        : possible(
            3,
            "A module in the client’s process can read, fetch and send whatever the client can.",
            "if its code does",
          );
    default:
      if (shown && act.what === "script")
        return possible(reachOf(leg, shown.quote), `Its words show it: ${shown.quote}`, TO_RUN);
      if (shown) return yes(reachOf(leg, shown.quote), `Its words show it: ${shown.quote}`);
      if (open)
        return possible(
          3,
          `What it runs is put together when it runs: ${open.quote}`,
          "if what it is given makes it do so",
        );
      return possible(3, "It runs with the rights of the user, like a shell.", UNSEEN);
  }
}

/** An address that is fixed in the line itself is one party, not any party. */
function reachOf(leg: Leg, quote: string): 2 | 3 {
  return leg !== "private" && /https?:\/\/[a-z0-9][\w.-]*\.[a-z]{2,}/i.test(quote) ? 2 : 3;
}

function fromText(judged: Classification, leg: Leg): KnownLeg {
  const { verdict, grade = 2, condition } = judged[leg];
  const reason = "What the script says of itself, read as a tool’s description.";
  if (verdict === "yes") return possible(grade, reason, TO_RUN);
  return verdict === "possible" ? possible(grade, reason, condition ?? UNSEEN) : no(reason);
}

const STRENGTH = { no: 0, possible: 1, yes: 2 } as const;
const stronger = (one: KnownLeg, other: KnownLeg | undefined): KnownLeg =>
  other && STRENGTH[other.verdict] > STRENGTH[one.verdict] ? other : one;
