"use client";
import { useEffect, useMemo, useState } from "react";
import { download } from "@/components/ui/download";
import type { Exporter, SessionPlan } from "@/lib/core/exporters";
import { makeFix } from "@/lib/core/exporters/fix/make-fix";
import { showFile } from "@/lib/core/exporters/showing/show-file";
import type { ShownFile, ShownFix } from "@/lib/core/model/client-fix";
import { answered } from "@/components/ui/answered";
import type { ClientFiles } from "../board-types";
import type { FixSource } from "./file-source";

type Role = "config" | "settings";
export type Sources = Partial<Record<Role, FixSource>>;

/**
 * The fix for what was chosen. A text that the page holds is changed here and sent nowhere; a file found on this machine is changed in place, and the page gets only its difference, with values covered.
 */
export function useClientFix(exporter: Exporter, plan: SessionPlan, sources: Sources, clientFiles?: ClientFiles) {
  const request = useMemo(() => {
    const paths: Partial<Record<Role, string>> = {};
    const texts: Partial<Record<Role, { text: string; fileName: string }>> = {};
    for (const role of ["config", "settings"] as const) {
      const source = sources[role];
      if (source && "path" in source) paths[role] = source.path;
      else if (source) texts[role] = source;
    }
    return { client: exporter.id, plan, paths, texts };
  }, [exporter, plan, sources]);
  const onMachine = Object.keys(request.paths).length > 0 && clientFiles !== undefined;
  const here = useMemo(
    () => (onMachine ? undefined : makeFix(exporter, plan, request.texts)),
    [onMachine, exporter, plan, request],
  );
  const [there, setThere] = useState<{ of: typeof request; fix: ShownFix }>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    setProblem(undefined);
    if (!onMachine) return setBusy(false);
    let stale = false;
    setBusy(true);
    void answered(clientFiles.fix(request)).then((outcome) => {
      if (stale) return;
      setBusy(false);
      if ("problem" in outcome) setProblem(outcome.problem);
      else setThere({ of: request, fix: outcome.ok });
    });
    return () => {
      stale = true;
    };
  }, [onMachine, clientFiles, request]);

  const fix = useMemo((): ShownFix | undefined => {
    if (!here) return there?.of === request ? there.fix : undefined;
    return {
      ...here,
      files: here.files.map((file) => ({
        role: file.role,
        place: file.place,
        isSnippet: file.isSnippet,
        isNew: file.before === null,
        diff: showFile(file),
      })),
    };
  }, [here, there, request]);

  const save = async (file: ShownFile) => {
    const source = file.role === "config" || file.role === "settings" ? sources[file.role] : undefined;
    const name = nameOf(source, file.place);
    const own = here?.files.find(({ role }) => role === file.role);
    if (own) return download(new Blob([own.after], { type: "text/plain" }), name);
    setBusy(true);
    const outcome = await answered(clientFiles!.changed({ ...request, role: file.role }));
    setBusy(false);
    if ("problem" in outcome) setProblem(outcome.problem);
    else download(new Blob([outcome.ok.text], { type: "text/plain" }), name);
  };
  return { fix, busy, problem, save };
}

function nameOf(source: FixSource | undefined, place: string): string {
  const path =
    source && "path" in source
      ? source.path
      : source && source.fileName !== "pasted text"
        ? source.fileName
        : place.split(/,| or /)[0]!;
  return path.trim().replace(/^.*[\\/]/, "");
}
