/** What a person agrees to when they sign. The trail keeps the version and the words (15 U.S.C. 7006(5): intent to sign). */
export const signingConsent = {
  version: '2026-11-21',
  text:
    'I confirm this is my legal electronic signature, and I authorize the company to include it on my dispute letters. ' +
    'I have read this letter, and what it says is true as far as I know.',
} as const;

/** What a person says who will sign each printed letter with a pen. */
export const penConsent = {
  version: '2026-11-23',
  text:
    'I will sign each printed letter by hand before I mail it. ' +
    'I have read this letter, and what it says is true as far as I know.',
} as const;
