import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, SessionTool, Stance } from "@/lib/core/model/session";
import type { Selection } from "@/lib/core/session/selection";
import { BesideServers } from "../members/beside-servers";
import { TABS, type BoardActions, type TabId } from "./board-types";
import { Matrix } from "./matrix/matrix";
import { AttackPath } from "./views/attack-path";
import { FindingsTab } from "./views/findings-tab";
import { Fix } from "./views/fix";
import { MinimalSets } from "./views/minimal-sets";
import { ReportTab, type ReportProps } from "./views/report-tab";
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

/** A snapshot of someone else's is not shared on, and nobody follows its findings. */
export function offeredTabs(actions: BoardActions | undefined): TabId[] {
  return TABS.filter((id) => (id !== "share" && id !== "findings") || actions);
}

type Props = {
  tab: TabId;
  /** The view that is drawn: a moment behind the tab, which answers at once. */
  drawn: TabId;
  onTab: (tab: TabId) => void;
  /** As analysed; `shown` is a moment newer while the analysis is under way. */
  session: Session;
  shown: Session;
  analysis: Analysis;
  stance: Stance;
  onStance: (stance: Stance) => void;
  query: string;
  opened?: string;
  selection?: Selection;
  onPick: (of: string) => void;
  onOpen: (tool: SessionTool) => void;
  onOpenId: (id: string) => void;
  onTurn: (ids: string[], to: "on" | "off") => void;
  onConsider: (id: string | null) => void;
  path: { at: number; onAt: (at: number) => void };
  report: ReportProps & { sessionAt?: string };
  actions?: BoardActions;
};

export function BoardTabs(props: Props) {
  const { tab, drawn, onTab, session, shown, analysis, stance, onStance, selection, onPick, report, actions } = props;
  const brush = { picked: selection?.of, highlight: selection?.marks, onPick };
  const stanceSwitch = <StanceSwitch stance={stance} onStance={onStance} />;
  const views: Record<TabId, ReactNode> = {
    matrix: (
      <>
        <Matrix
          session={shown}
          query={props.query}
          picked={props.opened}
          selection={selection}
          onOpen={props.onOpen}
          onTurn={props.onTurn}
          onConsider={props.onConsider}
        />
        <BesideServers session={session} onTurn={props.onTurn} />
      </>
    ),
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
          {...props.path}
          {...brush}
          onOpenTool={props.onOpenId}
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
          onTry={(ids) => props.onTurn(ids, "off")}
          onConsider={props.onConsider}
          onTurnOn={(id) => props.onTurn([id], "on")}
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
  const offered = offeredTabs(actions);
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(value as TabId)}>
      <TabList aria-label="Views of this session">
        {offered.map((id) => (
          <Tab key={id} value={id}>
            {TAB_WORDS[id]}
          </Tab>
        ))}
      </TabList>
      {offered.map((id) => (
        <TabPanel key={id} value={id} className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
          {id === drawn && views[id]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
