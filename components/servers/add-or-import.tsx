"use client";
import { Notice } from "@/components/ui/notice";
import { AddForm, type AddServer } from "./add-form";
import { ImportChooser } from "./import-chooser";
import { useImport, type ImportActions } from "./use-import";

type Props = { hosts: { id: string; label: string }[]; addServer: AddServer } & ImportActions;

/** One server by hand, or the entries of a config that was pasted instead. The form keeps what was typed in the meantime. */
export function AddOrImport({ hosts, addServer, ...actions }: Props) {
  const { read, problem, pending, look, register, leave } = useImport(actions);
  return (
    <>
      <div hidden={read !== undefined} className="grid gap-6">
        {problem && <Notice kind="problem" title={problem} />}
        <AddForm
          addServer={addServer}
          looking={pending}
          onConfig={(text) => look({ text, fileName: "pasted text", importer: "auto" })}
        />
      </div>
      {read && (
        <ImportChooser
          {...read}
          hosts={hosts}
          pending={pending}
          problem={problem}
          back="Back to the form"
          onBack={leave}
          onImport={register}
        />
      )}
    </>
  );
}
