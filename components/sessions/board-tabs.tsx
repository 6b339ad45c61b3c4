import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, SessionTool, Stance } from "@/lib/core/model/session";
import { TABS, type BoardActions, type Offer, type TabId } from "./board-types";
import { Matrix } from "./matrix/matrix";
import { AttackPath } from "./views/attack-path";
import { Fix } from "./views/fix";
import { MinimalSets } from "./views/minimal-sets";
import { ReportTab } from "./views/report-tab";
import { ShareTab } from "./views/share-tab";
import { StanceSwitch } from "./views/stance-switch";

const LABELS: Record<TabId, string> = { matrix: "Matrix", sets: "Minimal sets", path: "Attack path", fix: "Fix", report: "Report", share: "Share" };

type Props = {
  tab: TabId;
  onTab: (tab: TabId) => void;
  /** As analysed; `shown` is a moment newer while the analysis is under way. */
  session: Session;
  shown: Session;
  analysis: Analysis;
  stance: Stance;
  onStance: (stance: Stance) => void;
  query: string;
  opened?: string;
  picked?: string;
  onPick: (of: string) => void;
  onOpen: (tool: SessionTool) => void;
  onOpenId: (id: string) => void;
  onTurn: (ids: string[], to: "on" | "off") => void;
  onConsider: (id: string | null) => void;
  path: { at: number; onAt: (at: number) => void };
  report: { formats: readonly Offer[]; changed: boolean; href?: (format: string) => string; onMake: (format: Offer) => void };
  actions?: BoardActions;
};

export function BoardTabs(props: Props) {
  const { tab, onTab, session, shown, analysis, stance, onStance, picked, onPick, report, actions } = props;
  const stanceSwitch = <StanceSwitch stance={stance} onStance={onStance} />;
  return (
    <Tabs value={tab} onValueChange={(value) => onTab(value as TabId)}>
      <TabList aria-label="Views of this session">
        {TABS.filter((id) => id !== "share" || actions).map((id) => (
          <Tab key={id} value={id}>
            {LABELS[id]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="matrix">
        <Matrix session={shown} query={props.query} picked={props.opened} onOpen={props.onOpen} onTurn={props.onTurn} />
      </TabPanel>
      <TabPanel value="sets" className="grid gap-5">
        {stanceSwitch}
        <MinimalSets session={session} analysis={analysis} stance={stance} picked={picked} onPick={onPick} />
      </TabPanel>
      <TabPanel value="path" className="grid gap-5">
        {stanceSwitch}
        <AttackPath session={session} analysis={analysis} stance={stance} {...props.path} picked={picked} onPick={onPick} onOpenTool={props.onOpenId} />
      </TabPanel>
      <TabPanel value="fix" className="grid gap-5">
        {stanceSwitch}
        <Fix
          session={session}
          analysis={analysis}
          stance={stance}
          onTry={(ids) => props.onTurn(ids, "off")}
          onConsider={props.onConsider}
          onTurnOn={(id) => props.onTurn([id], "on")}
          split={actions?.split}
        />
      </TabPanel>
      <TabPanel value="report">
        <ReportTab {...report} />
      </TabPanel>
      {actions && report.href && (
        <TabPanel value="share">
          <ShareTab reportFrom={report.href("json")} changed={report.changed} />
        </TabPanel>
      )}
    </Tabs>
  );
}
