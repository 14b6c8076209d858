import { CaptchaUse } from './captcha-use.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const captchaEntities = [CaptchaUse] as const;
