import { spoken, type FieldFault } from '@creditfix/shared/kernel';
import type { z } from 'zod';
import { words as en } from './check-input.words.ts';
import { words as es } from './check-input.words.es.ts';

const MOST_FAULTS = 50;

type Checked<Output> =
  | { readonly ok: true; readonly data: Output }
  | { readonly ok: false; readonly faults: readonly FieldFault[] };

/**
 * Reads what somebody sent. Each place that is wrong is named once, with the text of its schema, or a plain sentence where the
 * schema says nothing: the library's own would speak of strings and numbers.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(value, { error: plainText });
  if (result.success) return { ok: true, data: result.data };
  const faults = new Map<string, string>();
  // The most telling comes first.
  for (const { path, message } of result.error.issues) {
    const place = path.map(String).join('.');
    if (!faults.has(place)) faults.set(place, message);
  }
  return {
    ok: false,
    faults: [...faults].slice(0, MOST_FAULTS).map(([path, message]) => ({ path, message })),
  };
}

function plainText(issue: z.core.$ZodRawIssue): string {
  const words = spoken({ en, es });
  const isText = 'origin' in issue && issue.origin === 'string';
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? words.missing : words.unreadable;
    case 'too_big':
      return isText ? words.tooLong(Number(issue.maximum)) : words.tooMuch(Number(issue.maximum));
    case 'too_small':
      return isText ? words.tooShort : words.tooLittle(Number(issue.minimum));
    case 'invalid_value':
      return issue.input === undefined ? words.missing : words.noChoice;
    default:
      return words.unreadable;
  }
}
