import type { BodyInputOf } from '@creditfix/shared/kernel';
import {
  DisputeReason,
  LetterRecipient,
  TemplateSlug,
  composeLetter,
  disputeLetterRequestSchema,
  factFaults,
  isSpecial,
  needsNamedBureau,
  printedBureauAddress,
  readLetter,
  purposeOf,
  questionsFor,
  refusalFor,
  ruleFor,
  type LetterInput,
  type Question,
  type QuestionsAbout,
  type letterEndpoints,
} from '@creditfix/shared/letters';
import fc from 'fast-check';
import {
  FIRST_NAMES,
  LAST_NAMES,
  STREETS,
  TOWNS,
  COMPANIES,
  NUMBERS,
  OWN_WORDS,
} from './hard-words.table.ts';

/** Complete disputes as people send them, for every row of the rule table: made up, with names and words that are hard to print. */

export type LetterBody = BodyInputOf<(typeof letterEndpoints)['generateLetter']>;

interface Row {
  readonly recipient: LetterRecipient;
  readonly disputeReason: DisputeReason;
  readonly template?: TemplateSlug;
}

export interface GeneratedDispute {
  /** `collector pay_for_delete` */
  readonly name: string;
  readonly body: LetterBody;
}

const TODAY = '2026-11-21';
const TRIES = 200;

/** One dispute for each row, that the rules have nothing against. The same seed gives the same ones. */
export function disputesOfEveryRow(seed: number): readonly GeneratedDispute[] {
  return rows().map((row, index) => {
    const name = `${row.recipient} ${purposeOf(row)}`;
    return { name, body: aWrittenDispute(row, index, seed, name) };
  });
}

/** The first of several that runs into no gate. */
function aWrittenDispute(row: Row, index: number, seed: number, name: string): LetterBody {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [body] = fc.sample(aDispute(row, index), {
      numRuns: 1,
      seed: seed + index * TRIES + tries,
    });
    if (body && isWritten(body)) return body;
  }
  throw new Error(`no dispute could be made for ${name}`);
}

/** Disputes of every row whose answers may run into any gate. */
export function daringDisputes(seed: number): readonly GeneratedDispute[] {
  return rows().flatMap((row, index) => {
    const bodies = fc.sample(aDispute(row, index, true), { numRuns: 3, seed: seed + index });
    return bodies.map((body) => ({ name: `${row.recipient} ${purposeOf(row)}`, body }));
  });
}

function rows(): readonly Row[] {
  const special = Object.values(TemplateSlug).filter((template) =>
    isSpecial(purposeOf({ disputeReason: 'other', template })),
  );
  const kinds = [
    ...Object.values(DisputeReason).map((disputeReason) => ({ disputeReason })),
    ...special.map((template) => ({ disputeReason: 'other' as const, template })),
  ];
  return Object.values(LetterRecipient).flatMap((recipient) =>
    kinds
      .filter((kind) => ruleFor(purposeOf(kind), recipient))
      .map((kind) => ({ recipient, ...kind })),
  );
}

function isWritten(body: LetterBody): boolean {
  const { personalInfo, disputeDetails, bureauType } = disputeLetterRequestSchema.parse(body);
  if (factFaults(disputeDetails, TODAY).length > 0 || refusalFor(disputeDetails, TODAY))
    return false;
  const input: LetterInput = {
    personalInfo,
    disputeDetails,
    bureau: bureauType ?? undefined,
    date: TODAY,
    reference: 'CF-0000-0000',
  };
  return readLetter(composeLetter(input), input).every(({ severity }) => severity !== 'block');
}

/** As people type it, and every one of them more than four digits so that it has an end to be shown. */
const amounts = fc
  .tuple(
    fc.integer({ min: 100, max: 9_999_99 }),
    fc.constantFrom('plain', 'grouped', 'dollars', 'short'),
  )
  .map(([cents, style]) => {
    const plain = (cents / 100).toFixed(2);
    if (style === 'grouped') return plain.replace(/\B(?=(?:\d{3})+\.)/g, ',');
    if (style === 'dollars') return `$${plain}`;
    return style === 'short' ? plain.replace(/0$/, '') : plain;
  });

