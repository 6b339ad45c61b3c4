import { isLoopbackName, refuseUrl, type Guard } from "../guard";
import { variablesIn, type LaunchWarning } from "./words";

/** What a person should know of an address before it is contacted; `inside` are the variables that the secrets mention. */
export function describeAddress(
  url: string,
  inside: readonly string[],
  guard: Guard,
): { variables: string[]; warnings: LaunchWarning[]; hostToAllow?: string } {
  const bare = url.replaceAll(/\{\{secret:[^{}]+\}\}/g, "secret");
  const variables = variablesIn([url], inside);
  if (!URL.canParse(bare)) return { variables, warnings: [] };
  const refusal = refuseUrl(new URL(bare), guard);
  const { hostname } = new URL(bare);
  const allowable = refusal !== null && refuseUrl(new URL(bare), { ...guard, allowedHosts: [hostname] }) === null;
  const warnings: LaunchWarning[] = refusal ? [{ level: "danger", title: "Will be refused", text: refusal }] : [];
  if (isLoopbackName(new URL(bare).hostname))
    warnings.push({
      level: "caution",
      title: "On this computer",
      text: "The address leads to a service on this computer.",
    });
  if (bare !== url)
    warnings.push({
      level: "caution",
      title: "A secret in the address",
      text: "Addresses end up in logs. A header is a safer place for it, if the server takes one.",
    });
  if (inside.length > 0)
    warnings.push({
      level: "caution",
      title: "Sends variables of yours",
      text: `The values of ${inside.join(", ")} in your environment are sent to ${hostname}.`,
    });
  return { variables, warnings, ...(allowable ? { hostToAllow: hostname } : {}) };
}
