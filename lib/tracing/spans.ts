import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Traced } from "@/lib/boot/hooks.mjs";
import { knownMethod } from "@/lib/metrics/observe";

/** The library that our spans name as theirs; their names and attributes are words of ours. */
export const OURS = "trefoil";

/** Runs what answers a request within a span of its own, which ends with the answer. Attributes are named as OpenTelemetry names them. */
export function withinRequest<T>(
  { method: given, route, request, parent }: Traced,
  run: (end: (status?: number) => void) => T,
): T {
  const method = knownMethod(given);
  const from = parent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent: parent });
  const attributes = { "http.request.method": method, "http.route": route, "trefoil.request": request };
  const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
  const end = (status?: number) => {
    if (status !== undefined) span.setAttribute("http.response.status_code", status);
    if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  return context.with(trace.setSpan(from, span), () => run(end));
}

/** Runs work within a span, whose name is a word of ours. Costs next to nothing while nobody collects traces. */
export function withinWork<T>(name: string, run: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

const tracer = () => trace.getTracer(OURS);
