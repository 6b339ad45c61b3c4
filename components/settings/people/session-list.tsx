import { Button } from "@/components/ui/button";
import { moment } from "./moment";

/** One browser in which somebody is signed in. */
export type SignedInBrowser = { digest: string; createdAt: string; lastUsedAt: string };

type Props = {
  name: string;
  sessions: readonly SignedInBrowser[];
  disabled: boolean;
  onEnd: (digest: string) => void;
  onEndAll: () => void;
};

/** The browsers in which somebody is signed in, each with its way out, and one for all of them. */
export function SessionList({ name, sessions, disabled, onEnd, onEndAll }: Props) {
  if (sessions.length === 0) return <span className="text-muted">not signed in</span>;
  return (
    <details>
      <summary className="whitespace-nowrap">
        in {sessions.length} {sessions.length === 1 ? "browser" : "browsers"}
      </summary>
      <ul className="mt-2 grid gap-2">
        {sessions.map(({ digest, createdAt, lastUsedAt }) => (
          <li key={digest} className="grid justify-items-start gap-1 text-xs">
            <span>since {moment(createdAt)}</span>
            <span className="text-muted">used {moment(lastUsedAt)}</span>
            <Button size="small" disabled={disabled} onClick={() => onEnd(digest)}>
              Sign out<span className="sr-only"> {`${name}, since ${moment(createdAt)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button size="small" className="mt-2" disabled={disabled} onClick={onEndAll}>
          Sign out everywhere<span className="sr-only">: {name}</span>
        </Button>
      )}
    </details>
  );
}
