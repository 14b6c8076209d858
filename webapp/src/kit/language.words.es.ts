import type { Language } from '@creditfix/shared/kernel';

/** The language of this build. */
export const language: Language = 'es';

/** For `Intl`: Spanish as the United States write dates and money. */
export const locale: string = 'es-US';
