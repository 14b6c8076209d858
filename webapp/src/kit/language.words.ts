import type { Language } from '@creditfix/shared/kernel';

/** The language of this build. */
export const language: Language = 'en';

/** For `Intl`. */
export const locale: string = 'en-US';
