import { defineClient } from "./define";

export default defineClient({
  id: "goose",
  views: [
    {
      id: "goose-smart-approval",
      question: "Smart Approval",
      why: "In the mode Smart Approval a tool that is declared read-only runs without asking; its default mode asks for nothing, whatever is declared.",
      source:
        "https://github.com/aaif-goose/goose/blob/591edd47cf2cfea4957d720c607cf2a4def8673d/crates/goose/src/permission/permission_inspector.rs",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "runs", guard: "none" } : { word: "judged, may ask", guard: "asks" },
    },
  ],
});
