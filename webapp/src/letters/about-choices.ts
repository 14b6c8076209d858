import type { TemplateSlug } from '@creditfix/shared/letters';
import { words } from './about-part.words.tsx';

/** In the place of a template: a dispute with a reason from the list. */
export const DISPUTE = 'dispute';

const kinds = [
  DISPUTE,
  'debt-validation',
  'debt-verification',
  'goodwill-adjustment',
  'pay-for-delete',
  '609-letter-myth',
] as const satisfies readonly (TemplateSlug | typeof DISPUTE)[];

/** The kinds of letters in everyday words, with when each of them fits. */
export const aboutChoices = kinds.map((value) => ({ value, ...words.choices[value] }));
