import { monthNames } from '../kernel/index.ts';
import { labelsReading } from './translation-labels.table.ts';
import { readingNouns, readingPhrases } from './translation-phrase.table.ts';
import { compiled, matched, saidInSpanish } from './translation-pattern.rules.ts';

/** Parts of a sentence in Spanish: nouns with their article, dates, and the phrases that the composer puts into slots. */

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const DATE = new RegExp(`^(${monthNames.join('|')}) (?:(\\d{1,2}), )?(\\d{4})$`);

/** `October 3, 2026` and `October 2026`; another text stays, for it is a name or the person's own. */
function spanishDate(text: string): string {
  return text.replace(DATE, (_, month: string, day: string | undefined, year: string) => {
    const name = MONTHS[monthNames.findIndex((each) => each === month)];
    return `${day === undefined ? '' : `${day} de `}${name} de ${year}`;
  });
}

const phrases = compiled([...labelsReading, ...readingPhrases]);

type Gender = (typeof readingNouns)[string][0];

const ARTICLES: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  el: { m: 'el', f: 'la', ms: 'los', fs: 'las' },
  este: { m: 'este', f: 'esta', ms: 'estos', fs: 'estas' },
};

/** What is in a slot, in Spanish where the tables know it; names, numbers and the person's own words stay. */
export function spanishPhrase(text: string, article = ''): string {
  const trimmed = text.trim();
  if (trimmed === '') return text;
  const start = text.indexOf(trimmed);
  const after = text.slice(start + trimmed.length);
  return text.slice(0, start) + phraseOf(trimmed, article) + after;
}

function phraseOf(text: string, article: string): string {
  const noun = nounOf(text, article) ?? nounOf(lowerFirst(text), article);
  if (noun !== undefined) return noun;
  return knownPhrase(text) ?? knownPhrase(lowerFirst(text)) ?? spanishDate(text);
}

/** @returns nothing if no table knows it */
function knownPhrase(text: string): string | undefined {
  for (const pattern of phrases) {
    const match = matched(text, pattern);
    if (match) return saidInSpanish(match, spanishPhrase);
  }
  return undefined;
}

function nounOf(text: string, article: string): string | undefined {
  if (!Object.hasOwn(readingNouns, text)) return undefined;
  const [gender, noun] = readingNouns[text] as (typeof readingNouns)[string];
  const form = ARTICLES[article]?.[gender];
  return form === undefined ? noun : `${form} ${noun}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A label or a value of the letter; nothing where it is a name, a number or the person's own words. */
export function spanishLabel(text: string): string | undefined {
  return knownPhrase(text);
}
