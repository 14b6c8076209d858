import { z } from 'zod';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { withoutHidden } from './hidden-characters.ts';
import { spoken } from './language.ts';

const fieldsMessages = () => spoken({ en: en.fieldsMessages, es: es.fieldsMessages });

interface PlainTextRule {
  /** How the field is called in its messages ("First name"), for the reader, in their language. */
  readonly label: () => string;
  readonly max: number;
  readonly optional?: boolean;
  /** Line ends are kept; otherwise they count as spaces. */
  readonly multiline?: boolean;
}

/**
 * A text that a person typed or pasted: trimmed, NFC, well formed, without hidden characters, at most `max` UTF-16 units.
 * An empty optional text is kept as the empty string.
 */
export function plainText(rule: PlainTextRule) {
  const { label, max, optional = false, multiline = false } = rule;
  const tooLong = () => fieldsMessages().tooLong(label(), max.toLocaleString('en-US'));
  return z
    .string({
      error: () =>
        optional ? fieldsMessages().notText(label()) : fieldsMessages().needed(label()),
    })
    .max(max * 4 + 64, { error: tooLong })
    .refine((text) => text.isWellFormed(), {
      error: () => fieldsMessages().hidden(label()),
      abort: true,
    })
    .transform((text) => tidy(text, multiline))
    .refine((text) => optional || text.length > 0, {
      error: () => fieldsMessages().needed(label()),
    })
    .refine((text) => text.length <= max, { error: tooLong });
}

function tidy(text: string, multiline: boolean): string {
  const composed = withoutHidden(text).normalize('NFC');
  if (!multiline) return composed.replace(/\s+/g, ' ').trim();
  return composed
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
