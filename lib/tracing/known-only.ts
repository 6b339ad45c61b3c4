import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-node";
import { OURS } from "./spans";

/** Where the framework tells what kind of span one is, and of which route; both are words of its own and of the sources. */
const KIND = "next.span_type";
const ROUTE = "next.route";
/** What is told of the framework's spans. Its others hold addresses, with ids, searches and secrets in them. */
const TOLD = new Set([KIND, ROUTE, "http.method", "http.route", "http.status_code"]);

/**
 * Hands on to an exporter only what nobody outside has a say in: as in logs and figures, neither an address nor a name, an id or a message of
 * an error. Spans that are neither ours nor the framework's are left out.
 */
export class KnownOnly implements SpanExporter {
  constructor(private readonly next: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter["export"]>[1]): void {
    this.next.export(
      spans.filter((span) => isOurs(span) || typeof span.attributes[KIND] === "string").map(withoutTexts),
      done,
    );
  }

  shutdown(): Promise<void> {
    return this.next.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.next.forceFlush?.();
  }
}

const isOurs = ({ instrumentationScope }: ReadableSpan): boolean => instrumentationScope.name === OURS;

function withoutTexts(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = isOurs(span)
    ? span.attributes
    : Object.fromEntries(Object.entries(span.attributes).filter(([name]) => TOLD.has(name)));
  const name = isOurs(span) ? span.name : [attributes[KIND], attributes[ROUTE]].filter(Boolean).join(" ");
  // A span's values are partly behind getters, so it is not spread.
  return Object.create(span, {
    name: { value: name },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}
