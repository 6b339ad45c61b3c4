import { LEGS } from "../model/leg";

/**
 * How marks look, by role. A mark's `role` is one of these words; renderers use it as a class. Colours are named, so that one style
 * serves the page in both themes (names become custom properties) and the files that leave it (names become colours on white). A leg is
 * never distinguished by colour alone: it has its place, its letter, its shape and its pattern too.
 *
 * text: `text` a name or sentence · `text-muted` what explains · `text-small` the same, smaller · `text-note` a remark that matters ·
 * `text-hub` on the agent · `text-strong` what matters · `text-heading` a lane's or axis' heading · `text-count` a number in a region ·
 * `text-on-ink` a number on a filled core · `letter-*`, `letter-hollow` the letter in a leg's shape. Legs: `leg-*` a filled shape ·
 * `leg-*-hollow` its outline, when the leg is only possible · `leg-*-off` a leg that is absent. Venn: `region-*` one of a circle's
 * regions, to be picked · `hatch-*` the pattern over a circle · `ring-*` the circle's line; `-possible` dashed, `-off` faint ·
 * `core-lethal`, `core-possible`, `core-open` where the three meet. Minimal sets: `stripe` every other row · `dot` a server of the set,
 * `dot-possible` the same while the set is only possible · `dot-off` not in the set · `thread` joins a row's dots · `bar`, `bar-possible` how many trifectas · `rule` an axis. Attack path: `lane-*` a leg's lane · `node`, `node-possible`,
 * `node-on` (on the path shown) · `hub`, `bus` the agent · `link`, `link-on`, `arrow` where the path shown leads. Slide: `text-title`,
 * `text-lead` what it shows and what it says. Joined sessions: `state`, `state-here` (one that stands apart), `state-lethal` · `edge`,
 * `edge-on` (by shared storage). Compositions: `text-name` a server · `cell` lethal, confirmed · `cell-possible` with `cell-hatch` over it
 * only including what is uncertain · `cell-within`, `cell-within-possible` lethal through fewer of them. `hit` an invisible area that
 * makes a small mark easy to pick.
 */
/** The named colours, as they are on white. */
export const LIGHT: Record<string, string> = {
  ink: "#14171c",
  "on-ink": "#ffffff",
  muted: "#555b66",
  edge: "#8a8d92",
  line: "#e4e2da",
  sunk: "#f2f1ec",
  panel: "#ffffff",
  "leg-private": "#0072b2",
  "leg-untrusted": "#d55e00",
  "leg-egress": "#cc79a7",
};

/** The same on a dark ground. */
export const DARK: Record<string, string> = {
  ...LIGHT,
  ink: "#eceff3",
  "on-ink": "#0d1117",
  muted: "#a3adba",
  edge: "#6b7684",
  line: "#28313c",
  sunk: "#0a0e13",
  panel: "#151b23",
};

type Rule = [role: string, style: string];

