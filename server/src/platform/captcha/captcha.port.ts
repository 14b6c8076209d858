/** Tells people from bots on the forms that anyone can reach. */
export interface Captcha {
  /** What the widget asks first, or undefined where the bot check is off or the provider serves its own. */
  challenge(): Promise<unknown>;
  /** True where the token was earned, is not too old, and was never used before. Using it up is part of the check. */
  verify(token: string | undefined): Promise<boolean>;
}

/** For tests only: settings refuse it elsewhere. */
export const captchaOff: Captcha = {
  challenge: () => Promise.resolve(undefined),
  verify: () => Promise.resolve(true),
};
