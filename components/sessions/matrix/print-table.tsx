"use client";
import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { LEGS, LEG_WORDS } from "@/lib/core/model/leg";
import type { Session, SessionTool } from "@/lib/core/model/session";
import { serverLabel } from "@/lib/core/session/server-label";
import { showHidden } from "@/lib/core/text/visible";
import { serverFacts } from "../words";

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useLayoutEffect(() => {
    // The browser lays the page out right after these events, so the rows have to be there when they end.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
}

/** The matrix on paper: every tool, including those that the screen renders only when they are scrolled into view, under a heading that each page repeats. */
export function PrintTable({ session }: { session: Session }) {
  const printing = usePrinting();
  if (!printing) return null;
  return (
    <table className="hidden w-full border-collapse text-xs print:table">
      <thead>
        <tr className="border-b border-ink text-left">
          <th className="py-1 pr-2">Tool</th>
          {LEGS.map((leg) => (
            <th key={leg} className="py-1 pr-2">
              {LEG_WORDS[leg].title}
            </th>
          ))}
          <th className="py-1 pr-2">Changes</th>
          <th className="py-1">Store</th>
        </tr>
      </thead>
      {session.servers.map((server) => (
        <tbody key={server.name}>
          <tr className="border-b border-edge">
            <th scope="rowgroup" colSpan={6} className="pt-2.5 pb-1 text-left wrap-anywhere">
              {serverLabel(server)}{" "}
              <span className="font-normal">
                {[serverFacts(server), server.off && "switched off"].filter(Boolean).join(", ")}
              </span>
            </th>
          </tr>
          {server.tools.map((tool) => (
            <tr key={tool.id} className="break-inside-avoid border-b border-line align-top">
              <td className="py-0.5 pr-2 font-mono wrap-anywhere">
                {showHidden(tool.tool.name)}
                {(tool.off || server.off) && <span className="font-sans"> (off)</span>}
              </td>
              {LEGS.map((leg) => (
                <td key={leg} className="py-0.5 pr-2">
                  {say(tool, leg)}
                </td>
              ))}
              <td className="py-0.5 pr-2">
                {tool.classification.destructive ? "destroys" : tool.classification.writes ? "writes" : "–"}
              </td>
              <td className="py-0.5 wrap-anywhere">
                {tool.classification.carrier ? showHidden(tool.classification.carrier.store) : "–"}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function say({ classification }: SessionTool, leg: (typeof LEGS)[number]): string {
  const { verdict, grade } = classification[leg];
  return verdict === "no" ? "–" : `${LEG_WORDS[leg].letter} ${verdict}${grade ? ` ${grade}` : ""}`;
}
