import { moneyCents } from '../facts/fact-words.rules.ts';
import {
  agrees,
  AMOUNT,
  centsOf,
  datesIn,
  isDate,
  sumsIn,
  type TellsDate,
} from '../facts/text-reading.rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { plainWords, numbersInFigures } from './plain-words.rules.ts';

/** Sums and dates in a person's own sentence that are others than those in the answers about the same thing. */

/** What a sentence tells, and beside which kind of dispute the answers tell the same. Content table. */
interface Told {
  readonly beside: readonly string[];
  /** In the sentence: what happened. */
  readonly pattern: RegExp;
  /** In the clause of the figure: something else happened. */
  readonly unless?: RegExp;
  /** What others say counts, too. */
  readonly byOthers?: true;
}

const amounts: readonly Told[] = [
  {
    beside: ['paid_full', 'settled'],
    pattern:
      /\b(?:paid|pay|payment|payments|sent|settled|settle|settlement|gave|put|handed|took|take|wire|wired|remitted|transferred|transfer|shook|closed|for|got|received|counted out|mailed|agree|agreed|covered|receipt|going out)\b/u,
    unless:
      /\b(?:each|month|months|monthly|first|two payments|to my|asked|vacations?|back|showed?|shows|still|says|said|owed?|score|wanted|instead|offered)\b/u,
  },
  {
    beside: ['amount'],
    byOthers: true,
    pattern:
      /\b(?:balance|owe|correct|right|true|figure|should be|ought|shows?|says|say|(?:got|have|has) (?:me|it)|down for|lists?|listed|reports?|reported|statement|bill)\b/u,
    unless:
      /\b(?:limit|fee|fees|payment|paid (?!it all)|purchase|difference|charged?|borrowed|over|off by|about|month|store|more than|never|not)\b/u,
  },
  {
    beside: ['duplicate'],
    byOthers: true,
    pattern: /\b(?:both|each|second|first|entry|entries|one)\b/u,
    unless: /\b(?:looks? as if|looks? like|as if|together|in all|month|fee|owe)\b/u,
  },
  {
    beside: ['other'],
    byOthers: true,
    pattern:
      /\b(?:notice|they|collector|you)\b.*\b(?:claims?|says?|wants?|asks?|asking|demands?)\b/u,
    unless: /\b(?:fees?|last|bill|my|gym|rest|interest|was|were)\b/u,
  },
];

