import type { Middleware } from 'koa';
import type { Captcha } from './captcha.port.ts';

/** `GET /api/captcha/challenge`: the widget's own JSON, or 204 where the bot check is off. */
export function captchaChallenge(captcha: Captcha): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.path !== '/api/captcha/challenge') return await next();
    ctx.set('Cache-Control', 'no-store');
    const challenge = await captcha.challenge();
    if (challenge === undefined) ctx.status = 204;
    else ctx.body = challenge;
  };
}
