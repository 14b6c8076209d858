import pg from 'pg';
import type { Condition } from './list-page.ts';

/** Pieces of SQL that carry their values along, so that they can be put together in any order. */

/** With a `?` for each value, and no other question mark. */
export type SqlText = Condition;

/** A text or number in the template becomes a parameter; a piece of SQL becomes part of the text. */
export function sql(
  texts: TemplateStringsArray,
  ...pieces: (string | number | SqlText)[]
): SqlText {
  const values: unknown[] = [];
  let text = texts[0] ?? '';
  for (const [index, piece] of pieces.entries()) {
    const part = typeof piece === 'object' ? piece : { sql: '?', values: [piece] };
    values.push(...part.values);
    text += part.sql + (texts[index + 1] ?? '');
  }
  return { sql: text, values };
}

/** A name or a piece of SQL that we wrote ourselves; never what somebody typed. */
export function raw(text: string): SqlText {
  return { sql: text, values: [] };
}

export function listed(pieces: readonly SqlText[]): SqlText {
  return {
    sql: pieces.map((piece) => piece.sql).join(', '),
    values: pieces.flatMap(({ values }) => values),
  };
}

/** For COPY, which takes no parameters: each value as a literal, escaped by the driver. */
export function withLiterals({ sql: text, values }: SqlText): string {
  const texts = text.split('?');
  if (texts.length !== values.length + 1) throw new Error('a question mark that is no parameter');
  return texts.map((piece, at) => (at === 0 ? piece : literalOf(values[at - 1]) + piece)).join('');
}

function literalOf(value: unknown): string {
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (Number.isSafeInteger(value)) return String(value);
  throw new Error('only texts and whole numbers are written as literals');
}
