"use client";
import { decodeText } from "@/lib/core/text/decode";
import { joinWords } from "@/lib/core/text/join-words";
import { useId, useState, type ChangeEvent } from "react";
import { readTranscript, TRANSCRIPT_READERS } from "@/lib/core/transcripts";
import { LONGEST_TRANSCRIPT } from "@/lib/core/transcripts/define";
import { matchCalls } from "@/lib/core/transcripts/match-calls";
import type { Session } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count } from "../words";

type Loaded = {
  file: string;
  format?: string;
  calls: number;
  unknown: number;
  problems: { line?: number; message: string }[];
};

/** A recording from this machine. It is read in the browser: only names of calls are taken; nothing else is stored or sent. */
export function LoadTranscript({ session, onLoad }: { session: Session; onLoad: (calls: string[]) => void }) {
  const id = useId();
  const [loaded, setLoaded] = useState<Loaded>();
  const [reading, setReading] = useState<string>();
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    if (file.size > LONGEST_TRANSCRIPT)
      return setLoaded({
        file: file.name,
        calls: 0,
        unknown: 0,
        problems: [
          {
            message: `This file is larger than ${LONGEST_TRANSCRIPT / 1_000_000} MB, so it was not read at all. Split it, or keep the lines of type “assistant”: only those hold calls.`,
          },
        ],
      });
    setLoaded(undefined);
    setReading(file.name);
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    // A long recording takes seconds: that it is being read is shown first.
    await new Promise((resolve) => setTimeout(resolve));
    const { format, calls, problems } = readTranscript(text);
    setReading(undefined);
    const matched = matchCalls(session, calls);
    setLoaded({
      file: file.name,
      format,
      calls: calls.length,
      unknown: matched.filter((one) => one === null).length,
      problems,
    });
    if (calls.length > 0) onLoad(matched.map((one, at) => one ?? calls[at]!.name));
  };
  return (
    <div className="grid gap-1.5 border-t border-line pt-4">
      <label htmlFor={id} className="text-sm font-medium">
        Or load a recording
      </label>
      <input
        id={id}
        type="file"
        accept=".jsonl,.json,.ndjson,application/json"
        aria-describedby={`${id}-hint`}
        onChange={(event) => void load(event)}
        className="w-full min-w-0 text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-solid file:border-edge file:bg-panel file:px-3.5 file:text-sm file:font-medium file:text-ink"
      />
      <p id={`${id}-hint`} className="text-[0.8125rem] text-muted">
        Any of these: {joinWords(TRANSCRIPT_READERS.map(({ label }) => label))}. It stays in this browser: only the
        names of calls are taken, arguments and results are not.
      </p>
      <div role="status" className="text-sm">
        {reading !== undefined && <p className="wrap-anywhere">Reading {showHidden(reading)}…</p>}
        {loaded && (
          <>
            <p className="wrap-anywhere">
              {showHidden(loaded.file)}
              {loaded.format && `: ${loaded.format}, ${count(loaded.calls, "call")}`}
              {loaded.unknown > 0 &&
                `, ${loaded.unknown.toLocaleString("en-GB")} of tools that this session does not have or that could be several`}
              .
            </p>
            {loaded.problems.length > 0 && <Problems loaded={loaded} />}
          </>
        )}
      </div>
    </div>
  );
}

function Problems({ loaded }: { loaded: Loaded }) {
  return (
    <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5" tabIndex={0} aria-label="What could not be read">
      {loaded.problems.map(({ line, message }, at) => (
        <li key={at} className="wrap-anywhere">
          {line !== undefined && `Line ${line}: `}
          {showHidden(message)}
        </li>
      ))}
    </ul>
  );
}
