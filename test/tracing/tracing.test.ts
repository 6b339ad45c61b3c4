import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { expect, test } from "vitest";
import { hooks } from "@/lib/boot/hooks.mjs";
import { httpServer } from "@/lib/boot/http-server.mjs";
import { withinRequest, withinWork } from "@/lib/tracing/spans";
import { startTracing } from "@/lib/tracing/start-tracing";
import { startCollector, valueOf } from "../support/collector";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
const SECRET = "hunter2-hunter2";

/** What an app does that works, fails, and is made of the framework. */
async function answer(path: string): Promise<number> {
  const next = trace.getTracer("next.js");
  await next.startActiveSpan(
    `GET ${path}`,
    { attributes: { "next.span_type": "AppRender.getBodyResult" } },
    async (span) => {
      span.setAttributes({ "next.route": "/servers/[serverId]", "http.target": path, "next.span_name": `GET ${path}` });
      span.recordException(new Error(SECRET));
      span.setStatus({ code: 2, message: SECRET });
      span.end();
    },
  );
  trace.getTracer("somebody else").startSpan(`fetch ${path}`).end();
  return withinWork("heavy judge", () =>
    path.includes("fails") ? Promise.reject(new Error(SECRET)) : Promise.resolve(200),
  );
}

test("requests and their work are traces at a collector, which learns neither an address nor a word of anybody", async () => {
  const collector = await startCollector();
  process.env["OTEL_EXPORTER_OTLP_ENDPOINT"] = collector.address;
  process.env["OTEL_SERVICE_NAME"] = "trefoil-of-the-team";
  const sent = startTracing();
  Object.assign(hooks(), { withinRequest });
  const server = httpServer(
    (request, response) =>
      void answer(request.url!).then(
        (status) => response.writeHead(status).end(),
        () => response.writeHead(500).end(),
      ),
    { proxies: "127.0.0.1", routeOf: () => "/servers/[serverId]", limit: () => undefined },
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01`, "X-Request-Id": "one" };
  expect((await fetch(`${origin}/servers/the-desk?key=${SECRET}`, { headers })).status).toBe(200);
  expect((await fetch(`${origin}/servers/fails?key=${SECRET}`)).status).toBe(500);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await sent();
  await collector.stop();

  const spans = collector.spans();
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(["trefoil-of-the-team"]));
  expect(spans.map(({ name }) => name).toSorted()).toEqual(
    ["AppRender.getBodyResult /servers/[serverId]", "GET /servers/[serverId]", "heavy judge"].flatMap((name) => [
      name,
      name,
    ]),
  );
  const [whole, failed] = spans.filter(({ name }) => name === "GET /servers/[serverId]");
  expect([whole!.traceId, whole!.parentSpanId]).toEqual([TRACE, PARENT]);
  expect(valueOf(whole!.attributes, "http.response.status_code")).toBe(200);
  expect(valueOf(whole!.attributes, "trefoil.request")).toBe("one");
  expect(failed!.traceId).not.toBe(TRACE);
  expect(valueOf(failed!.attributes, "http.response.status_code")).toBe(500);
  for (const { name, traceId, parentSpanId } of spans.filter(
    ({ parentSpanId }) => parentSpanId !== PARENT && parentSpanId,
  ))
    expect([name, [whole!, failed!].find((one) => one.traceId === traceId)!.spanId]).toEqual([name, parentSpanId]);
  for (const hidden of [SECRET, "the-desk", "fails", "?key", "somebody else"])
    expect(collector.raw()).not.toContain(hidden);
});

test("somebody who is no proxy of ours has no say in which trace a request belongs to", async () => {
  const server = httpServer((_request, response) => void response.end(), {
    routeOf: () => "/",
    limit: () => undefined,
  });
  const parents: (string | undefined)[] = [];
  hooks().withinRequest = (traced, run) => (parents.push(traced.parent), run(() => undefined));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(parents).toEqual([undefined]);
});
