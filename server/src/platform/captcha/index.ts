export { botChecked } from './bot-checked.ts';
export { captchaChallenge } from './captcha-challenge.ts';
export { createAltchaCaptcha } from './altcha-captcha.ts';
export { captchaOff, type Captcha } from './captcha.port.ts';
export { createProviderCaptcha } from './provider-captcha.ts';
export { captchaEntities } from './captcha.entities.ts';
