import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { countRepeats, type Log } from '#server/platform/logging/index.ts';

export interface Tracing {
  /** Sends what is still here. */
  close(): Promise<void>;
}

/** A collector that does not answer must not hold anybody up, least of all the end of the process. */
const SEND_MS = 5_000;

/**
 * Sends traces to the collector behind `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP, protobuf), in the background; while it is away the newest wait, and the
 * others are dropped. Its packages are loaded only then.
 *
 * @param endpoint base address of the collector, to which `/v1/traces` is added as the OTLP specification says
 */
export async function openTracing(
  endpoint: string | undefined,
  { role, version, log }: { readonly role: string; readonly version: string; readonly log: Log },
): Promise<Tracing> {
  if (endpoint === undefined) return { close: async () => {} };
  const [sdk, { OTLPTraceExporter }, hooks, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  reportTrouble(log);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: SEND_MS });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': 'creditfix',
      'service.version': version,
      'creditfix.role': role,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_MS })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      await provider.shutdown();
      trace.disable();
      propagation.disable();
      context.disable();
      diag.disable();
    },
  };
}

/** The library's own words have addresses in them; which collector it is stands in the settings. */
function reportTrouble(log: Log): void {
  const noteFailure = countRepeats(log);
  const error = () =>
    noteFailure({
      kind: 'traces',
      error: undefined,
      message: 'traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT',
    });
  const silent = () => {};
  diag.setLogger(
    { error, warn: silent, info: silent, debug: silent, verbose: silent },
    DiagLogLevel.ERROR,
  );
}
