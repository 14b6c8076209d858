import { defineEntity, p } from '@mikro-orm/core';

/** A solved challenge that was used, kept until the challenge itself expires. */
export const CaptchaUse = defineEntity({
  name: 'CaptchaUse',
  tableName: 'captcha_uses',
  properties: {
    signature: p.text().primary(),
    expiresAt: p.datetime(),
  },
  indexes: [{ properties: ['expiresAt'] }],
});
