import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import { contactEndpoints } from '@creditfix/shared/contact';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import type { Endpoint } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkInput } from '#server/platform/http/index.ts';
import { inLanguage } from '#server/platform/language/index.ts';

/** Every body and query that people's own calls send, and things that nobody should send. */
const questions = [
  ...Object.values(accountEndpoints),
  ...Object.values(myAccountEndpoints),
  ...Object.values(contactEndpoints),
  ...Object.values(documentEndpoints),
  ...Object.values(letterEndpoints),
  ...Object.values(mailingEndpoints),
  ...Object.values(disputeEndpoints),
  ...Object.values(privacyEndpoints),
].flatMap(({ name, params, query, body }: Endpoint) =>
  [params, query, body].flatMap((each) => (each ? [[name, each] as const] : [])),
);

/** Where a schema of ours was not told what to say, the library says something like this. */
const JARGON = /invalid|expected|string|undefined|unrecognized|pattern/i;

it.each(questions)('%s is refused in plain English and in plain Spanish', (_, question) => {
  for (const wrong of wrongOnes(question)) {
    const english = textsOf(wrong, question);
    const spanish = inLanguage('es', () => textsOf(wrong, question));
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
    for (const [path, text] of Object.entries(english)) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(JARGON);
      expect(spanish[path]).toMatch(/^[A-ZÉÚ].*\.$/);
      expect(spanish[path]).not.toBe(text);
    }
  }
});

/** Nothing at all, and each field far too long, of the wrong kind, or empty. */
function wrongOnes(question: z.ZodType): unknown[] {
  const fields = question instanceof z.ZodObject ? Object.keys(question.shape) : [];
  const filled = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
  return [{}, ...['x'.repeat(30_000), '\u0000', '', 7, null, [], ['x'], { kind: 'x' }].map(filled)];
}

function textsOf(value: unknown, question: z.ZodType): Record<string, string> {
  const checked = checkInput(question, value);
  if (checked.ok) return {};
  return Object.fromEntries(checked.faults.map(({ path, message }) => [path, message]));
}
