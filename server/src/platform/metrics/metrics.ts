import { timingSafeEqual, createHash } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/**
 * What Prometheus reads at `/metrics`: of this process its requests, refusals, memory and event loop, and what the figures say of
 * everything that all processes share. Counts and times alone: no name, no id and no address is ever a label.
 */

/** A figure of this moment, under one name; `labels` tell its values apart. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly values: readonly {
    readonly labels?: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

interface MetricsParts {
  /** For whoever asks from another machine, as a bearer token; without it only this machine is answered. */
  readonly token?: string | undefined;
  /** What is read again each time somebody asks. */
  readonly figures: () => Promise<readonly Figure[]>;
}

/** Seconds. A letter may take some of them, and nothing else should take one. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * @returns `requests`, which counts whatever comes after it, and `page`, which answers `GET /metrics`
 */
export function createMetrics({ token, figures }: MetricsParts): {
  readonly requests: Middleware;
  readonly page: Middleware;
} {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'creditfix_http_request_seconds',
    help: 'Time from a request to the beginning of its answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'creditfix_problems_total',
    help: 'Answers that say what is wrong, by code and status.',
    labelNames: ['code', 'status'],
    registers,
  });
  const shed = new Counter({
    name: 'creditfix_requests_shed_total',
    help: 'Requests that this process refused because it had too much to do, by class: background first, then people, gates last.',
    labelNames: ['class'],
    registers,
  });
  const read = new Gauge({
    name: 'creditfix_figures_read',
    help: '1 if the figures that all processes share could be read just now, 0 if the database did not answer.',
    registers,
  });
  const gauges = new Map<string, Gauge>();

  const show = ({ name, help, values }: Figure): void => {
    const labelNames = Object.keys(values[0]?.labels ?? {});
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames, registers });
    gauges.set(name, gauge);
    // What had a value before and has none now is gone.
    gauge.reset();
    for (const { labels = {}, value } of values) gauge.set(labels, value);
  };

  return {
    async requests(ctx, next) {
      const startedAt = performance.now();
      try {
        await next();
      } finally {
        const { method } = ctx;
        const status = String(ctx.status);
        const labels = { method, route: routeOf(ctx), status };
        seconds.observe(labels, (performance.now() - startedAt) / 1000);
        const said = ctx.state as { readonly problemCode?: string; readonly shed?: string };
        if (said.problemCode !== undefined) refusals.inc({ code: said.problemCode, status });
        if (said.shed !== undefined) shed.inc({ class: said.shed });
      }
    },
    async page(ctx, next) {
      if (ctx.path !== '/metrics' || ctx.method !== 'GET') return await next();
      if (!isLocal(ctx) && !isToken(ctx, token)) return refuse(ctx, token !== undefined);
      try {
        for (const figure of await figures()) show(figure);
        read.set(1);
      } catch {
        for (const gauge of gauges.values()) gauge.reset();
        read.set(0);
      }
      ctx.set('Cache-Control', 'no-store');
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
    },
  };
}

/** Of a page or a file it does not matter which; an address of its own for each would fill the memory of whoever keeps the figures. */
function routeOf({ path, state }: Context): string {
  const { route } = state as { readonly route?: string };
  if (route !== undefined) return route;
  return path.startsWith('/api/') ? 'other call' : 'page or file';
}

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** From this machine, for this machine: what a proxy here passes on for somebody elsewhere has another name or says so. */
function isLocal({ req }: Context): boolean {
  const { remoteAddress = '' } = req.socket;
  const { headers } = req;
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  return (
    LOOPBACK_ADDRESS.test(remoteAddress) && LOOPBACK_NAME.test(headers.host ?? '') && !isForwarded
  );
}

function isToken({ req }: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(req.headers.authorization ?? ''), hash(`Bearer ${token}`));
}

/** Where nobody elsewhere may ask there is no such address. */
function refuse(ctx: Context, hasToken: boolean): void {
  ctx.status = hasToken ? 401 : 404;
  if (hasToken) ctx.set('WWW-Authenticate', 'Bearer');
  ctx.type = 'text/plain';
  ctx.body = hasToken ? 'Ask with the token of METRICS_TOKEN.\n' : 'There is nothing here.\n';
}
