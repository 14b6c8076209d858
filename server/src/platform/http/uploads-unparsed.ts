import type { Endpoint } from '@creditfix/shared/kernel';
import type { Middleware } from 'koa';

/** Keeps the body parser away from uploads and signed bodies: their bytes are taken as they come. */
export function uploadsUnparsed(endpoints: readonly Endpoint[]): Middleware {
  const uploads = new Set(
    endpoints
      .filter(({ upload, raw }) => upload ?? raw)
      .map(({ method, path }) => `${method} ${path}`),
  );
  return async (ctx, next) => {
    if (uploads.has(`${ctx.method} ${ctx.path}`)) ctx.disableBodyParser = true;
    await next();
  };
}
