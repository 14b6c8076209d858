import { RequestProblems } from '@creditfix/shared/kernel';
import type { Guard } from '#server/platform/http/index.ts';
import type { Captcha } from './captcha.port.ts';

/** The bot check of a form: the token travels in `recaptchaToken`, whoever made it, and works once. */
export function botChecked(
  captcha: Captcha,
): Guard<{ readonly body: { readonly recaptchaToken?: string | undefined } }> {
  return async ({ body }) => {
    if (!(await captcha.verify(body.recaptchaToken)))
      throw RequestProblems.raise('request.captcha_needed');
  };
}
