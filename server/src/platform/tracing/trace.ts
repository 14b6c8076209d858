import {
  type Attributes,
  context,
  type Context as TraceContext,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { Problem } from '@creditfix/shared/kernel';
import type { Context, Middleware } from 'koa';
import type { Pool } from 'pg';

/**
 * What an operator's tracing tool shows of a request: its route, the questions to the database, the print, the calls to outside services
 * and the jobs that it left. Names, kinds and times alone: no path with an id in it, no value of a query, no text of an error. Without
 * `OTEL_EXPORTER_OTLP_ENDPOINT` nothing is kept, and each of these costs a call of an empty function.
 */

const tracer = trace.getTracer('creditfix');

/** One piece of work under that name, with what it does inside it. @throws what the work throws; the span has its kind */
export async function traced<T>(
  name: string,
  work: () => Promise<T>,
  {
    kind = SpanKind.INTERNAL,
    attributes = {},
    parent = context.active(),
  }: {
    readonly kind?: SpanKind;
    readonly attributes?: Attributes;
    readonly parent?: TraceContext;
  } = {},
): Promise<T> {
  return await tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The kind of an error, never its words: these may quote what somebody typed. */
function fail(span: Span, error: unknown): void {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  const kind = error instanceof Error ? error.constructor.name : typeof error;
  span.setAttribute('error.type', typeof code === 'string' ? code : kind);
  // A refusal is a correct answer, not a failure.
  if (!(error instanceof Problem) || error.status >= 500)
    span.setStatus({ code: SpanStatusCode.ERROR });
}

/** An adapter of an outside service: each of its calls is seen under `name.call`. */
export function tracedPort<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || typeof key === 'symbol') return value;
      return (...args: unknown[]) => {
        const span = tracer.startSpan(`${name}.${key}`, { kind: SpanKind.CLIENT });
        const inside = trace.setSpan(context.active(), span);
        return ended(span, () => context.with(inside, () => Reflect.apply(value, target, args)));
      };
    },
  });
}

/** Ends the span once the work has ended. What answers at once is no call of a service: its span is dropped. */
function ended(span: Span, work: () => unknown): unknown {
  const result = work();
  if (!(result instanceof Promise)) return result;
  return result.then(
    (value: unknown) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      fail(span, error);
      span.end();
      throw error;
    },
  );
}

const VERB = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?(\w+)/i;
/** Where somebody's words could begin, in a statement that has its values inside. */
const QUOTED = /'|\$\$/;

/** What a statement does and to which table: `select letters`. Its values are never looked at. */
function summaryOf(statement: string): string {
  const [text = ''] = statement.slice(0, 2_000).split(QUOTED, 1);
  return [VERB.exec(text)?.[1]?.toLowerCase() ?? 'query', TABLE.exec(text)?.[1]]
    .filter(Boolean)
    .join(' ');
}

/** Each question that work of ours asks of the database, within that work: what the pool asks for itself is nobody's. */
export function tracedQueries(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const seen = (sent: unknown, ...rest: unknown[]): unknown => {
      const text = typeof sent === 'string' ? sent : (sent as { text?: unknown } | null)?.text;
      if (typeof text !== 'string' || !trace.getActiveSpan()?.isRecording())
        return query(sent, ...rest);
      const summary = summaryOf(text);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
      const span = tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes });
      return ended(span, () => query(sent, ...rest));
    };
    client.query = seen as typeof client.query;
  });
}

/**
 * One span for each request, under its route.
 *
 * @param believesCaller whether what stands in `traceparent` is a proxy's of ours: else a stranger could write into anybody's trace
 */
export function requestTraces({
  believesCaller,
}: {
  readonly believesCaller: boolean;
}): Middleware {
  return async (ctx, next) => {
    const parent = believesCaller
      ? propagation.extract(ROOT_CONTEXT, ctx.req.headers)
      : ROOT_CONTEXT;
    const { method } = ctx;
    const attributes = { 'http.request.method': method };
    const options = { kind: SpanKind.SERVER, attributes };
    await tracer.startActiveSpan(method, options, parent, async (span) => {
      try {
        await next();
      } finally {
        describeAnswer(span, ctx);
        span.end();
      }
    });
  };
}

function describeAnswer(span: Span, { method, status, state }: Context): void {
  const { route, requestId, problemCode } = state as Readonly<Record<string, string | undefined>>;
  if (route !== undefined) {
    span.updateName(`${method} ${route}`);
    span.setAttribute('http.route', route);
  }
  span.setAttribute('http.response.status_code', status);
  // The lines of the log have it, too, and so has the answer.
  if (requestId !== undefined) span.setAttribute('creditfix.request_id', requestId);
  if (problemCode !== undefined) span.setAttribute('error.type', problemCode);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** W3C Trace Context: which trace work that is done later belongs to. Nothing where none is kept. */
export function traceToContinue(): { readonly traceparent?: string } {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const { traceparent } = carrier;
  return traceparent === undefined ? {} : { traceparent };
}

/** The trace that {@link traceToContinue} named. */
export function continuedTrace({
  traceparent,
}: {
  readonly traceparent?: string | undefined;
}): TraceContext {
  return traceparent === undefined
    ? ROOT_CONTEXT
    : propagation.extract(ROOT_CONTEXT, { traceparent });
}
