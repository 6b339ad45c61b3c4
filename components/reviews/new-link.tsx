import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";

/** Whether nobody else can reach an address: it means the machine of whoever opens it. */
export function isOnlyHere(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

/** A link that was just made, shown once, and who can use it. */
export function NewLink({ address, onlyHere }: { address: string; onlyHere: boolean }) {
  return (
    <>
      <Field
        label="Link"
        hint="Shown once: only its fingerprint is kept. For another person make another link, so that each can be taken back alone."
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
        <CopyButton text={address} label="Copy the link" />
      </div>
      {onlyHere && (
        <Notice kind="warning" title="Nobody else can reach this address">
          It begins with this machine ({new URL(address).host}), so the link opens in other browsers here and nowhere
          else. For somebody elsewhere: send the link that holds everything in itself, send the report file, or set up a
          relay under Settings, Sharing.
        </Notice>
      )}
    </>
  );
}
