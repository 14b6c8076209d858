import type { Endpoint } from '@creditfix/shared/kernel';
import type { Middleware } from 'koa';

/** Keeps the body parser away from uploads: a file is a file, even one that is sent as JSON. */
export function uploadsUnparsed(endpoints: readonly Endpoint[]): Middleware {
  const uploads = new Set(
    endpoints.filter(({ upload }) => upload).map(({ method, path }) => `${method} ${path}`),
  );
  return async (ctx, next) => {
    if (uploads.has(`${ctx.method} ${ctx.path}`)) ctx.disableBodyParser = true;
    await next();
  };
}
