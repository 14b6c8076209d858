import { UsStates } from '../../kernel/index.ts';
import { bureaus } from '../contract/bureaus.ts';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import type { LetterInput } from '../contract/letter-input.ts';
import { questionsFor } from '../kinds/purposes.rules.ts';
import { isFunctionWord, isOrdinaryWord } from '../lint/word-stem.rules.ts';

/** What must never reach a language model, as patterns that find it in a folded text, in any case. */

const PART = /[\p{L}\p{M}\p{N}]+/gu;
const EDGE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?:s|es)?(?![\p{L}\p{N}])`;
const BETWEEN = String.raw`[\s.,'&/#()-]{0,4}`;

/** Text values are compared without accents; so are the texts that are searched. */
function bare(text: string): string {
  return withoutAccents(text.normalize('NFKD'));
}

/** A decomposed text by its plain letters alone. Upper case knows no "ß": "Weiß" is typed "WEISS". */
export function withoutAccents(decomposed: string): string {
  return decomposed.replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');
}

interface Known {
  /** The person's names: hidden even where the word is an everyday one. */
  readonly always: readonly string[];
  /** Companies and places: hidden as a whole, and each word that is no everyday one. */
  readonly whole: readonly string[];
  /** Short answers: only what no everyday word explains. */
  readonly answers: readonly string[];
}

function knownOf({ personalInfo: person, disputeDetails: details }: LetterInput): Known {
  const company = details.recipientAddress;
  const items = itemsOf(details);
  const state = person.state.trim();
  return {
    always: [person.firstName, person.middleName, person.lastName, person.formerName].flatMap(
      (name) => partsOf(name ?? ''),
    ),
    whole: [
      `${person.firstName} ${person.lastName}`,
      person.address,
      person.addressLine2,
      person.formerAddress,
      person.formerAddress2,
      person.city,
      person.zipCode,
      person.phone,
      person.email,
      ...(isOrdinaryWord(state) ? [] : [state]),
      Object.entries(UsStates).find(([code]) => code === state.toUpperCase())?.[1],
      ...(company ? [company.name, company.street, company.street2, company.city] : []),
      ...items.flatMap(({ creditorName, accountNumber }) => [creditorName, accountNumber]),
      ...Object.values(bureaus).map(({ name }) => name),
    ].filter((value): value is string => Boolean(value?.trim())),
    answers: items.flatMap((item, index) => shortAnswers(details, item, index > 0)),
  };
}

type Item = Pick<DisputeDetails, 'creditorName' | 'accountNumber' | 'disputeReason' | 'facts'>;

function itemsOf(details: DisputeDetails): readonly Item[] {
  return [details, ...(details.moreItems ?? [])];
}

function shortAnswers(
  { recipient, template }: DisputeDetails,
  { disputeReason, facts = {} }: Item,
  further: boolean,
): readonly string[] {
  return questionsFor({ disputeReason, recipient, template, further }, facts)
    .filter(({ kind }) => kind === 'text')
    .map(({ key }) => facts[key] ?? '');
}

function partsOf(text: string): readonly string[] {
  return bare(text).match(PART) ?? [];
}

/**
 * One pattern for one person's letter: it matches nothing at the place where an identifier begins, and its first group is the
 * longest one there, so that those that overlap are all found.
 */
export function identifierPattern(input: LetterInput): RegExp {
  const { always, whole, answers } = knownOf(input);
  const phrases = whole.map(partsOf);
  const telling = [...phrases.flat(), ...answers.flatMap(partsOf)].filter(
    (part) => part.length > 1 && !isOrdinaryWord(part) && !/^\p{N}+$/u.test(part),
  );
  const sequences = [
    ...phrases.flatMap(runsOf),
    ...answers.map(partsOf).filter((parts) => parts.some((part) => telling.includes(part))),
    ...[...always, ...telling].map((part) => [part]),
    // Run together, as in a user name.
    [
      `${partsOf(input.personalInfo.firstName).join('')}${partsOf(input.personalInfo.lastName).join('')}`,
    ],
  ];
  const sources = new Set(
    sequences
      .filter((parts) => parts.join('') !== '')
      .toSorted((one, other) => other.join('').length - one.join('').length)
      .map((parts) => parts.map(escaped).join(BETWEEN)),
  );
  return new RegExp(`${EDGE}(?=((?:${[...sources].join('|')})${AFTER}))`, 'giu');
}

/** The whole value, and every two neighbors of it that are not both everyday glue ("main street", "credit one"). */
function runsOf(parts: readonly string[]): readonly (readonly string[])[] {
  const pairs = parts
    .slice(1)
    .map((part, index) => [parts[index] ?? '', part])
    .filter((pair) => !pair.some((part) => isFunctionWord(part)));
  return [parts, ...pairs];
}

function escaped(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
