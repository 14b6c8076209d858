import { disputesReading } from './translation-disputes.table.ts';
import { followUpReading } from './translation-follow-up.table.ts';
import { frameReading } from './translation-frame.table.ts';
import {
  compiled,
  matched,
  saidInSpanish,
  type CompiledPattern,
  type Match,
} from './translation-pattern.rules.ts';
import { spanishPhrase } from './translation-phrase.rules.ts';
import { specialReading } from './translation-special.table.ts';

/** Cuts a paragraph of a letter into the sentences that the composer chose, and says each in Spanish. */

export interface TranslatedPart {
  /** `own`: the person's words, as they wrote them; `english`: a sentence without Spanish. */
  readonly kind: 'spanish' | 'own' | 'english';
  readonly text: string;
}

const patterns: readonly CompiledPattern[] = compiled([
  ...frameReading,
  ...disputesReading,
  ...specialReading,
  ...followUpReading,
]);

/** A sentence may end inside a name ("Acme Inc. of Ohio"), so an end is only a place where one could be. */
const SENTENCE_END = /[.!?:…]["'”’)]*(?=\s|$)/gu;
/** No wording of the composer is longer. */
const MOST_SENTENCES = 5;

interface Reading {
  readonly cost: number;
  readonly pieces: readonly TranslatedPart[];
}

/** The reading that leaves the fewest words without Spanish. */
export function spanishSentences(text: string, kept: 'own' | 'english'): readonly TranslatedPart[] {
  const ends = [
    ...new Set([...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length)),
    text.length,
  ].filter((end, index, all) => all.indexOf(end) === index);
  const best = new Map<number, Reading>([[0, { cost: 0, pieces: [] }]]);
  for (const [index, start] of [0, ...ends].entries()) {
    const before = best.get(start);
    if (!before || start === text.length) continue;
    for (const end of ends.slice(index, index + MOST_SENTENCES)) {
      const part = text.slice(start, end).trim();
      const { cost, piece } = readPart(part, kept);
      const total = before.cost + cost;
      if (total < (best.get(end)?.cost ?? Infinity)) {
        best.set(end, { cost: total, pieces: [...before.pieces, piece] });
      }
    }
  }
  return joined(best.get(text.length)?.pieces ?? [{ kind: kept, text }]);
}

/** What it costs to leave a part as it is, beside each of its characters. */
const KEPT_COST = 20;
const INNER_END = /[.?!:]["'”’)]*\s+\S/u;
/** Abbreviations within names and streets, whose full stop ends nothing. */
const ABBREVIATED =
  /(?<![\p{L}\d])(?:Inc|Co|Corp|Ltd|Jr|Sr|St|Ste|Ave|Blvd|Rd|Dr|Ln|Apt|No|Bros|\p{Lu}(?:\.\p{Lu})*)\.(?=\s)/gu;

function readPart(
  part: string,
  kept: 'own' | 'english',
): { readonly cost: number; readonly piece: TranslatedPart } {
  const match = surestMatch(part);
  if (!match) return { cost: KEPT_COST + part.length, piece: { kind: kept, text: part } };
  const spanish = saidInSpanish(match, spanishPhrase).replace(/(?<=\p{L})\.\.$/u, '.');
  return {
    cost: looseness(match),
    piece: { kind: 'spanish', text: spanish.charAt(0).toUpperCase() + spanish.slice(1) },
  };
}

function surestMatch(part: string): Match | undefined {
  let surest: { readonly match: Match; readonly cost: number } | undefined;
  for (const pattern of patterns) {
    const match = matched(part, pattern);
    const cost = match ? looseness(match) : Infinity;
    if (match && cost < (surest?.cost ?? Infinity)) surest = { match, cost };
  }
  return surest?.match;
}

/** Words in a slot cost more than words that the pattern itself has, and the end of a sentence in one is hardly ever meant. */
function looseness({ pattern, values }: Match): number {
  const certain = 1 - pattern.literal / 1000;
  return [...values.values()].reduce((sum, value) => sum + slotCost(value), certain);
}

function slotCost(value: string): number {
  const cost = value.length / 10;
  if (value.trimStart().startsWith('(') || !INNER_END.test(value)) return cost;
  return INNER_END.test(value.replace(ABBREVIATED, ''))
    ? cost + KEPT_COST + 2 * value.length
    : cost + KEPT_COST / 2;
}

/** Neighbours that are left as they were stay one piece. */
function joined(pieces: readonly TranslatedPart[]): readonly TranslatedPart[] {
  const all: TranslatedPart[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && last.kind === piece.kind) {
      all[all.length - 1] = { kind: last.kind, text: `${last.text} ${piece.text}` };
    } else all.push(piece);
  }
  return all;
}
