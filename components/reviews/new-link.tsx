import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";

/** Whether nobody else can reach an address, since it means the machine of whoever opens it. */
export function isOnlyHere(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/** A new link, shown once, and who can use it. */
export function NewLink({ address, onlyHere }: { address: string; onlyHere: boolean }) {
  return (
    <>
      <Field
        label="Link"
        hint="Shown only once: Trefoil keeps only a fingerprint of it. Create one link per person, so that each can be revoked separately."
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            readOnly
            value={address}
            className="h-24 font-mono text-xs break-all"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <div>
        <CopyButton text={address} label="Copy link" />
      </div>
      {onlyHere && (
        <Notice kind="warning" title="Other people cannot reach this address">
          It points to this machine ({new URL(address).host}), so the link opens in other browsers here and nowhere
          else. For someone elsewhere: send the self-contained link or the report file, or set up a relay under
          Settings, Sharing.
        </Notice>
      )}
    </>
  );
}
