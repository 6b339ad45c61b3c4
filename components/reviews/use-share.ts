"use client";
import { useCallback, useEffect, useState } from "react";
import type { ReviewBody } from "@/lib/core/model/review";
import { canSeal } from "@/lib/core/share/seal";
import { Closed, type Route } from "./call";
import { openShare, readEntries, write, type OpenedShare } from "./share-client";

export type ShareState =
  | { is: "opening" }
  | { is: "closed"; problem: string; gone: boolean }
  | ({ is: "open" } & OpenedShare);

/** Opens a stored share and keeps its log up to date: after each entry written here, and when the window comes back to the front. */
export function useShare(client: Route, key: Uint8Array) {
  const [state, setState] = useState<ShareState>({ is: "opening" });
  const fail = useCallback((error: unknown) => {
    setState({
      is: "closed",
      problem: error instanceof Error ? error.message : "It cannot be decrypted.",
      gone: error instanceof Closed && error.gone,
    });
  }, []);

  useEffect(() => {
    let current = true;
    if (!canSeal()) {
      fail(
        new Closed(
          "Browsers decrypt only over https or on the machine itself, and this page came over plain http from another machine. Start a Trefoil of your own and paste the link under “Open a link or report”: it fetches the sealed share and your browser opens it there.",
          false,
        ),
      );
      return;
    }
    openShare(client, key).then(
      (opened) => current && setState({ is: "open", ...opened }),
      (error: unknown) => current && fail(error),
    );
    return () => {
      current = false;
    };
  }, [client, key, fail]);

  const refresh = useCallback(async () => {
    try {
      const { log, refused } = await readEntries(client, key);
      setState((was) => (was.is === "open" ? { ...was, log, refused } : was));
    } catch (error) {
      if (error instanceof Closed && error.gone) fail(error);
    }
  }, [client, key, fail]);

  useEffect(() => {
    const onFront = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    document.addEventListener("visibilitychange", onFront);
    return () => document.removeEventListener("visibilitychange", onFront);
  }, [refresh]);

  const say = useCallback(
    async (by: string, body: ReviewBody): Promise<{ problem?: string }> => {
      try {
        await write(client, key, by, body);
      } catch (error) {
        return { problem: error instanceof Error ? error.message : "It was not saved." };
      }
      await refresh();
      return {};
    },
    [client, key, refresh],
  );
  return { state, say, refresh };
}
