import { z } from 'zod';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { spoken } from './language.ts';

const fieldsMessages = () => spoken({ en: en.fieldsMessages, es: es.fieldsMessages });

/**
 * Characters that have no place in a form field: C0/C1 controls except line ends and tab, the bidirectional
 * overrides and isolates that can make a text read differently from what is stored, zero-width characters, and
 * the byte-order mark. Unicode TR36 (security considerations), section 2.
 */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- the controls are exactly what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]/u;

interface PlainTextRule {
  /** How the field is called in its messages ("First name"), for the reader, in their language. */
  readonly label: () => string;
  readonly max: number;
  readonly optional?: boolean;
  /** Line ends are kept; otherwise they count as spaces. */
  readonly multiline?: boolean;
}

/**
 * A text that a person typed: trimmed, NFC, well formed, no hidden characters, at most `max` UTF-16 units.
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
    .refine((text) => text.isWellFormed() && !FORBIDDEN.test(text), {
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
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n');
  if (!multiline) return composed.replace(/\s+/g, ' ').trim();
  return composed
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
