"use client";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import type { Member } from "@/lib/core/model/composition";
import type { SeverityRows } from "@/lib/core/model/severity";
import { useMemo, useState } from "react";
import { CompositionsView } from "./compositions-view";
import { FindingsKnown, knownFindings } from "./findings-known";
import { MapReportTab } from "./map-report-tab";
import { MapShareTab } from "./map-share-tab";
import type { CompositionsOpening } from "./opening";

type Props = {
  members: readonly Member[];
  opening: CompositionsOpening;
  severityRows?: SeverityRows;
  /** Sets of servers that findings are about. */
  findings: readonly (readonly string[])[];
  formats: readonly FormatOffer[];
};

/** The map, its report, and how to share it; all with the host that is chosen on the map. */
export function MapTabs({ members, opening, severityRows, findings, formats }: Props) {
  const [host, setHost] = useState(opening.host ?? "none");
  const known = useMemo(() => knownFindings(findings), [findings]);
  return (
    <Tabs defaultValue="map">
      <TabList aria-label="Views of the map">
        <Tab value="map">Map</Tab>
        <Tab value="report">Report</Tab>
        <Tab value="share">Share</Tab>
      </TabList>
      <TabPanel value="map">
        <FindingsKnown value={known}>
          <CompositionsView
            members={members}
            opening={{ ...opening, host }}
            severityRows={severityRows}
            onHost={setHost}
          />
        </FindingsKnown>
      </TabPanel>
      <TabPanel value="report">
        <MapReportTab formats={formats} host={host} />
      </TabPanel>
      <TabPanel value="share">
        <MapShareTab host={host} />
      </TabPanel>
    </Tabs>
  );
}
