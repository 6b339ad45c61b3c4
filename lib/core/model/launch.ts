/**
 * What a person is asked to consent to: exactly how one server would be reached. Secrets by name only; hidden characters are spelled out.
 */
export type Launch = {
  serverId: string;
  name: string;
  /** Digest of the entry as shown; consent is only for this entry. */
  digest: string;
  /** Whether somebody consented to exactly this before. */
  agreed: boolean;
  warnings: { level: "danger" | "caution"; title: string; text: string }[];
  /** Variables of the client that are filled in from the user's environment at the start. */
  variables: string[];
  /** Command and arguments word by word, or the address; `line` is the same on one line. */
  line: string;
} & (
  | {
      kind: "command";
      argv: string[];
      env: string[];
      cwd?: string;
      package?: { runner: string; name: string; version?: string; pinned: boolean };
      /** How it could run without network here; null if it cannot. */
      isolation: "bwrap" | "container" | null;
      /** Whether consent is only for running without network. */
      isolated: boolean;
      /** False while others than the one at this computer can reach the app. */
      startable: boolean;
    }
  | {
      kind: "address";
      headers: string[];
      encrypted: boolean;
      /** The host that would have to be allowed by name before it is contacted. */ hostToAllow?: string;
    }
);
