import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Commented } from "./commented";
import type { Anchor, ReviewBody } from "@/lib/core/model/review";
import { showHidden } from "@/lib/core/text/visible";

/** What a comment or a proposal is about, in words. */
export function sayAnchor(anchor: Anchor, report: Commented): string {
  switch (anchor.on) {
    case "whole":
      return "The whole";
    case "finding": {
      const finding = report.findings.find((one) => one.fingerprint === anchor.fingerprint);
      return finding
        ? `Finding ${finding.rule}: ${showHidden(finding.servers.join(" + ")) || showHidden(finding.message)}`
        : "A finding that is not in this snapshot";
    }
    case "tool":
      return `Tool ${showHidden(anchor.tool)}`;
    case "leg":
      return `${LEG_WORDS[anchor.leg].title} of ${showHidden(anchor.tool)}`;
  }
}

/** A proposal in words. */
export function sayProposal({ tool, leg, verdict }: Extract<ReviewBody, { kind: "label" }>): string {
  return `${LEG_WORDS[leg].title} of ${showHidden(tool)} should be ${verdict}`;
}

/** A moment in words for people, in UTC like all times of a report. */
export function sayTime(iso: string): string {
  return iso.replace("T", " ").replace(/(:\d\d)(:\d\d(\.\d+)?)Z$/, "$1 UTC");
}

/** Every place that can be commented on, as options of a list; the value is the anchor as JSON. */
export function anchorOptions(report: Commented): { label: string; anchor: Anchor }[] {
  const tools = report.tools.filter((tool) => !tool.off);
  const anchors: Anchor[] = [
    { on: "whole" },
    ...report.findings.map((finding): Anchor => ({ on: "finding", fingerprint: finding.fingerprint })),
    ...tools.map((tool): Anchor => ({ on: "tool", tool: tool.id })),
    ...tools.flatMap((tool) =>
      (["private", "untrusted", "egress"] as const)
        .filter((leg) => tool[leg].verdict !== "no")
        .map((leg): Anchor => ({ on: "leg", tool: tool.id, leg })),
    ),
  ];
  return anchors.map((anchor) => ({ label: sayAnchor(anchor, report), anchor }));
}
