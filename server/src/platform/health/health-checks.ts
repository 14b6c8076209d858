import type { Middleware } from 'koa';
import type { Database } from '#server/platform/database/index.ts';

/** `/api/health/live`: this process answers. `/api/health/ready`: so does its database. */
export function healthChecks(database: Database): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return await next();
    if (ctx.path === '/api/health/live') {
      ctx.body = { success: true, data: { live: true } };
    } else if (ctx.path === '/api/health/ready') {
      const ready = await database
        .fork()
        .execute('select 1')
        .then(
          () => true,
          () => false,
        );
      ctx.status = ready ? 200 : 503;
      ctx.body = ready
        ? { success: true, data: { ready: true } }
        : { success: false, code: 'health.not_ready', error: 'The database does not answer.' };
    } else {
      await next();
    }
  };
}
