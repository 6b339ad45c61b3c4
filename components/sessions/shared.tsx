"use client";
import { decodeText } from "@/lib/core/text/decode";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { Working } from "@/components/ui/status";
import { RELAY_HEADER } from "@/lib/core/model/share";
import { isMap, type Shared as SharedThing } from "@/lib/core/share/kinds";
import { readShared } from "@/lib/core/share/read-file";
import { FetchConsent } from "@/components/reviews/fetch-consent";
import type { Route } from "@/components/reviews/call";
import { ReviewRoom } from "@/components/reviews/review-room";
import { decodeShare } from "@/lib/core/share";
import { readStoredLink } from "@/lib/core/share/stored-link";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import { OpenShared } from "./open-shared";
import { SharedMap } from "@/components/compositions/shared-map";
import { SharedBoard } from "./shared-board";

type Stored = { key: Uint8Array; client: Route };
type State =
  | { is: "consent"; at: string; stored: Stored }
  | { is: "stored"; stored: Stored }
  | { is: "reading" }
  | { is: "asking" }
  | { is: "refused"; problem: string }
  | { is: "open"; report: SharedThing; nth: number };

const BIGGEST_FILE_BYTES = 32 * 1024 * 1024;

/** In the fragment, before the address of the server that stores the share, when it is another server. */
const AT = "&at=";

/** What a link to a stored share needs before it is opened: nothing when this server stores it, a person's consent when another does. */
function stored(fragment: string): State {
  const [link = "", at] = fragment.split(AT);
  const read = readStoredLink(link);
  if (!read.ok) return { is: "refused", problem: read.problem };
  const headers = { Authorization: `Bearer link.${read.linkId}.${read.secret}` };
  if (at === undefined) return { is: "stored", stored: { key: read.key, client: { base: "/api/shares", headers } } };
  const url = URL.canParse(at) ? new URL(at) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== at)
    return { is: "refused", problem: "This link names no server that could keep the share." };
  return {
    is: "consent",
    at,
    stored: { key: read.key, client: { base: "/api/through", headers: { ...headers, [RELAY_HEADER]: at } } },
  };
}

/** The share page: reads the fragment, which never leaves the browser, or asks for a link or a file. */
export function Shared({ formats, version }: { formats: readonly FormatOffer[]; version: string }) {
  const [state, setState] = useState<State>({ is: "reading" });
  const show = useCallback((answer: { ok: true; report: SharedThing } | { ok: false; problem: string }) => {
    setState((was) =>
      answer.ok
        ? { is: "open", report: answer.report, nth: was.is === "open" ? was.nth + 1 : 0 }
        : { is: "refused", problem: answer.problem },
    );
  }, []);

  useEffect(() => {
    let current = 0;
    const read = async () => {
      const mine = ++current;
      const fragment = window.location.hash.replace(/^#/, "");
      if (!fragment) return setState({ is: "asking" });
      setState({ is: "reading" });
      if (fragment.startsWith("t=")) return setState(stored(fragment));
      const answer = await decodeShare(fragment);
      if (mine === current) show(answer);
    };
    void read();
    const onChange = () => void read();
    window.addEventListener("hashchange", onChange);
    return () => {
      current = -1;
      window.removeEventListener("hashchange", onChange);
    };
  }, [show]);

  const openLink = (link: string) => {
    const [address = "", ...rest] = link.trim().split("#");
    const from = URL.canParse(address) ? new URL(address).origin : window.location.origin;
    const whole = rest.length > 0 ? rest.join("#") : address;
    // A stored share is at the server that its link names. The address then becomes the link, so that a reload opens it again.
    const fragment =
      whole.startsWith("t=") && !whole.includes(AT) && from !== window.location.origin ? `${whole}${AT}${from}` : whole;
    if (fragment && `#${fragment}` !== window.location.hash) window.location.hash = fragment;
    else setState({ is: "refused", problem: "There is no snapshot in this link: it has nothing after a #." });
  };
  const openFile = async (file: File) => {
    if (file.size > BIGGEST_FILE_BYTES)
      return setState({ is: "refused", problem: "This file is too big for a report." });
    show(readShared(decodeText(new Uint8Array(await file.arrayBuffer()))));
  };
  const again = () => {
    window.history.replaceState(window.history.state, "", window.location.pathname);
    setState({ is: "asking" });
  };

  if (state.is === "reading") return <Working>Reading the link…</Working>;
  if (state.is === "asking") return <OpenShared onLink={openLink} onFile={openFile} />;
  if (state.is === "consent")
    return (
      <FetchConsent at={state.at} onAgree={() => setState({ is: "stored", stored: state.stored })} onCancel={again} />
    );
  if (state.is === "stored")
    return (
      <ReviewRoom
        client={state.stored.client}
        shareKey={state.stored.key}
        formats={formats}
        version={version}
        today={new Date().toISOString().slice(0, 10)}
        onClose={again}
      />
    );
  if (state.is === "refused") {
    return <Refused again={again} state={state} />;
  }
  if (isMap(state.report))
    return (
      <>
        <PageTitle title="Compositions" lead="Which servers are lethal alone or together, as somebody sent it." />
        <SharedMap key={state.nth} report={state.report} onClose={again} />
      </>
    );
  return <SharedBoard key={state.nth} report={state.report} formats={formats} version={version} onClose={again} />;
}

function Refused({ again, state }: { again: () => void; state: { is: "refused"; problem: string } }) {
  return (
    <EmptyState
      whole
      title="This cannot be opened"
      actions={
        <Button variant="solid" onClick={again}>
          Open another
        </Button>
      }
    >
      <p role="alert">{state.problem}</p>
      <p>Nothing was stored. If a link arrived cut off, ask for it again or for the JSON report.</p>
    </EmptyState>
  );
}
