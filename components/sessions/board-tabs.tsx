import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { BesideServers } from "../members/beside-servers";
import { useBoardContext } from "./board-context";
import { TABS, type BoardActions, type TabId } from "./board-types";
import { Matrix } from "./matrix/matrix";
import { AttackPath } from "./views/attack-path";
import { FindingsTab } from "./views/findings-tab";
import { Fix } from "./views/fix";
import { MinimalSets } from "./views/minimal-sets";
import { ReportTab } from "./views/report-tab";
import { ShareTab } from "./views/share-tab";
import { StanceSwitch } from "./views/stance-switch";

export const TAB_WORDS: Record<TabId, string> = {
  matrix: "Matrix",
  sets: "Lethal combinations",
  path: "Attack path",
  findings: "Findings",
  fix: "Fix",
  report: "Report",
  share: "Share",
};

/** Somebody else's snapshot is not shared further, and nobody tracks its findings. */
export function offeredTabs(actions: BoardActions | undefined): TabId[] {
  return TABS.filter((id) => (id !== "share" && id !== "findings") || actions);
}

/** The views of the session. Only the current one is rendered, a moment after the tab, which reacts at once. */
export function BoardTabs() {
  const { board, actions } = useBoardContext();
  const views = useViews();
  const offered = offeredTabs(actions);
  return (
    <Tabs value={board.tab} onValueChange={(value) => board.onTab(value as TabId)}>
      <TabList aria-label="Views of this session">
        {offered.map((id) => (
          <Tab key={id} value={id}>
            {TAB_WORDS[id]}
          </Tab>
        ))}
      </TabList>
      {offered.map((id) => (
        <TabPanel key={id} value={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
          {id === board.drawn && views[id]}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function useViews(): Record<TabId, ReactNode> {
  const { board, output, actions } = useBoardContext();
  const { settled: session, analysis, stance, selection, onTurn, onConsider } = board;
  const { report } = output;
  const brush = { picked: selection?.of, highlight: selection?.marks, onPick: board.pick };
  const stanceSwitch = <StanceSwitch stance={stance} onStance={board.onStance} />;
  return {
    matrix: <MatrixView />,
    sets: (
      <>
        {stanceSwitch}
        <MinimalSets session={session} analysis={analysis} stance={stance} {...brush} />
      </>
    ),
    path: (
      <>
        {stanceSwitch}
        <AttackPath
          session={session}
          analysis={analysis}
          stance={stance}
          {...board.path}
          {...brush}
          onOpenTool={board.onOpenId}
        />
      </>
    ),
    fix: (
      <>
        {stanceSwitch}
        <Fix
          session={session}
          analysis={analysis}
          stance={stance}
          onTry={(ids) => onTurn(ids, "off")}
          onConsider={onConsider}
          onTurnOn={(id) => onTurn([id], "on")}
          split={actions?.split}
          saveGates={actions?.gates}
          clientFiles={actions?.clientFiles}
          saveWishes={actions?.wishes}
        />
      </>
    ),
    findings: report.sessionAt !== undefined && (
      <FindingsTab sessionId={report.sessionAt.split("/").at(-1)!} changed={report.changed} />
    ),
    report: <ReportTab {...report} />,
    share: report.href && report.sessionAt !== undefined && (
      <ShareTab reportFrom={report.href("json")} sharesAt={`${report.sessionAt}/shares`} changed={report.changed} />
    ),
  };
}

/** Every tool with its legs, and what there is beside the servers. The matrix follows a switch at once, the rest a moment later. */
function MatrixView() {
  const { settled, shown, selection, onTurn, onConsider, ...board } = useBoardContext().board;
  return (
    <>
      <Matrix
        session={shown}
        query={board.wanted}
        picked={board.opened}
        selection={selection}
        onOpen={board.onOpen}
        onTurn={onTurn}
        onConsider={onConsider}
      />
      <BesideServers session={settled} onTurn={onTurn} />
    </>
  );
}
