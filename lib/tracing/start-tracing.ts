import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { KnownOnly } from "./known-only";
import { OURS } from "./spans";

/**
 * Sends the spans of this process to the collector that OpenTelemetry's variables name, by OTLP over HTTP in JSON. Their other variables hold
 * too: for headers, time limits, sampling, the service's name and its attributes (OpenTelemetry specification, environment variables).
 * @returns to be called before the process ends: sends what is not sent yet
 */
export function startTracing(): () => Promise<void> {
  const named = resourceFromAttributes({ "service.name": OURS });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new KnownOnly(new OTLPTraceExporter()))],
  });
  provider.register();
  return () => provider.shutdown();
}
