import { monthNames } from '../../kernel/index.ts';
import { moneyCents } from '../facts/fact-words.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import type { Dispute } from './own-claims.table.ts';
import { plainWords } from './plain-words.rules.ts';
import { numbersInFigures } from './spelled-numbers.rules.ts';

/** Sums and dates in a person's own sentence that are others than those in the answers about the same thing. */

/** What a sentence tells, and the answers that tell the same. Content table. */
interface Told {
  readonly about: readonly Dispute[] | 'amount' | 'delinquency';
  readonly pattern: RegExp;
  readonly unless?: RegExp;
}

const amounts: readonly Told[] = [
  {
    about: ['paid_full', 'settled'],
    pattern:
      /\b(?:paid|pay|payment|payments|sent|settled|settle|settlement|gave|handed|took|take|wire|wired|remitted|transferred|transfer|shook|closed|for|got|received|counted out|mailed|agree|agreed|covered|receipt|going out)\b/u,
    unless:
      /\b(?:each|month|months|monthly|first|two payments|to my|asked|vacations?|back|showed?|shows|still|says|said|owed?|score)\b/u,
  },
  {
    about: 'amount',
    pattern:
      /\b(?:balance|owe|correct|right|true|figure|should be|ought|shows?|says|say|(?:got|have|has) (?:me|it)|down for|lists?|listed|reports?|reported|statement|bill)\b/u,
    unless:
      /\b(?:limit|fee|fees|payment|paid (?!it all)|purchase|difference|charged?|borrowed|over|off by|about|month|store)\b/u,
  },
  {
    about: ['duplicate'],
    pattern: /\b(?:both|each|second|first|entry|entries|one)\b/u,
    unless: /\b(?:looks as if|looks like|as if|together|in all|month|fee)\b/u,
  },
];

const AMOUNT =
  /\$ ?(\d[\d,]{0,12}(?:\.\d{1,2})?)|\b(\d[\d,]{0,12}\.\d\d)\b|\b(\d[\d,]{0,12}(?:\.\d{1,2})?) (?:dollars|bucks)\b|\b(?:owe|sent|em|them|paid|payed|for|says|is|balance is|of) (?!(?:19|20)\d\d\b)(\d{3,6}|\d{1,3},\d{3})\b(?![.,/-]\d| (?:times|days|calls|months|miles))/giu;

/** The first sum that no answer knows. */
export function differingAmount(
  sentence: string,
  about: ReadonlySet<Dispute>,
  facts: DisputeFacts,
  isAmountDispute: boolean,
): string | undefined {
  const plain = plainWords(sentence);
  const tells = amounts.some(
    (told) =>
      (told.about === 'amount'
        ? isAmountDispute
        : told.about !== 'delinquency' && told.about.some((one) => about.has(one))) &&
      told.pattern.test(plain) &&
      !(told.unless?.test(plain) ?? false),
  );
  if (!tells) return undefined;
  const known = new Set(
    Object.values(facts).flatMap((value) => [
      moneyCents(value),
      ...[...value.matchAll(AMOUNT)].map(centsOf),
    ]),
  );
  const own = [...numbersInFigures(sentence).matchAll(AMOUNT)].find(
    (match) => !known.has(centsOf(match)),
  );
  return own?.[0];
}

/** Whether the sums and dates of a passage are those of the answers: "sum-other", "date-same". */
export function figuresBeside(passage: string, facts: DisputeFacts): readonly string[] {
  const figures = numbersInFigures(passage);
  const answers = Object.values(facts);
  const cents = new Set(
    answers.flatMap((value) => [moneyCents(value), ...[...value.matchAll(AMOUNT)].map(centsOf)]),
  );
  const dated = MAIN_DATES.flatMap((key) => facts[key] ?? []);
  const sums = [...figures.matchAll(AMOUNT)].map((sum) =>
    cents.has(centsOf(sum)) ? 'sum-same' : 'sum-other',
  );
  const days = datesIn(figures).map((date) => {
    if (dated.some((answer) => agrees(date, answer))) return 'date-same';
    return answers.some((answer) => isDate(answer) && agrees(date, answer))
      ? 'date-known'
      : 'date-other';
  });
  return [...new Set([...sums, ...days])];
}

const isDate = (answer: string) => /^\d{4}-\d\d/u.test(answer);

/** When what is disputed happened. */
const MAIN_DATES = [
  'paidDate',
  'paymentMadeDate',
  'dateCorrect',
  'firstDelinquencyDate',
  'discoveryDate',
];

function centsOf([, ...groups]: RegExpMatchArray): number | undefined {
  return moneyCents(groups.find((group) => group !== undefined) ?? '');
}

