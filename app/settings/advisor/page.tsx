import type { Metadata } from "next";
import { AdvisorSwitch } from "@/components/advisor/advisor-switch";
import { AskPanel } from "@/components/advisor/ask-panel";
import { EndpointForm } from "@/components/advisor/endpoint-form";
import { OpinionList } from "@/components/advisor/opinion-list";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { advisorRuns } from "@/lib/advisor/runs";
import { findAskable, findEffects } from "@/lib/advisor/workspace";
import { getAdvisor } from "@/lib/store/advisor";
import {
  cancelAsking,
  confirmOpinion,
  forgetAll,
  previewPlan,
  readQuestion,
  saveSettings,
  startAsking,
  switchOn,
} from "./actions";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Advisor" };
export const dynamic = "force-dynamic";

export default page("edit", async function AdvisorPage() {
  const settings = await getAdvisor();
  const on = settings?.on ?? false;
  // Counting the tools means reading every listing.
  const [servers, effects] = await Promise.all([on ? findAskable() : [], findEffects()]);
  return (
    <>
      <PageTitle
        title="Advisor"
        lead="A language model of your choice can also read tool definitions. What it says is one more piece of evidence: it can raise a verdict, but it never lowers one unless a person confirms it."
      />
      <div className="grid grid-cols-1 gap-6">
        <AdvisorSwitch on={on} ready={settings !== null} switchOn={switchOn} />
        <EndpointForm settings={settings} saveSettings={saveSettings} />
        {on && servers.length > 0 && (
          <AskPanel
            servers={servers}
            run={advisorRuns().state()}
            actions={{ previewPlan, readQuestion, startAsking, cancelAsking }}
          />
        )}
        {on && servers.length === 0 && (
          <Notice title="No tools are known yet">Add a server and fetch its tools, then ask about them here.</Notice>
        )}
        <OpinionList effects={effects} counted={on} confirmOpinion={confirmOpinion} forgetAll={forgetAll} />
      </div>
    </>
  );
});
