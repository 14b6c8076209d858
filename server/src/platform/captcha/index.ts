export { botChecked, captchaChallenge } from './bot-check.ts';
export { createAltchaCaptcha } from './altcha-captcha.ts';
export { captchaOff, type Captcha } from './captcha.port.ts';
export { createProviderCaptcha } from './provider-captcha.ts';
export { captchaEntities } from './captcha.entities.ts';
