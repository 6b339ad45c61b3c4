"use client";
import { useEffect, useState } from "react";
import { ShareDesk } from "@/components/reviews/share-desk";
import { MapReportSchema, type MapReport } from "@/lib/core/model/map-report";

/** Shares the current map of all servers. */
export function MapShareTab({ host }: { host: string }) {
  const [loaded, setLoaded] = useState<{ host: string; map: MapReport }>();
  const [problem, setProblem] = useState<string>();
  const query = host === "none" ? "" : `?${new URLSearchParams({ host })}`;
  useEffect(() => {
    let current = true;
    setProblem(undefined);
    fetch(`/api/compositions/report/json${query}${query === "" ? "?" : "&"}look=1`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error("The map could not be created.");
        const map = MapReportSchema.parse(await answer.json());
        if (current) setLoaded({ host, map });
      })
      .catch(
        (error: unknown) =>
          current && setProblem(error instanceof Error ? error.message : "The map could not be created."),
      );
    return () => {
      current = false;
    };
  }, [host, query]);
  return (
    <ShareDesk
      shared={loaded?.host === host ? loaded.map : undefined}
      of={host}
      problem={problem}
      sharesAt={`/api/compositions/shares${query}`}
      changed={false}
      what="The map of all servers frozen as it stands: names, legs, the strongest tool for each leg, and why a server was not seen. No credentials, no addresses, no definitions."
    />
  );
}
