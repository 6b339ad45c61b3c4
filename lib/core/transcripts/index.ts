import { claudeCode } from "./claude-code";
import {
  LONGEST_TRANSCRIPT,
  MOST_CALLS,
  MOST_PROBLEMS,
  parseJson,
  type Transcript,
  type TranscriptReader,
} from "./define";
import { isRecord } from "../text/is-record";
import { codex } from "./codex";
import { geminiCli } from "./gemini-cli";
import { guardLog } from "./guard-log";
import { openaiAgents, openaiResponses } from "./openai";
import { openTelemetry } from "./opentelemetry";

/** The narrower forms first: what is a span or a message is said by many. */
export const TRANSCRIPT_READERS: readonly TranscriptReader[] = [
  guardLog,
  codex,
  geminiCli,
  openaiAgents,
  openaiResponses,
  openTelemetry,
  claudeCode,
];

/** Looked at to recognise a format. */
const LINES_TRIED = 20;

/** Reads a recorded transcript of any known format. Never throws: what could not be read is said, line by line. */
export function readTranscript(text: string): Transcript & { format?: string } {
  if (text.length > LONGEST_TRANSCRIPT)
    return {
      calls: [],
      problems: [
        {
          message: `This file is longer than ${LONGEST_TRANSCRIPT.toLocaleString("en-GB")} characters, so it was not read at all.`,
        },
      ],
    };
  const firsts = firstObjects(text);
  const reader = TRANSCRIPT_READERS.find((one) => firsts.some(one.recognises));
  if (!reader)
    return {
      calls: [],
      problems: [{ message: `This is none of: ${TRANSCRIPT_READERS.map(({ label }) => label).join(", ")}.` }],
    };
  const { calls, problems } = reader.read(text);
  const told = problems.slice(0, MOST_PROBLEMS);
  if (problems.length > told.length) told.push({ message: `And ${problems.length - told.length} more like these.` });
  if (calls.length > MOST_CALLS)
    told.unshift({
      message: `It holds ${calls.length.toLocaleString("en-GB")} calls; only the first ${MOST_CALLS.toLocaleString("en-GB")} were taken.`,
    });
  return { format: reader.label, calls: calls.slice(0, MOST_CALLS), problems: told };
}

/** The first objects: of the whole text when it is one document, of its lines otherwise. */
function firstObjects(text: string): Record<string, unknown>[] {
  const whole = parseJson(text);
  if (whole !== undefined)
    return (Array.isArray(whole) ? (whole as unknown[]).slice(0, LINES_TRIED) : [whole]).filter(isRecord);
  const objects: Record<string, unknown>[] = [];
  for (let start = 0, tried = 0; start < text.length && tried < LINES_TRIED; tried++) {
    const end = text.indexOf("\n", start);
    const value = parseJson(text.slice(start, end < 0 ? undefined : end));
    if (isRecord(value)) objects.push(value);
    if (end < 0) break;
    start = end + 1;
  }
  return objects;
}
