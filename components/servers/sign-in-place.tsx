import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SignInPlace } from "@/lib/core/model/sign-in";
import { showExactly } from "@/lib/core/text/visible";

const CLIENT: Record<SignInPlace["client"], string> = {
  given: "by the client ID you gave",
  document: "by the metadata document you gave",
  registered: "registered just now",
};

/** The whole address that the browser is about to go to: a server chose it, so a person looks at it first. */
export function SignInPlaceNotice({ place, onBack }: { place: SignInPlace; onBack: () => void }) {
  const { host, hostname } = new URL(place.url);
  const lookalike = hostname.split(".").some((part) => part.startsWith("xn--"));
  const facts: [string, string | undefined][] = [
    ["Authorization server", place.issuer],
    ["For", place.resource],
    ["Scope", place.scope ?? "its default"],
    ["Trefoil is known there", CLIENT[place.client]],
  ];
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        You sign in at <strong className="wrap-anywhere">{host}</strong>. Continue only if you recognise it. Afterwards
        you come back here.
      </p>
      {lookalike && (
        <Notice kind="problem" title="Letters of another script in the name">
          The name may only look like one you know.
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">{showExactly(value ?? "")}</dd>
          </div>
        ))}
      </dl>
      <details className="text-sm">
        <summary>The whole address</summary>
        <p className="mt-2 rounded-md border border-line bg-sunk px-3 py-2 font-mono text-xs wrap-anywhere">
          {showExactly(place.url)}
        </p>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="solid" size="small">
          <a href={place.url} rel="noreferrer">
            Continue to {host}
          </a>
        </Button>
        <Button size="small" onClick={onBack}>
          Not now
        </Button>
      </div>
    </div>
  );
}
