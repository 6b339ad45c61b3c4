"use client";
import { useRouter } from "next/navigation";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { showHidden } from "@/lib/core/text/visible";
import { distinct, findCommands, MOST_SHOWN, type PaletteCommand } from "./command";
import { fetchPlaces, PAGES, searchHelp } from "./places";

/** Shorter words are found everywhere. */
const LEAST_LETTERS = 3;

/** What the handbook says about these words; the previous answer stays until the next one arrives. */
function useHelp(words: string): readonly PaletteCommand[] {
  const [found, setFound] = useState<readonly PaletteCommand[]>([]);
  useEffect(() => {
    if (words.length < LEAST_LETTERS) {
      setFound([]);
      return;
    }
    const stop = new AbortController();
    searchHelp(words, stop.signal).then(setFound, () => undefined);
    return () => stop.abort();
  }, [words]);
  return found;
}

/** Servers, sessions and tools to go to, fetched once. */
function usePlaces(wanted: boolean): readonly PaletteCommand[] {
  const [places, setPlaces] = useState<readonly PaletteCommand[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    fetchPlaces(stop.signal).then(setPlaces, () => undefined);
    return () => stop.abort();
  }, [wanted]);
  return places;
}

type Props = {
  here: readonly PaletteCommand[];
  /** Whether there are other pages to go to. */
  elsewhere: boolean;
  onClose: () => void;
};

/**
 * A list of everything that can be reached and done: type part of its name, choose with the arrows, Enter. Not `cmdk`: it
 * draws every command, of which a board has thousands, and brings a dialog of its own beside the browser's.
 */
export function Palette({ here, elsewhere, onClose }: Props) {
  const router = useRouter();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(query);
  const places = usePlaces(elsewhere);

  // The dialog gives the focus to its first button when it opens; here it belongs in the box.
  useEffect(() => input.current?.focus(), []);

  const help = useHelp(elsewhere ? wanted.trim() : "");
  const all = useMemo(() => distinct([...here, ...(elsewhere ? PAGES : []), ...places]), [here, elsewhere, places]);
  // Parts of the handbook are found by their text, and come after what has that name.
  const found = useMemo(() => distinct([...findCommands(all, wanted), ...help]), [all, wanted, help]);
  const shown = found.slice(0, MOST_SHOWN);
  const current = Math.min(at, shown.length - 1);

  useEffect(() => {
    // In braces: newer browsers return a promise, which is no clean-up function.
    list.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current]);

  const run = (command: PaletteCommand | undefined) => {
    if (!command) return;
    onClose();
    if ("href" in command) router.push(command.href);
    else command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % shown.length,
      ArrowUp: (current - 1 + shown.length) % shown.length,
      PageDown: Math.min(current + 8, shown.length - 1),
      PageUp: Math.max(current - 8, 0),
    };
    // What was typed last counts, even while the list still shows the previous matches.
    if (event.key === "Enter") run(query === wanted ? shown[current] : findCommands(all, query)[0]);
    else if (event.key in moves && shown.length > 0) setAt(moves[event.key]!);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open onClose={onClose} title="Search or jump to">
      <Input
        ref={input}
        role="combobox"
        aria-label="Page, server, tool, switch or view"
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Type part of a name"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-11 text-base"
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Matches"
        tabIndex={-1}
        className="mt-3 max-h-[50dvh] overflow-y-auto"
      >
        {shown.map((command, place) => (
          <Option key={command.id} command={command} id={id} place={place} current={current} setAt={setAt} run={run} />
        ))}
      </div>
      <MatchCount found={found} shown={shown} />
    </Dialog>
  );
}

function MatchCount({ found, shown }: { found: PaletteCommand[]; shown: PaletteCommand[] }) {
  return (
    <p role="status" className="mt-2 text-[0.8125rem] text-muted">
      {found.length === 0
        ? "Nothing has that name."
        : found.length > shown.length
          ? `${found.length.toLocaleString("en-GB")} match; the first ${MOST_SHOWN} are shown.`
          : `${found.length.toLocaleString("en-GB")} ${found.length === 1 ? "fits" : "fit"}.`}
    </p>
  );
}

function Option({
  command,
  id,
  place,
  current,
  setAt,
  run,
}: {
  command: PaletteCommand;
  id: string;
  place: number;
  current: number;
  setAt: (value: number) => void;
  run: (command: PaletteCommand | undefined) => void;
}) {
  return (
    <div
      id={`${id}-${place}`}
      role="option"
      aria-selected={place === current}
      onMouseMove={() => setAt(place)}
      onClick={() => run(command)}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm aria-selected:bg-chosen"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">{showHidden(command.label)}</span>
      {command.keys && (
        <kbd className="rounded border border-edge bg-sunk px-1.5 font-mono text-xs whitespace-nowrap">
          {command.keys}
        </kbd>
      )}
      <span className="shrink-0 text-xs text-muted">{command.group}</span>
    </div>
  );
}
