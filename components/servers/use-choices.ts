import { useState } from "react";
import type { Launch } from "@/lib/core/model/launch";
import type { ConsentChoice } from "./launch-card";

/** What a person chose for each server, and which ones they agree to when the form is sent. */
export function useChoices(launches: readonly Launch[]) {
  const [choices, setChoices] = useState<ReadonlyMap<string, ConsentChoice>>(
    () => new Map(launches.filter(({ agreed }) => agreed).map(({ serverId }) => [serverId, "agree"])),
  );
  const [isolated, setIsolated] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        launches.filter((launch) => launch.kind === "command" && launch.isolated).map((launch) => launch.serverId),
      ),
  );
  const [allowing, setAllowing] = useState<ReadonlySet<string>>(() => new Set());
  const agreed = launches.filter(({ serverId }) => choices.get(serverId) === "agree");
  const [only] = launches.length === 1 ? launches : [];
  // The button that names the only server is the consent itself.
  const meant = only && !isDangerous(only) && !choices.has(only.serverId) ? [only] : agreed;

  const choose = (serverId: string, choice: ConsentChoice) => setChoices(new Map([...choices, [serverId, choice]]));
  const chooseAll = (choice: ConsentChoice) =>
    setChoices(
      new Map(
        launches.map((launch) => [
          launch.serverId,
          choice === "agree" && isDangerous(launch) ? (choices.get(launch.serverId) ?? "skip") : choice,
        ]),
      ),
    );
  return { choices, choose, chooseAll, isolated, setIsolated, allowing, setAllowing, meant };
}

/** Consent to one of these takes a click of its own. */
export function isDangerous(launch: Launch): boolean {
  return !launch.agreed && launch.warnings.some((warning) => warning.level === "danger");
}