const dates: readonly (Told & { readonly keys: readonly string[] })[] = [
  {
    about: ['paid_full', 'settled'],
    keys: ['paidDate'],
    pattern:
      /\b(?:paid|pay|payment|sent|settled|settlement|transfer|transferred|wired|cleared|money left|went out|took|got my|closed the deal|deal closed|receipt)\b/u,
    unless:
      /\b(?:bill|hospital|years|asked|called|call|wrote|not able|charged off|borrowed|letter|told|notice|shows?|opened|until|since|card)\b|\b(?:before|after) i\b/u,
  },
  {
    about: ['late_month'],
    keys: ['paymentMadeDate', 'paymentDueDate'],
    pattern:
      /\b(?:paid|pay|sent|mailed|made|due|took|payment|left my account|had my money|walked it)\b/u,
    unless:
      /\b(?:cleared|called|told|wrote|another|other|next|before that|as well|last|late mark|find|found|since|lost|moved|escrow|every|in 20\d\d)\b/u,
  },
  {
    about: 'delinquency',
    keys: ['dateCorrect', 'firstDelinquencyDate'],
    pattern:
      /\b(?:(?:first|started) (?:\p{L}+ ){0,2}(?:missed|late|went late|payment|time)|first missed|fell behind|stopped paying|quit paying|went (?:past due|late)|first|skipped|come up short|came up short|could not make|went under|trouble (?:began|started)|(?:quit|stopped) then)\b/u,
    unless:
      /\b(?:as if|bought|not the (?:date|first|day)|collector|letter|they show|reports?|shows?|sold)\b/u,
  },
  {
    about: ['too_old'],
    keys: ['firstDelinquencyDate'],
    pattern:
      /\b(?:first (?:\p{L}+ )?(?:missed|late|time)|first missed|(?:fell|went|got) behind|stopped paying|quit paying|went past due)\b/u,
    unless: /\b(?:never|collector|letter|statement)\b/u,
  },
  {
    about: ['theft'],
    keys: ['discoveryDate'],
    pattern:
      /\b(?:found out|find out|found|discovered?|noticed|learned|first (?:saw|look|heard)|saw it|heard of it|aware|have known)\b/u,
    unless: /\b(?:police|stolen|report)\b/u,
  },
  {
    about: ['inquiry'],
    keys: ['inquiryDate'],
    pattern: /\b(?:pulled|ran|inquiry|checked|looked)\b/u,
    unless: /\b(?:moved|since|before|after|bought|lived|came|born|called|visit|visited|years?)\b/u,
  },
  {
    about: ['goodwill'],
    keys: ['lateMonth'],
    pattern: /\b(?:(?:late|missed) (?:payment|month)|(?:was|is) late|late (?:in|for)|missed)\b/u,
    unless: /\b(?:since|until|never|before|after|opened|lost|only|called|back)\b/u,
  },
];

const MONTHS = monthNames.map((name) => name.toLowerCase());
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DATE = new RegExp(
  `\\b${MONTH}\\.?,? (?:of )?(?:(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? ((?:19|20)\\d\\d))?|((?:19|20)\\d\\d))|(?<=\\b(?:in|around|last|this) )${MONTH}\\b|\\b(\\d{1,2})/(\\d{1,2})/((?:19|20)?\\d\\d)\\b|\\b((?:19|20)\\d\\d)\\b`,
  'giu',
);

interface TellsDate {
  readonly words: string;
  readonly year?: string | undefined;
  readonly month?: string | undefined;
  readonly day?: string | undefined;
}

function datesIn(text: string): readonly TellsDate[] {
  return [...text.matchAll(DATE)].map(
    ([words, named, day, year, loneYear, lone, usMonth, usDay, usYear, only]): TellsDate => {
      const name = named ?? lone;
      const month = name
        ? MONTHS.findIndex((each) => each.startsWith(name.toLowerCase())) + 1
        : Number(usMonth);
      const full = usYear?.length === 2 ? `20${usYear}` : usYear;
      return {
        words,
        year: year ?? loneYear ?? full ?? only,
        month: month ? String(month).padStart(2, '0') : undefined,
        day: (day ?? usDay)?.padStart(2, '0'),
      };
    },
  );
}

/** The first date about the same thing that differs from the answer, as far as it is told. */
export function differingDate(
  sentence: string,
  about: ReadonlySet<Dispute>,
  facts: DisputeFacts,
  isDelinquency: boolean,
): string | undefined {
  const plain = plainWords(sentence);
  for (const told of dates) {
    const fits =
      told.about === 'delinquency'
        ? isDelinquency
        : told.about !== 'amount' && told.about.some((one) => about.has(one));
    if (!fits || !told.pattern.test(plain) || (told.unless?.test(plain) ?? false)) continue;
    const answers = told.keys.map((key) => facts[key] ?? '').filter((value) => value !== '');
    if (answers.length === 0) continue;
    // "They have 2022" says what the report shows.
    const shown = facts['dateShown'] ?? '';
    const other = datesIn(numbersInFigures(sentence)).find(
      (date) =>
        !answers.some((answer) => agrees(date, answer)) &&
        (date.month !== undefined || !agrees(date, shown)),
    );
    if (other) return other.words;
  }
  return undefined;
}

/** `2026-03-06` or `2026-03`, compared in the parts that both tell. */
function agrees({ year, month, day }: TellsDate, answer: string): boolean {
  const [itsYear, itsMonth, itsDay] = answer.split('-');
  return (
    (year === undefined || year === itsYear) &&
    (month === undefined || month === itsMonth) &&
    (day === undefined || itsDay === undefined || day === itsDay)
  );
}
