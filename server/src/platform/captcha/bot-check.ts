import { RequestProblems } from '@creditfix/shared/kernel';
import type { Middleware } from 'koa';
import type { Guard } from '#server/platform/http/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Captcha } from './captcha.port.ts';

const CHALLENGES_PER_NETWORK = { name: 'captcha-ip', hits: 600, minutes: 10, tokenBatch: 10 };

/** `GET /api/captcha/challenge`: the widget's own JSON, or 204 where the bot check is off. */
export function captchaChallenge(captcha: Captcha, limiter: RateLimiter): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.path !== '/api/captcha/challenge') return await next();
    await limiter.hit(CHALLENGES_PER_NETWORK, ctx.ip);
    ctx.set('Cache-Control', 'no-store');
    const challenge = await captcha.challenge();
    if (challenge === undefined) ctx.status = 204;
    else ctx.body = challenge;
  };
}

/** The bot check of a form: the token travels in `recaptchaToken`, whoever made it, and works once. */
export function botChecked(
  captcha: Captcha,
): Guard<{ readonly body: { readonly recaptchaToken?: string | undefined } }> {
  return async ({ body }) => {
    if (!(await captcha.verify(body.recaptchaToken)))
      throw RequestProblems.raise('request.captcha_needed');
  };
}
