import type { Language } from '@creditfix/shared/kernel';
import { expect, it } from 'vitest';
import { inLanguage } from '#server/platform/language/index.ts';
import { quotaReached } from './allowance.ts';

const free = { plan: 'free', limit: 1, used: 1, left: 0, renewsOn: '2026-12-01' } as const;
const pro = { plan: 'pro', limit: 3, used: 2, left: 1, renewsOn: '2026-12-03' } as const;
const now = new Date('2026-11-21T15:00:00Z');
const inAdvance = { monthlyCents: 1_999, paidAfterwards: false };
const told = (allowance: typeof free | typeof pro, language: Language, offer = inAdvance) =>
  inLanguage(language, () => quotaReached(allowance, { wanted: 2, now, pro: offer }).tell());

it('says what was used, when the next letters come and what Pro costs', () => {
  expect(told(free, 'en')).toBe(
    'You have used your one letter of this month. Your draft is saved. You can make the next letter from December 1, 2026. Or choose Credit Fix Pro: 3 letters per month for $19.99, cancel anytime.',
  );
  expect(told(pro, 'en')).toBe(
    'These are 2 letters, and you have 1 left this billing period. Your draft is saved. Choose fewer bureaus now, or make the others from December 3, 2026.',
  );
});

it('says the price of a letter where nothing is paid before it is done, as it is now', () => {
  const afterwards = { monthlyCents: 2_499, paidAfterwards: true };
  expect(told(free, 'en', afterwards)).toContain(
    'up to 3 letters per month, $8.33 for each finished letter and at most $24.99 a month, paid afterwards.',
  );
  expect(told(free, 'es', afterwards)).toContain('$8.33 por cada carta terminada');
});

it('says the same in Spanish', () => {
  expect(told(free, 'es')).toBe(
    'Ya usó su única carta de este mes. Su borrador está guardado. Puede hacer la próxima carta a partir del 1 de diciembre de 2026. O elija Credit Fix Pro: 3 cartas al mes por $19.99; puede cancelar cuando quiera.',
  );
  expect(told(pro, 'es')).toContain('y le queda 1 en este período de facturación');
});