/** Where a figure's clause ends: not inside "$1,240" or "March 6, 2026". */
const CLAUSE =
  /[;:!?()"]|,(?!\s*\d)|\.(?!\d)|\b(?:and|but|so|because|when|while|then|which|who|if|although|though|unless|or)\b/giu;

/** "They say", "it shows", "they put": what others hold is not what the person tells. */
const OTHERS_SAY =
  /\b(?:they|he|she|it|report|entry|bureau|collector|bank|company|lender|lady|man|woman|clerk)\b(?: \p{L}+){0,3}? (?:say|says|said|told|tell|claim|claims|claimed|put|puts|insists?|insisted|thinks?|thought|marks?|marked|shows?|showed|lists?|listed|reports?|reported|(?:have|has|had|got) (?:it|me|this|that|(?:19|20)\d\d))\b/u;

/** The clauses with a figure, of which the person tells what `told` is about. */
function tellingClauses(sentence: string, { pattern, unless, byOthers }: Told): readonly string[] {
  if (!pattern.test(plainWords(sentence))) return [];
  return numbersInFigures(sentence)
    .split(CLAUSE)
    .filter((clause) => {
      const plain = plainWords(clause);
      return !(unless?.test(plain) ?? false) && (byOthers === true || !OTHERS_SAY.test(plain));
    });
}

/** The first sum that no answer knows. */
export function differingAmount(
  sentence: string,
  context: string,
  facts: DisputeFacts,
): string | undefined {
  const known = sumsIn(Object.values(facts));
  if (known.size === 0) return undefined;
  return amounts
    .filter(({ beside }) => beside.includes(context))
    .flatMap((told) => tellingClauses(sentence, told))
    .flatMap((clause) => [...clause.matchAll(AMOUNT)])
    .find((match) => !knows(known, match))?.[0];
}

/** "Twenty-three hundred" is $2,310.00, and "$1,200" is not $1,240.00. */
const ROUNDED_TO = 100_00;
const ROUNDED_BY = 0.02;

function knows(known: ReadonlySet<number>, match: RegExpMatchArray): boolean {
  const cents = centsOf(match);
  if (cents === undefined || known.has(cents)) return true;
  return (
    cents % ROUNDED_TO === 0 && [...known].some((sum) => Math.abs(sum - cents) <= sum * ROUNDED_BY)
  );
}

/** Whether the sums and dates of a passage are those of the answers: "sum-other", "date-same". */
export function figuresBeside(passage: string, facts: DisputeFacts): readonly string[] {
  const figures = numbersInFigures(passage);
  const answers = Object.values(facts);
  const known = sumsIn(answers);
  const dated = MAIN_DATES.flatMap((key) => facts[key] ?? []);
  const sums = [...figures.matchAll(AMOUNT)].map((sum) =>
    knows(known, sum) ? 'sum-same' : 'sum-other',
  );
  const days = datesIn(figures).map((date) => {
    if (dated.some((answer) => agrees(date, answer))) return 'date-same';
    return answers.some((answer) => isDate(answer) && agrees(date, answer))
      ? 'date-known'
      : 'date-other';
  });
  return [...new Set([...sums, ...days])];
}

/** When what is disputed happened. */
const MAIN_DATES = [
  'paidDate',
  'paymentMadeDate',
  'dateCorrect',
  'firstDelinquencyDate',
  'discoveryDate',
];

interface ToldDate extends Told {
  readonly keys: readonly string[];
  /** The answer whose sum the day belongs to: a clause with another sum tells of another day. */
  readonly ofSum?: string;
}

const dates: readonly ToldDate[] = [
  {
    beside: ['paid_full', 'settled'],
    keys: ['paidDate'],
    pattern:
      /\b(?:paid|pay|payment|sent|settled|settlement|transfer|transferred|wired|cleared|money left|went out|took|got my|closed the deal|deal closed|receipt)\b/u,
    unless:
      /\b(?:bill|hospital|years|asked|called|call|wrote|not able|charged off|borrowed|letter|told|notice|shows?|opened|until|since|card)\b|\b(?:before|after) i\b/u,
  },
  {
    beside: ['late_month'],
    keys: ['paymentMadeDate', 'paymentDueDate'],
    pattern:
      /\b(?:paid|pay|sent|mailed|made|due|took|payment|left my account|had my money|walked it)\b/u,
    unless:
      /\b(?:cleared|called|told|wrote|another|other|next|before that|as well|last|late mark|find|found|since|lost|moved|escrow|every|in 20\d\d)\b/u,
  },
  {
    beside: ['delinquency'],
    keys: ['dateCorrect', 'firstDelinquencyDate'],
    pattern:
      /\b(?:(?:first|started) (?:\p{L}+ ){0,2}(?:missed|late|went late|payment|time)|first missed|fell behind|stopped paying|quit paying|went (?:past due|late)|first|skipped|come up short|came up short|could not make|went under|trouble (?:began|started)|(?:quit|stopped) then)\b/u,
    unless:
      /\b(?:as if|bought|not the (?:date|first|day)|collector|letter|they show|reports?|shows?|sold)\b/u,
  },
  {
    beside: ['too_old'],
    keys: ['firstDelinquencyDate'],
    pattern:
      /\b(?:first (?:\p{L}+ )?(?:missed|late|time)|first missed|(?:fell|went|got) behind|stopped paying|quit paying|went past due)\b/u,
    unless: /\b(?:never|collector|letter|statement)\b/u,
  },
  {
    beside: ['theft', 'theft_used'],
    keys: ['discoveryDate'],
    pattern:
      /\b(?:found out|find out|found|discovered?|noticed|learned|first (?:saw|look|heard)|saw it|heard of it|aware|have known)\b/u,
    unless: /\b(?:police|stolen|report)\b/u,
  },
  {
    beside: ['inquiry'],
    keys: ['inquiryDate'],
    pattern: /\b(?:pulled|ran|inquiry|checked|looked)\b/u,
    unless:
      /\b(?:moved|since|before|after|bought|lived|came|born|called|visit|visited|years?|applied|wrote|(?:from|at) my(?! (?:file|credit|report|history)))\b/u,
  },
  {
    beside: ['amount'],
    keys: ['asOfDate'],
    ofSum: 'amountCorrect',
    pattern: /\b(?:statement|as of)\b/u,
    unless:
      /\b(?:since|until|before|after|opened|bought|called|charge|paid|wrong|refund|refunded|new|said)\b/u,
  },
  {
    beside: ['other'],
    keys: ['reliefDate'],
    pattern: /\b(?:filed|chapter|order for relief|bankruptcy (?:was|is) (?:from|of))\b/u,
    unless: /\b(?:discharged?|closed|since|until|before|after|dropped|looked|fell|moved|report)\b/u,
  },
  {
    beside: ['other'],
    keys: ['lienPaidDate'],
    pattern: /\b(?:paid|pay|payment)\b/u,
    // The county's release comes weeks later.
    unless:
      /\b(?:filed|release|released|since|until|before|after|started|first|looked|report|found|sold)\b/u,
  },
  {
    beside: ['goodwill'],
    keys: ['lateMonth'],
    pattern: /\b(?:(?:late|missed) (?:payment|month)|(?:was|is) late|late (?:in|for)|missed)\b/u,
    unless: /\b(?:since|until|never|before|after|opened|lost|only|called|back)\b/u,
  },
];

/** The first date about the same thing that differs from the answer, as far as it is told. */
export function differingDate(
  sentence: string,
  context: string,
  facts: DisputeFacts,
): string | undefined {
  // "They have 2022" says what the report shows.
  const shown = facts['dateShown'] ?? '';
  for (const told of dates) {
    if (!told.beside.includes(context)) continue;
    const answers = told.keys.flatMap((key) => facts[key] || []);
    const [main] = answers;
    // Beside the day of the answer another is another's.
    const isTold = (date: TellsDate) => main !== undefined && agrees(date, main);
    if (main === undefined || datesIn(numbersInFigures(sentence)).some(isTold)) continue;
    const sum = told.ofSum && moneyCents(facts[told.ofSum] ?? '');
    const other = tellingClauses(sentence, told)
      .filter(
        (clause) =>
          !told.ofSum || [...clause.matchAll(AMOUNT)].every((match) => centsOf(match) === sum),
      )
      .flatMap(datesIn)
      .find(
        (date) =>
          !answers.some((answer) => agrees(date, answer)) &&
          (date.month !== undefined || !agrees(date, shown)),
      );
    if (other) return other.words;
  }
  return undefined;
}
