/** Tells people from bots on the forms that anyone can reach. */
export interface Captcha {
  /**
   * What the form's widget begins with: ALTCHA's own challenge, or the name and site key of the provider whose widget it
   * is; undefined if the bot check is off.
   */
  challenge(): Promise<unknown>;
  /**
   * True if the token was earned, is not too old, and was never used before. Using it up is part of the check.
   *
   * @throws Problem `request.captcha_unreachable` if the provider gave no answer
   */
  verify(token: string | undefined): Promise<boolean>;
  /** Where the widget's script, frame and styles come from; the pages' policy opens for these alone. */
  readonly sources: readonly string[];
}

/** For tests only: settings refuse it elsewhere. */
export const captchaOff: Captcha = {
  challenge: () => Promise.resolve(undefined),
  verify: () => Promise.resolve(true),
  sources: [],
};
