import Router from '@koa/router';
import { RequestProblems } from '@creditfix/shared/kernel';
import type { Context, Middleware } from 'koa';
import type { Database } from '#server/platform/database/index.ts';
import { answerCall, type CallChecks } from './answer-call.ts';
import type { Route } from './implement.ts';
import { callOf, type Site } from './koa-call.ts';
import { createLoadShedder } from './shed-load.ts';

interface RoutesParts extends CallChecks {
  readonly database: Database;
  readonly site: Site;
  /** How late the event loop is. */
  readonly loopLateMs?: (() => number) | undefined;
}

/** Puts the features' routes behind their paths, and refuses any other method there. */
export function mountRoutes(routes: readonly Route[], parts: RoutesParts): Middleware {
  const router = new Router({ sensitive: true });
  const shedLoad = createLoadShedder(parts.loopLateMs);
  for (const route of routes) {
    const { method, path } = route.endpoint;
    router.register(path, [method], async (ctx) => {
      ctx.state.route = path;
      const call = callOf(ctx, parts.database, parts.site);
      await shedLoad(ctx, route.endpoint, () => answerCall(ctx, route, call, parts));
    });
  }
  const answer = router.routes() as unknown as Middleware;
  return async (ctx, next) => {
    await answer(ctx, async () => {
      refuseOtherMethods(ctx, router);
      await next();
    });
  };
}

function refuseOtherMethods(ctx: Context, router: Router): void {
  const methods = new Set(
    router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods),
  );
  if (methods.size === 0) return;
  ctx.set('Allow', [...methods].toSorted().join(', '));
  throw RequestProblems.raise('request.method_not_allowed');
}