/** Every role with its style; `{name}` stands for a colour. */
const RULES: readonly Rule[] = [
  ["text", "fill:{ink};font-size:13px"],
  ["text-muted", "fill:{muted};font-size:13px"],
  ["text-small", "fill:{muted};font-size:11px"],
  ["text-note", "fill:{ink};font-size:11px;font-weight:600"],
  ["text-hub", "fill:{on-ink};font-size:11px;font-weight:600"],
  ["text-title", "fill:{ink};font-size:36px;font-weight:700"],
  ["text-lead", "fill:{ink};font-size:19px"],
  ["text-strong", "fill:{ink};font-size:13px;font-weight:600"],
  ["text-heading", "fill:{ink};font-size:14px;font-weight:600"],
  [
    "text-count",
    "fill:{ink};font-size:15px;font-weight:600;stroke:{panel};stroke-width:3.5;stroke-linejoin:round;paint-order:stroke",
  ],
  ["text-on-ink", "fill:{on-ink};font-size:15px;font-weight:700"],
  ["letter-private", "fill:#fff;font-size:10px;font-weight:700"],
  ["letter-untrusted", "fill:#000;font-size:9px;font-weight:700"],
  ["letter-egress", "fill:#000;font-size:10px;font-weight:700"],
  ["letter-hollow", "fill:{ink};font-size:9px;font-weight:700"],
  ...LEGS.flatMap((leg): Rule[] => [
    [`leg-${leg}`, `fill:{leg-${leg}};stroke:{leg-${leg}};stroke-width:1;stroke-linejoin:round`],
    [`leg-${leg}-hollow`, `fill:{panel};stroke:{leg-${leg}};stroke-width:2;stroke-linejoin:round`],
    [`leg-${leg}-off`, "fill:none;stroke:{line};stroke-width:1.5;stroke-linejoin:round"],
    [`lane-${leg}`, `fill:{leg-${leg}};fill-opacity:0.08`],
    [`region-${leg}`, `fill:{leg-${leg}};fill-opacity:0.13`],
    [
      `hatch-${leg}`,
      `fill:none;stroke:{leg-${leg}};stroke-width:${leg === "egress" ? "2.2" : "1"};stroke-linecap:round;stroke-opacity:${leg === "egress" ? "0.55" : "0.4"}`,
    ],
    [`ring-${leg}`, `fill:none;stroke:{leg-${leg}};stroke-width:3`],
    [`ring-${leg}-possible`, `fill:none;stroke:{leg-${leg}};stroke-width:3;stroke-dasharray:7 6`],
    [`ring-${leg}-off`, "fill:none;stroke:{edge};stroke-width:1.25;stroke-dasharray:2 5"],
  ]),
  ["region", "fill:{panel};fill-opacity:0"],
  ["core-lethal", "fill:{ink};stroke:{panel};stroke-width:3;stroke-linejoin:round"],
  ["core-possible", "fill:{panel};stroke:{ink};stroke-width:2.5;stroke-dasharray:5 4;stroke-linejoin:round"],
  ["core-open", "fill:{panel};fill-opacity:0"],
  ["stripe", "fill:{sunk}"],
  ["rule", "fill:none;stroke:{line};stroke-width:1"],
  ["dot", "fill:{ink};stroke:{ink};stroke-width:2"],
  ["dot-possible", "fill:{panel};stroke:{ink};stroke-width:2"],
  ["dot-off", "fill:{line}"],
  ["thread", "fill:none;stroke:{ink};stroke-width:2"],
  ["bar", "fill:{ink}"],
  ["bar-possible", "fill:{panel};stroke:{ink};stroke-width:1.5"],
  ["node", "fill:{panel};stroke:{edge};stroke-width:1"],
  ["node-possible", "fill:{panel};stroke:{edge};stroke-width:1;stroke-dasharray:4 3"],
  ["node-on", "fill:{panel};stroke:{ink};stroke-width:2.5"],
  ["hub", "fill:{ink}"],
  ["bus", "fill:none;stroke:{edge};stroke-width:3;stroke-linecap:round"],
  ["link", "fill:none;stroke:{edge};stroke-width:1.25;stroke-opacity:0.55"],
  ["link-on", "fill:none;stroke:{ink};stroke-width:2.5"],
  ["arrow", "fill:{ink}"],
  ["state", "fill:{panel};stroke:{edge};stroke-width:1"],
  ["state-here", "fill:{sunk};stroke:{ink};stroke-width:3"],
  ["state-lethal", "fill:{panel};stroke:{ink};stroke-width:1.5"],
  ["edge", "fill:none;stroke:{line};stroke-width:1.5"],
  ["edge-on", "fill:none;stroke:{ink};stroke-width:2.5"],
  ["text-name", "fill:{ink};font-size:12px"],
  ["cell", "fill:{ink}"],
  ["cell-possible", "fill:{panel};stroke:{ink};stroke-width:1.5;stroke-dasharray:3 2;stroke-linejoin:round"],
  ["cell-hatch", "fill:none;stroke:{ink};stroke-width:1;stroke-linecap:round"],
  ["cell-within", "fill:{edge}"],
  ["cell-within-possible", "fill:{panel};stroke:{edge};stroke-width:1.5"],
  ["hit", "fill:{panel};fill-opacity:0"],
];

export const ROLES: readonly string[] = RULES.map(([role]) => role);

/** The style of every role within `.scene`, one rule a line, colours as `paint` says. */
export function sceneStyle(paint: (name: string) => string): string {
  const rules = RULES.map(
    ([role, style]) => `.scene .${role}{${style.replace(/\{([a-z-]+)\}/g, (_, name: string) => paint(name))}}`,
  );
  return [".scene text{font-variant-numeric:tabular-nums}", ...rules].join("\n");
}

/** The style of one role on white, as an attribute of its own: for readers that know no style sheets. */
export function styleOfRole(role: string): string {
  const [, style = ""] = RULES.find(([known]) => known === role) ?? [];
  return style.replace(/\{([a-z-]+)\}/g, (_, name: string) => LIGHT[name]!);
}
