"use client";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Working } from "@/components/ui/status";
import { Room, type RoomProps } from "./room";
import type { Route } from "./call";
import { useShare } from "./use-share";

type Props = Omit<RoomProps, "opened" | "say" | "refresh"> & { client: Route; shareKey: Uint8Array };

/** A stored share: the frozen session, and what people say and decide about it. */
export function ReviewRoom({ client, shareKey, onClose, ...rest }: Props) {
  const { state, say, refresh } = useShare(client, shareKey);
  if (state.is === "opening") return <Working>Opening the share…</Working>;
  if (state.is === "closed") {
    return (
      <EmptyState
        whole
        title={state.gone ? "This share no longer exists" : "This cannot be opened"}
        actions={
          onClose && (
            <Button variant="solid" onClick={onClose}>
              Open another
            </Button>
          )
        }
      >
        <p role="alert">{state.problem}</p>
        <p>{state.gone ? "Ask the sender for a new link." : "Nothing was stored."}</p>
      </EmptyState>
    );
  }
  return <Room opened={state} say={say} refresh={refresh} onClose={onClose} {...rest} />;
}
