import { documentOf } from "../document/document";
import type { ByteFormat } from "./define";

/** For Word and compatible programs, to be included in other documents. */
const docx: ByteFormat = {
  id: "docx",
  label: "Word",
  use: "For Word and programs that open its files, to become part of a document of your own.",
  extension: "docx",
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  write: async (report, choices) => (await import("../word/write")).writeWord(documentOf(report, choices)),
};
export default docx;
