import { useEffect, useState } from "react";
import type { FixableFile } from "@/lib/core/model/client-fix";
import { answered } from "@/components/ui/answered";
import type { ClientFiles } from "../board-types";

/** The client's files on this machine, looked up once per client. */
export function useFoundFiles(client: string, clientFiles: ClientFiles | undefined): readonly FixableFile[] {
  const [found, setFound] = useState<Record<string, readonly FixableFile[]>>({});
  useEffect(() => {
    if (!clientFiles || found[client]) return;
    let stale = false;
    void answered(clientFiles.find({ client })).then((outcome) => {
      if (!stale && "ok" in outcome) setFound((was) => ({ ...was, [client]: outcome.ok }));
    });
    return () => {
      stale = true;
    };
  }, [client, clientFiles, found]);
  return found[client] ?? [];
}
