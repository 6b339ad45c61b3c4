import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Value = { stringValue?: string; intValue?: number };
type Attribute = { key: string; value: Value };
export type CollectedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  service?: string;
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: CollectedSpan[] }[] }[];
};

/** A collector of traces that speaks OTLP over HTTP in JSON, as far as taking them goes. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that came, as it came. */
    raw: () => bodies.join("\n"),
    spans: (): CollectedSpan[] => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans).flatMap(spansOf),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf({ resource, scopeSpans }: Sent["resourceSpans"][number]): CollectedSpan[] {
  const service = valueOf(resource.attributes, "service.name");
  return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: String(service) })));
}

export function valueOf(attributes: readonly Attribute[], key: string): string | number | undefined {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
}
