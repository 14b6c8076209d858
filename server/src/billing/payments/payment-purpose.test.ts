import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/language/index.ts';
import { mailingPurpose, proPeriodPurpose, spokenPurpose } from './payment-purpose.ts';

const kept = [
  proPeriodPurpose(new Date('2026-11-21T17:00:00Z'), new Date('2026-12-21T17:00:00Z')),
  mailingPurpose('CF-7', 'Certified Mail with electronic return receipt'),
  'Credit Fix Pro',
];

test('what a payment was for is kept in English and read in the language of the person', () => {
  expect(kept.slice(0, 2)).toEqual([
    'Credit Fix Pro, November 21, 2026 to December 21, 2026',
    'Mailing of letter CF-7 by Certified Mail with electronic return receipt',
  ]);
  expect(kept.map(spokenPurpose)).toEqual(kept);
  expect(inLanguage('es', () => kept.map(spokenPurpose))).toEqual([
    'Credit Fix Pro, del 21 de noviembre de 2026 al 21 de diciembre de 2026',
    'Envío de la carta CF-7 por Certified Mail with electronic return receipt',
    'Credit Fix Pro',
  ]);
});
