"use client";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PairFields } from "./pair-fields";
import type { AddressParts } from "./server-parts";

type Props = {
  parts: AddressParts;
  /** Names whose values are stored already. */
  kept?: ReadonlySet<string>;
  onChange: (parts: AddressParts) => void;
  /** Problems by the name of the field. */
  error: (field: string) => string | undefined;
};

/** What is called: the endpoint and the headers sent to it. */
export function AddressFields({ parts, kept, onChange, error }: Props) {
  return (
    <>
      <Field label="URL" error={error("url")} hint="The MCP endpoint, such as https://example.com/mcp.">
        {(wiring) => (
          <Input
            {...wiring}
            className="font-mono"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={parts.url}
            onChange={(event) => onChange({ ...parts, url: event.target.value })}
          />
        )}
      </Field>
      <PairFields
        noun="header"
        legend="Headers"
        hint="For a token: Authorization with the value Bearer and the token. Values are encrypted at rest and shown by name only."
        kept={kept}
        pairs={parts.headers}
        onChange={(headers) => onChange({ ...parts, headers })}
        errors={(key) => error(`headers.${key}`)}
      />
    </>
  );
}
