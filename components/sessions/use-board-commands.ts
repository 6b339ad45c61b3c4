"use client";
import type { Command } from "@/components/palette/command";
import { useCommands } from "@/components/palette/palette-provider";
import { copyPicture, pngOf, svgOf } from "@/components/charts/picture-files";
import { download } from "@/components/ui/download";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import { CHARTS, type Drawn } from "@/lib/core/charts";
import type { Session } from "@/lib/core/model/session";
import { serverLabel } from "@/lib/core/session/server-label";
import { TABS, type Offer, type TabId } from "./board-types";
import { TAB_WORDS } from "./board-tabs";

type Can = {
  session: Session;
  tabs: readonly TabId[];
  onTab: (tab: TabId) => void;
  onTurn: (ids: string[], to: "on" | "off") => void;
  onOpen: (id: string) => void;
  onPick: (of: string) => void;
  onClear: () => void;
  onStance: (stance: "cautious" | "plain") => void;
  onHelp: () => void;
  undo: () => void;
  redo: () => void;
  save?: () => void;
  discard?: () => void;
  /** What pictures are drawn from. */
  drawn: Drawn;
  formats: readonly Offer[];
  onReport: (format: Offer) => void;
  pages: readonly { label: string; href: string }[];
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
  useCommands(() => {
    const { session } = can;
    const act = (label: string, run: () => void, keys?: string): Command => ({
      id: `act:${label}`,
      label,
      group: "This session",
      keys,
      run,
    });
    return [
      ...TABS.filter((tab) => can.tabs.includes(tab)).map((tab): Command => ({
        id: `view:${tab}`,
        label: TAB_WORDS[tab],
        group: "View",
        keys: TAB_KEYS[tab],
        run: () => can.onTab(tab),
      })),
      act("Undo", can.undo, "Ctrl Z"),
      act("Redo", can.redo, "Ctrl Shift Z"),
      ...(can.save ? [act("Save switches", can.save)] : []),
      ...(can.discard ? [act("Discard changes", can.discard)] : []),
      act("Include what is uncertain", () => can.onStance("cautious")),
      act("Count only what is confirmed", () => can.onStance("plain")),
      act("Clear the highlight", can.onClear, "Escape"),
      act("Keys on the board", can.onHelp, "?"),
      ...can.pages.map(({ label, href }): Command => ({ id: `act:${label}`, label, group: "This session", href })),
      ...CHARTS.flatMap(({ id, label, draw }) => [
        act(`Save the ${label} as SVG`, () => download(svgOf(draw(can.drawn)), `trefoil-${id}.svg`)),
        act(
          `Save the ${label} as PNG`,
          () => void pngOf(draw(can.drawn)).then((png) => download(png, `trefoil-${id}.png`)),
        ),
        act(`Copy the ${label}`, () => void copyPicture(draw(can.drawn)).catch(() => undefined)),
      ]),
      ...can.formats.map((format) => act(`Download the report: ${format.label}`, () => can.onReport(format))),
      ...LEGS.map((leg): Command => ({
        id: `highlight:${leg}`,
        label: `Highlight ${LEG_WORDS[leg].phrase}`,
        group: "This session",
        run: () => can.onPick(`leg:${leg}`),
      })),
      ...session.servers.flatMap((server): Command[] => [
        {
          id: `switch:${server.name}`,
          label: `Switch ${serverLabel(server)} ${server.off ? "on" : "off"}`,
          group: "Switch",
          run: () => can.onTurn([server.name], server.off ? "on" : "off"),
        },
        {
          id: `highlight:${server.name}`,
          label: `Highlight ${serverLabel(server)}`,
          group: "Server here",
          run: () => can.onPick(`server:${server.name}`),
        },
      ]),
      ...session.servers.flatMap((server) =>
        server.tools.flatMap((tool): Command[] => [
          { id: `tool:${tool.id}`, label: tool.id, group: "Evidence", run: () => can.onOpen(tool.id) },
          ...(server.off
            ? []
            : [
                {
                  id: `switch:${tool.id}`,
                  label: `Switch ${tool.id} ${tool.off ? "on" : "off"}`,
                  group: "Switch",
                  run: () => can.onTurn([tool.id], tool.off ? "on" : "off"),
                },
              ]),
        ]),
      ),
    ];
  });
}