const days = fc
  .date({ min: new Date('2017-01-01'), max: new Date(`${TODAY}T00:00:00Z`), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Answers that lead to a gate; the other tests knock there. */
const STOPPING: Readonly<Record<string, readonly string[]>> = {
  identityUsed: ['yes'],
  howKnown: ['not_remembered'],
  applied: ['yes', 'not_sure'],
  agreedToPay: ['yes'],
  gotBenefit: ['yes'],
  thiefKnown: ['allowed'],
  notMyTransaction: ['no'],
  beingSued: ['yes'],
  broughtCurrent: ['yes'],
  collectorRole: ['original'],
  lateIsTrue: ['no'],
  openDispute: ['yes'],
  debtIsMine: ['no'],
  restartUnderstood: ['no'],
  noticeState: ['none'],
};

function answerTo(
  { key, kind, options = [], maxLength = 1_000 }: Question,
  isDaring: boolean,
): fc.Arbitrary<string> {
  const isGiven = (value: string) => isDaring || !STOPPING[key]?.includes(value);
  const values = options.map(({ value }) => value).filter(isGiven);
  switch (kind) {
    case 'choice':
      return fc.constantFrom(...values);
    case 'yes_no':
      return fc.constantFrom(...['yes', 'no'].filter(isGiven));
    case 'multi_choice':
      return fc.subarray(values).map((list) => list.slice(0, 3).join(','));
    case 'money':
      return amounts;
    case 'month':
      return days.map((day) => day.slice(0, 7));
    case 'date':
      return key === 'disputeBy' && !isDaring ? fc.constantFrom('2026-12-01', '2026-12-20') : days;
    case 'text':
      return shortAnswer(key).map((text) => text.slice(0, maxLength).trim());
    case 'long_text':
      return fc.constantFrom(...OWN_WORDS.filter(({ length }) => length <= maxLength));
  }
}

function shortAnswer(key: string): fc.Arbitrary<string> {
  if (/number|reference/i.test(key)) return fc.constantFrom('NR-20418/77', '4482-1190-07', '88213');
  if (/creditor|paidTo|company/i.test(key)) return fc.constantFrom(...COMPANIES);
  return fc.constantFrom('Charged off & sold, "closed"', 'Open <30 days late>', 'Paid as agreed');
}

/**
 * Answers to what a letter has to ask, none of which stops it, with those that a test gives in their place. Only what is asked is
 * answered; `extra` goes along all the same.
 */
export function answered(
  about: QuestionsAbout,
  given: Readonly<Record<string, string>> = {},
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const facts: Record<string, string> = {};
  for (;;) {
    const next = questionsFor(about, facts).find(({ key }) => !(key in facts));
    if (!next) return { ...facts, ...extra };
    facts[next.key] = given[next.key] ?? (next.required ? plainAnswer(next) : '');
  }
}

function plainAnswer({ key, kind, options = [] }: Question): string {
  const isSafe = (value: string) => !STOPPING[key]?.includes(value);
  switch (kind) {
    case 'choice':
    case 'yes_no':
      return [...options.map(({ value }) => value), 'no', 'yes'].find(isSafe) ?? '';
    case 'money':
      return '560.00';
    case 'date':
      return '2026-10-05';
    case 'month':
      return '2026-05';
    default:
      return 'As my papers show, in plain words';
  }
}

/** Answers the questions from top to bottom, as a person would. */
function answers(gen: fc.GeneratorValue, about: QuestionsAbout, isDaring: boolean) {
  const facts: Record<string, string> = {};
  for (;;) {
    const next = questionsFor(about, facts).find(({ key }) => !(key in facts));
    if (!next) return facts;
    const isSkipped = !next.required && gen(fc.nat, 9) < 3;
    facts[next.key] = isSkipped ? '' : gen(() => answerTo(next, isDaring));
  }
}

const BUREAUS = ['equifax', 'experian', 'transunion'] as const;

type One = <Value>(list: readonly Value[]) => Value;

function aDispute(row: Row, index: number, isDaring = false): fc.Arbitrary<LetterBody> {
  return fc.gen().map((gen) => {
    const one: One = (list) => gen(() => fc.constantFrom(...list));
    const personalInfo = aPerson(one);
    const item = (about: QuestionsAbout) => ({
      creditorName: one(COMPANIES),
      accountNumber: one(NUMBERS),
      disputeReason: about.disputeReason,
      customDetails: about.disputeReason === 'other' || gen(fc.boolean) ? one(OWN_WORDS) : '',
      facts: answers(gen, about, isDaring),
    });
    const isAlone = row.template !== undefined || row.recipient === 'inquirer' || index % 3 > 0;
    const bureauType =
      row.recipient === 'bureau'
        ? one(needsNamedBureau(row) ? BUREAUS : ([...BUREAUS, ''] as const))
        : '';
    // An open bureau has no address yet, and of some departments we print none.
    const isTyped = bureauType
      ? !printedBureauAddress(bureauType, row)
      : row.recipient !== 'bureau';
    return {
      personalInfo,
      disputeDetails: {
        ...row,
        ...item(row),
        ...(isTyped ? { recipientAddress: anAddress(one) } : {}),
        ...(isAlone
          ? {}
          : {
              moreItems: [
                item({
                  ...further(row, one),
                  further: true,
                }),
              ],
            }),
      },
      signature: { typedName: `${personalInfo.firstName} ${personalInfo.lastName}`.slice(0, 120) },
      deliveryMethod: 'download',
      bureauType,
    };
  });
}

function aPerson(one: One) {
  const [city, state, zipCode] = one(TOWNS);
  return {
    firstName: one(FIRST_NAMES),
    lastName: one(LAST_NAMES),
    address: one(STREETS),
    addressLine2: one(['', 'Apt “4½”']),
    city,
    state,
    zipCode,
    phone: one(['', '937-555-0142']),
    email: one(['', 'maria.o-neill+x@example.com']),
    dateOfBirth: one(['', '1984-02-29']),
    ssnLast4: one(['', '0417']),
  };
}

function anAddress(one: One) {
  const [city, state, zipCode] = one(TOWNS);
  return {
    name: one(COMPANIES),
    street: one(STREETS),
    street2: one(['', 'Suite 900']),
    city,
    state,
    zipCode,
    source: one(['report', 'company', 'business'] as const),
  };
}

/** What else the letter is about: anything, but identity theft stays with itself. */
function further(row: Row, one: One): Row {
  if (row.disputeReason === 'identity_theft') return row;
  const reasons = ['not_mine', 'paid_in_full', 'incorrect_amount', 'duplicate', 'other'] as const;
  return { ...row, disputeReason: one(reasons) };
}
