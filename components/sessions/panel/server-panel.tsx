"use client";
import { ChevronsDownUp, Search } from "@/components/ui/icons";
import { useMemo, useRef, useState, type Ref } from "react";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";
import { WindowedRows } from "@/components/ui/windowed-rows";
import type { Session, SessionServer, SessionTool } from "@/lib/core/model/session";
import type { Selection } from "@/lib/core/session/selection";
import { AddServers } from "../add-servers";
import type { BoardServers } from "../board-types";
import { HostOptions } from "../host-options";
import { HostSources } from "./host-sources";
import { ServerRow } from "./server-row";
import { ToolRow } from "./tool-row";

const SERVER_HEIGHT = 60;
const TOOL_HEIGHT = 34;

type Props = {
  session: Session;
  query: string;
  /** The query that the list is rendered for: a moment behind the typing. */
  wanted: string;
  onQuery: (query: string) => void;
  searchBox: Ref<HTMLInputElement>;
  onTurn: (ids: string[], to: "on" | "off") => void;
  onHost: (host: string) => void;
  /** Called with something switched off that is under the pointer or the focus; with null when it no longer is. */
  onConsider: (id: string | null) => void;
  onOpen: (tool: SessionTool) => void;
  /** What is highlighted in every view. */
  selection?: Selection;
  servers?: BoardServers;
};
type Row = { kind: "server"; server: SessionServer } | { kind: "tool"; server: SessionServer; tool: SessionTool };

/** What the agent holds: the host and the servers, each with a switch, down to single tools. */
export function ServerPanel({
  session,
  query,
  wanted,
  onQuery,
  searchBox,
  onTurn,
  onHost,
  onConsider,
  onOpen,
  selection,
  servers,
}: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => listRows(session.servers, open, wanted), [session.servers, open, wanted]);
  const flip = (name: string) =>
    setOpen((was) => (was.has(name) ? new Set([...was].filter((one) => one !== name)) : new Set([...was, name])));

  return (
    <section aria-label="Servers and tools" className="grid min-h-0 content-start gap-3">
      <label className="grid gap-1 text-[0.8125rem] font-medium text-muted">
        Host: the agent itself
        <Select value={session.host} onChange={(event) => onHost(event.target.value)}>
          <HostOptions />
        </Select>
      </label>
      <HostSources id={session.host} />
      <SearchBar
        searchBox={searchBox}
        query={query}
        onQuery={onQuery}
        folded={open.size === 0}
        onFold={() => setOpen(new Set())}
      />
      <div ref={scroller} className="-mx-2 overflow-y-auto px-2 pb-2 lg:max-h-[calc(100dvh-16.5rem)]">
        {rows.length === 0 && (
          <p className="py-6 text-center text-sm text-muted">
            {query ? "Nothing has that name." : "This session holds no servers."}
          </p>
        )}
        <WindowedRows
          count={rows.length}
          scroller={scroller}
          heightOf={(index) => (rows[index]?.kind === "server" ? SERVER_HEIGHT : TOOL_HEIGHT)}
          keyOf={(index) => {
            const row = rows[index]!;
            return row.kind === "server" ? `server:${row.server.name}` : `tool:${row.tool.id}`;
          }}
          render={(index) => {
            const row = rows[index]!;
            if (row.kind === "tool")
              return (
                <ToolRow
                  tool={row.tool}
                  serverOff={row.server.off === true}
                  onTurn={onTurn}
                  onConsider={onConsider}
                  onOpen={onOpen}
                  lit={selection?.tools.has(row.tool.id) === true}
                />
              );
            return (
              <ServerRow
                server={row.server}
                open={open.has(row.server.name) || query !== ""}
                onFlip={() => flip(row.server.name)}
                onTurn={onTurn}
                onConsider={onConsider}
                lit={selection?.servers.has(row.server.name) === true}
              />
            );
          }}
        />
      </div>
      {servers && <AddServers others={servers.others} onAdd={servers.onAdd} />}
    </section>
  );
}

function SearchBar({
  searchBox,
  query,
  onQuery,
  folded,
  onFold,
}: Pick<Props, "searchBox" | "query" | "onQuery"> & { folded: boolean; onFold: () => void }) {
  return (
    <div className="flex gap-2">
      <div className="relative flex-1">
        <Search aria-hidden="true" className="pointer-events-none absolute left-2.5 top-2.5 size-4 text-muted" />
        <Input
          ref={searchBox}
          type="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          className="pl-8"
          placeholder="Find a server or tool"
          aria-label="Find a server or tool"
          aria-keyshortcuts="/"
        />
      </div>
      <Button
        variant="outline"
        size="icon"
        aria-label="Fold all servers"
        title="Fold all"
        disabled={folded}
        onClick={onFold}
      >
        <ChevronsDownUp aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}

/** Servers, and below those that are open or searched their tools. A search keeps a server that has a matching tool. */
function listRows(servers: readonly SessionServer[], open: ReadonlySet<string>, query: string): Row[] {
  const wanted = query.trim().toLowerCase();
  return servers.flatMap((server): Row[] => {
    const self = server.name.toLowerCase().includes(wanted);
    const tools =
      wanted === ""
        ? open.has(server.name)
          ? server.tools
          : []
        : server.tools.filter((tool) => tool.tool.name.toLowerCase().includes(wanted));
    if (wanted !== "" && !self && tools.length === 0) return [];
    return [{ kind: "server", server }, ...tools.map((tool): Row => ({ kind: "tool", server, tool }))];
  });
}
