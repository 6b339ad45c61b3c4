import type { Component } from "../model/component";

/** What a component says about itself without what was chosen to be taken out. When names are removed, so are references to others. */
export function redactComponent(
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
