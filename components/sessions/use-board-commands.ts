"use client";
import type { PaletteCommand } from "@/components/palette/command";
import { useCommands } from "@/components/palette/palette-provider";
import { copyPicture, pngOf, svgOf } from "@/components/charts/picture-files";
import { download } from "@/components/ui/download";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import { CHARTS, type Drawn } from "@/lib/core/charts";
import { serverLabel } from "@/lib/core/session/server-label";
import { TABS, type TabId } from "./board-types";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import type { BoardOutput } from "./board-output";
import { TAB_WORDS } from "./board-tabs";
import type { BoardState } from "./use-board";

type Can = {
  board: BoardState;
  output: BoardOutput;
  tabs: readonly TabId[];
  formats: readonly FormatOffer[];
  /** Whether switches can be saved. */
  kept: boolean;
};

const TAB_KEYS: Record<TabId, string> = {
  matrix: "g m",
  sets: "g s",
  path: "g p",
  findings: "g i",
  fix: "g f",
  report: "g r",
  share: "g l",
};

/** What the palette can do on a board: views, switches, evidence, highlighting, pictures, reports. */
export function useBoardCommands(can: Can): void {
  useCommands(() => [...viewsOf(can), ...actsOf(can), ...picturesOf(can), ...highlightsOf(can), ...toolsOf(can)]);
}

const act = (label: string, run: () => void, keys?: string): PaletteCommand => ({
  id: `act:${label}`,
  label,
  group: "This session",
  keys,
  run,
});

function viewsOf({ tabs, board }: Can): PaletteCommand[] {
  return TABS.filter((tab) => tabs.includes(tab)).map((tab) => ({
    id: `view:${tab}`,
    label: TAB_WORDS[tab],
    group: "View",
    keys: TAB_KEYS[tab],
    run: () => board.onTab(tab),
  }));
}

function actsOf({ board, output, kept }: Can): PaletteCommand[] {
  const { undo, redo } = board.history;
  const unsaved = kept && board.changed;
  return [
    act("Undo", undo, "Ctrl Z"),
    act("Redo", redo, "Ctrl Shift Z"),
    ...(unsaved ? [act("Save switches", () => void output.onSave())] : []),
    ...(unsaved ? [act("Discard changes", board.onDiscard)] : []),
    act("Include what is uncertain", () => board.onStance("cautious")),
    act("Count only what is confirmed", () => board.onStance("plain")),
    act("Clear the highlight", board.clear, "Escape"),
    act("Keys on the board", () => board.onHelp(true), "?"),
    ...output.pages.map(({ label, href }): PaletteCommand => ({
      id: `act:${label}`,
      label,
      group: "This session",
      href,
    })),
  ];
}

/** Pictures and reports, to keep or to copy. */
function picturesOf({ board, output, formats }: Can): PaletteCommand[] {
  const drawn: Drawn = {
    session: board.settled,
    analysis: board.analysis,
    stance: board.stance,
    at: board.path.at,
  };
  return [
    ...CHARTS.flatMap(({ id, label, draw }) => [
      act(`Save the ${label} as SVG`, () => download(svgOf(draw(drawn)), `trefoil-${id}.svg`)),
      act(`Save the ${label} as PNG`, () => void pngOf(draw(drawn)).then((png) => download(png, `trefoil-${id}.png`))),
      act(`Copy the ${label}`, () => void copyPicture(draw(drawn)).catch(() => undefined)),
    ]),
    ...formats.map((format) => act(`Download the report: ${format.label}`, () => output.onReport(format))),
  ];
}

/** Legs and servers. */
function highlightsOf({ board: { shown, pick, onTurn } }: Can): PaletteCommand[] {
  return [
    ...LEGS.map((leg): PaletteCommand => ({
      id: `highlight:${leg}`,
      label: `Highlight ${LEG_WORDS[leg].phrase}`,
      group: "This session",
      run: () => pick(`leg:${leg}`),
    })),
    ...shown.servers.flatMap((server): PaletteCommand[] => [
      {
        id: `switch:${server.name}`,
        label: `Switch ${serverLabel(server)} ${server.off ? "on" : "off"}`,
        group: "Switch",
        run: () => onTurn([server.name], server.off ? "on" : "off"),
      },
      {
        id: `highlight:${server.name}`,
        label: `Highlight ${serverLabel(server)}`,
        group: "Server here",
        run: () => pick(`server:${server.name}`),
      },
    ]),
  ];
}

function toolsOf({ board: { shown, onOpenId, onTurn } }: Can): PaletteCommand[] {
  return shown.servers.flatMap((server) =>
    server.tools.flatMap((tool): PaletteCommand[] => [
      { id: `tool:${tool.id}`, label: tool.id, group: "Evidence", run: () => onOpenId(tool.id) },
      ...(server.off
        ? []
        : [
            {
              id: `switch:${tool.id}`,
              label: `Switch ${tool.id} ${tool.off ? "on" : "off"}`,
              group: "Switch",
              run: () => onTurn([tool.id], tool.off ? "on" : "off"),
            },
          ]),
    ]),
  );
}
