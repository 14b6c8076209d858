import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { Database } from '#server/platform/database/index.ts';
import { answerCall, type AccessCheck } from './answer-call.ts';
import type { Route } from './implement.ts';
import { callOf, type Site } from './koa-call.ts';

/** Puts the rooms' routes behind their paths. */
export function mountRoutes(
  routes: readonly Route[],
  parts: { readonly database: Database; readonly site: Site; readonly checkAccess: AccessCheck },
): Middleware {
  const router = new Router();
  for (const route of routes) {
    const { method, path } = route.endpoint;
    router.register(path, [method], async (ctx) => {
      await answerCall(ctx, route, callOf(ctx, parts.database, parts.site), parts.checkAccess);
    });
  }
  return router.routes() as unknown as Middleware;
}
