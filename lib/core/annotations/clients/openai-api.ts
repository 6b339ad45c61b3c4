import { defineClient } from "./define";

export default defineClient({
  id: "openai-api",
  label: "OpenAI API",
  views: [
    {
      id: "openai-api-read-only",
      question: "with the read_only filter",
      why: "By default every call of a remote server asks. A developer may let tools run that match the filter read_only, which goes by readOnlyHint.",
      source: "https://developers.openai.com/api/reference/resources/responses/methods/create",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "runs if filtered", guard: "none" } : { word: "asks", guard: "asks" },
    },
  ],
});
