import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inLanguage } from '#server/platform/language/index.ts';
import { checkInput } from './check-input.ts';

const schema = z.object({
  name: z.string().max(3).min(2),
  amount: z.number().max(1_000).min(10),
  kind: z.enum(['one', 'two']),
  names: z.array(z.string()).min(1).optional(),
});

function textsOf(value: unknown): Record<string, string> {
  const checked = checkInput(schema, value);
  if (checked.ok) return {};
  return Object.fromEntries(checked.faults.map(({ path, message }) => [path, message]));
}

describe('a field whose schema says nothing of its own', () => {
  it.each([
    [{}, 'en', { name: 'This is needed.', amount: 'This is needed.', kind: 'This is needed.' }],
    [{}, 'es', { name: 'Falta este dato.', amount: 'Falta este dato.', kind: 'Falta este dato.' }],
    [
      { name: 'long', amount: 2_000, kind: 'three', names: [] },
      'en',
      {
        name: 'This is too long: at most 3 characters.',
        amount: 'This is too much: at most 1,000.',
        kind: 'Please choose one of the answers offered here.',
        names: 'This is too little: at least 1.',
      },
    ],
    [
      { name: 7, amount: 9, kind: null },
      'es',
      {
        name: 'No pudimos leer este dato. Revíselo e inténtelo de nuevo.',
        amount: 'Esto es muy poco: el mínimo es 10.',
        kind: 'Elija una de las respuestas que se ofrecen aquí.',
      },
    ],
  ] as const)('is answered plainly: %j in %s', (value, language, texts) => {
    expect(inLanguage(language, () => textsOf(value))).toEqual(texts);
  });
});
