import type { Component } from "../../model/component";
import type { ReportServer } from "../../model/report-members";
import type { Cleaning } from "./cleaning";

/** A server under its name in the copy, without what would give the real one away. */
export function redactServer(server: ReportServer, cleaning: Cleaning): ReportServer {
  const { names, said, clean, servers, paths } = cleaning;
  return {
    ...server,
    name: names.server(server.name),
    reason: said(server.reason),
    reach: server.reach && {
      ...server.reach,
      words: servers && server.reach.words !== "" ? "(taken out)" : clean(server.reach.words),
    },
    origin: paths || servers ? undefined : server.origin && { ...server.origin, file: clean(server.origin.file) },
    version: servers ? undefined : server.version,
    digest: servers ? undefined : server.digest,
    ...(server.component && { component: redactComponent(server.component, cleaning, said) }),
    trust: server.trust && { ...server.trust, reason: said(server.trust.reason)! },
  };
}

/** What a component says about itself without what was chosen to be taken out. When names are removed, so are references to others. */
function redactComponent(
  component: Component,
  { servers = false, tools = false, texts = false }: { servers?: boolean; tools?: boolean; texts?: boolean },
  said: (text: string | undefined) => string | undefined,
): Component {
  const named = servers || tools;
  const words = (text: string) => said(text) ?? "";
  return {
    ...component,
    title: servers ? component.kind : words(component.title),
    description: said(component.description),
    rules: named ? [] : component.rules.map((rule) => ({ ...rule, words: words(rule.words), scope: said(rule.scope) })),
    tools: named ? undefined : component.tools,
    withoutTools: named ? [] : component.withoutTools,
    brings: named ? [] : component.brings,
    acts: component.acts.map((act) => ({
      ...act,
      when: words(act.when),
      line: words(act.line),
      about: said(act.about),
      found: texts ? [] : act.found.map((one) => ({ ...one, quote: words(one.quote) })),
    })),
    remarks: component.remarks.map(words),
  };
}
