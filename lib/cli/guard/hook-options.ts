import { findGuardClient } from "@/lib/core/guard/clients";
import type { GuardClient } from "@/lib/core/guard/clients/define";
import type { StopAnswer } from "@/lib/core/guard/rules";

/** How a hook was started: by which client, with which rules, and what to answer when anything is broken. */
export type HookOptions = { client: GuardClient; rules: string; broken: StopAnswer };

/** The options of a hook's command line; undefined when it is called wrongly. */
export function hookOptions(args: readonly string[]): HookOptions | undefined {
  const after = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const client = findGuardClient(after("--client") ?? "");
  const rules = after("--rules");
  return client && rules !== undefined
    ? { client, rules, broken: after("--broken") === "deny" ? "deny" : "ask" }
    : undefined;
}
