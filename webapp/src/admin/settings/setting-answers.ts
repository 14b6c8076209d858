import { asksForRegistration, unmetPreconditions } from '@creditfix/shared/billing';
import { dollars, UsStates } from '@creditfix/shared/kernel';
import { claimNames, type OperatorKey, type OperatorValues } from '@creditfix/shared/operator';

/** A setting as the answers of a form, each under the way to it (`successRate/text/en`), and back. */

export type Answers = Record<string, string | boolean>;

export interface SettingField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'lines' | 'dollars' | 'day' | 'tick' | 'choice';
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
}

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly SettingField[];
  /** Where there are many groups, each is in a fold; an open one has something in it. */
  readonly fold?: 'open' | 'closed';
}

export const settingChoices = [
  { value: 'prices', label: 'Prices' },
  { value: 'company', label: 'Company' },
  { value: 'claims', label: 'Claims' },
  { value: 'testimonials', label: 'Testimonials' },
  { value: 'states', label: 'States' },
  { value: 'legalChoice', label: 'What you are in law' },
  { value: 'lawReview', label: 'Review of the law' },
  { value: 'staffViews', label: 'Views as a person' },
  { value: 'announcement', label: 'Announcement' },
] satisfies { value: OperatorKey; label: string }[];

/** What each setting is for. */
export const aboutSetting: Readonly<Record<OperatorKey, string>> = {
  prices:
    'What people pay for Pro and for a mailed letter, and what the carrier charges you. Pages, terms, emails and new contracts name the price of Pro at once. Set the same one in Stripe: Launch says where the two differ. Whoever has a subscription or a contract keeps the price of it.',
  company: 'Who stands behind the site: on its pages, in contracts, and where people write to.',
  claims: 'The figures that the pages show as yours.',
  testimonials: 'What people told you, in their words. Twelve at most.',
  states:
    'Nothing is sold to people of a state that is not selected. They can still write free letters.',
  legalChoice:
    'LEGAL_MODE on the server says what counts. Here stands who decided it, so that somebody answers for it: courts read the Credit Repair Organizations Act widely, and a lawyer says which of the two you are.',
  lawReview:
    'Who has read the table that our letters take the law from, and when. About us, How it works and the guides name both; with nothing here they say nothing of a review.',
  staffViews:
    'Whoever helps a person can look at their pages as they see them, for half an hour and without changing anything.',
  announcement: 'A line above every page for consumers. Each reader can hide it.',
};

type States = OperatorValues['states'];
type StateCode = keyof typeof UsStates;

const CODES = Object.keys(UsStates) as StateCode[];
const ADDRESS_LINES = 4;

/** Amounts are dollars on the screen; lists have their numbers as names. */
export function toAnswers(key: OperatorKey, value: unknown): Answers {
  if (key !== 'states') return flat(value);
  const { notServed, registrations } = value as States;
  const served = CODES.map((code) => [`served/${code}`, !notServed.includes(code)] as const);
  return { ...Object.fromEntries(served), ...flat({ registrations }) };
}

function flat(value: unknown, way = ''): Answers {
  if (typeof value === 'string' || typeof value === 'boolean') return { [way]: value };
  if (typeof value === 'number') return { [way]: (value / 100).toFixed(2) };
  const inner = Object.entries((value ?? {}) as object).map(([name, each]) =>
    flat(each, way === '' ? name : `${way}/${name}`),
  );
  return Object.assign({}, ...inner) as Answers;
}

interface Tree {
  [name: string]: Tree | string | boolean | number | undefined;
}

/** What was left empty is left out, and so is a note of which nothing is written. */
export function toValue(key: OperatorKey, answers: Readonly<Answers>): unknown {
  if (key === 'states') {
    const { served: _, ...rest } = tree(answers);
    const notServed = CODES.filter((code) => answers[`served/${code}`] === false);
    return { registrations: {}, ...rest, notServed };
  }
  const value = tree(answers, key === 'announcement');
  if (key === 'testimonials') return Object.values(value);
  if (key === 'company') return { ...value, addressLines: Object.values(value.addressLines ?? {}) };
  return value;
}

function tree(answers: Readonly<Answers>, keepsEmpty = false): Tree {
  const whole: Tree = {};
  for (const [name, answer] of Object.entries(answers)) {
    if (answer === '' && !keepsEmpty) continue;
    const steps = name.split('/');
    const last = steps.pop() ?? '';
    let at = whole;
    for (const step of steps) at = (at[step] ??= {}) as Tree;
    at[last] = last.endsWith('Cents') ? cents(String(answer)) : answer;
  }
  return whole;
}

function cents(amount: string): number {
  return Math.round(Number(amount.replace(/[$,\s]/g, '')) * 100);
}

const text = (name: string, label: string, hint?: string): SettingField => ({
  name,
  label,
  kind: 'text',
  ...(hint && { hint }),
});
const tick = (name: string, label: string): SettingField => ({ name, label, kind: 'tick' });

const NOTE_HINT = 'Kept with each version; nobody outside the staff sees it.';

const noteOf = (name: string): readonly SettingField[] => [
  { name: `${name}/substantiation/what`, label: 'What shows it', kind: 'lines', hint: NOTE_HINT },
  { name: `${name}/substantiation/since`, label: 'From which day', kind: 'day' },
  {
    name: `${name}/substantiation/how`,
    label: 'How it was measured, or how the person agreed',
    kind: 'lines',
  },
];

const classNames: Readonly<Record<string, string>> = {
  certified: 'Certified mail',
  certified_return_receipt: 'Certified mail with return receipt',
  first_class: 'First-class mail',
};

const amounts = [
  ['baseCents', 'first page', 'the first page of each letter'],
  ['extraPageCents', 'each further page', 'each further page'],
  ['flatEnvelopeCents', 'flat envelope', 'each flat envelope'],
] as const;

const groups: Readonly<Record<OperatorKey, (answers: Readonly<Answers>) => readonly FieldGroup[]>> =
  {
    prices: () => [
      { title: 'Credit Fix Pro', fields: [amountField('proMonthlyCents', 'Monthly price')] },
      ...Object.entries(classNames).map(([id, title]) => ({
        title,
        // Side by side: what comes in, and what goes out.
        fields: amounts.flatMap(([amount, label]) => [
          amountField(`mail/${id}/${amount}`, `Price, ${label}`),
          amountField(`carrierCosts/${id}/${amount}`, `What the carrier charges, ${label}`),
        ]),
      })),
    ],
    company: () => [
      {
        title: 'Company',
        fields: [
          text('legalName', 'Name'),
          ...Array.from({ length: ADDRESS_LINES }, (_, at) =>
            text(`addressLines/${at}`, `Address, line ${at + 1}`),
          ),
          text('state', 'State, as the terms name it'),
          text('supportEmail', 'Where people write for help'),
          text('accessibilityEmail', 'Where people write who cannot use a page'),
        ],
      },
    ],
    claims: () =>
      Object.entries(claimNames).map(([id, title]) => ({
        title,
        fields: [
          tick(`${id}/shown`, 'May be shown'),
          text(`${id}/figure`, 'Figure'),
          text(`${id}/text/en`, 'What it counts'),
          text(`${id}/text/es`, 'What it counts, in Spanish'),
          ...noteOf(id),
        ],
      })),
    testimonials: (answers) =>
      placesOf(answers).map((at) => ({
        title: `Testimonial ${Number(at) + 1}`,
        fields: [
          tick(`${at}/shown`, 'May be shown'),
          text(`${at}/name`, 'Name'),
          text(`${at}/improvement/en`, 'What changed'),
          text(`${at}/improvement/es`, 'What changed, in Spanish'),
          { name: `${at}/text/en`, label: 'What they said', kind: 'lines' },
          { name: `${at}/text/es`, label: 'What they said, in Spanish', kind: 'lines' },
          ...noteOf(at),
        ],
      })),
    states: (answers) => [
      {
        title: 'States that you serve',
        fields: CODES.map((code) => tick(`served/${code}`, UsStates[code])),
      },
      ...CODES.filter((code) => isNoted(code, answers)).map((code) => ({
        title: `Your standing in ${UsStates[code]}`,
        fold: hasNotes(code, answers) ? ('open' as const) : ('closed' as const),
        fields: [
          text(
            `registrations/${code}/number`,
            'Registration number',
            asksForRegistration(code)
              ? 'Nothing is sold there without it (LEGAL_MODE=cro).'
              : 'If the state gives one.',
          ),
          text(`registrations/${code}/bond`, 'Bond', 'Surety and number, as contracts print it.'),
          text(`registrations/${code}/checkedBy`, 'Which lawyer has checked its law'),
          { name: `registrations/${code}/checkedOn`, label: 'Checked on', kind: 'day' as const },
        ],
      })),
    ],
    legalChoice: () => [
      {
        title: 'What you are in law',
        fields: [
          {
            name: 'mode',
            label: 'What was decided',
            kind: 'choice',
            choices: [
              { value: '', label: 'Nothing yet' },
              { value: 'self_help', label: 'self_help: people write their own letters' },
              { value: 'cro', label: 'cro: a credit repair organization' },
            ],
          },
          text('decidedBy', 'Who decided it', 'The lawyer, or whoever answers for it.'),
          { name: 'decidedOn', label: 'On which day', kind: 'day' },
        ],
      },
    ],
    lawReview: () => [
      {
        title: 'Who reviewed the table of the law',
        fields: [
          text(
            'by',
            'Who reviewed it',
            'Shown to everybody, as in: Dana Lawyer, attorney in Ohio.',
          ),
          { name: 'on', label: 'On which day', kind: 'day' },
        ],
      },
    ],
    staffViews: () => [
      {
        title: 'Views as a person',
        fields: [tick('tellPerson', 'Email the person that we looked, and why')],
      },
    ],
    announcement: () => [
      {
        title: 'Announcement',
        fields: [
          tick('shown', 'Show it above every page for consumers'),
          {
            name: 'text/en',
            label: 'Text in English',
            kind: 'lines',
            hint: 'Plain text, one or two lines.',
          },
          {
            name: 'text/es',
            label: 'Text in Spanish',
            kind: 'lines',
            hint: 'Plain text, one or two lines.',
          },
        ],
      },
    ],
  };

/** The fields of a setting, in the order of the screen. */
export function groupsOf(key: OperatorKey, answers: Readonly<Answers>): readonly FieldGroup[] {
  return groups[key](answers);
}

function amountField(name: string, label: string): SettingField {
  return { name, label: `${label} ($)`, kind: 'dollars' };
}

/** Where the law asks for something that is to be written down, or something is already. */
function isNoted(code: StateCode, answers: Readonly<Answers>): boolean {
  return unmetPreconditions(code).length > 0 || hasNotes(code, answers);
}

function hasNotes(code: StateCode, answers: Readonly<Answers>): boolean {
  return Object.keys(answers).some((name) => name.startsWith(`registrations/${code}/`));
}

/** A mail price that costs more than it brings in says how much is lost; it may be meant. */
export function belowCost(name: string, answers: Readonly<Answers>): string | undefined {
  const cost = answers[name.replace(/^mail\//, 'carrierCosts/')];
  if (!name.startsWith('mail/') || !cost || !answers[name]) return undefined;
  const [price, charged] = [cents(String(answers[name])), cents(String(cost))];
  const [, , on] = amounts.find(([amount]) => name.endsWith(`/${amount}`)) ?? [];
  return price < charged && on ? `You lose ${dollars(charged - price)} on ${on}.` : undefined;
}

/** The states of which nothing is written down, to begin with. */
export function statesToNote(answers: Readonly<Answers>): readonly StateCode[] {
  return CODES.filter((code) => !isNoted(code, answers));
}

function placesOf(answers: Readonly<Answers>): readonly string[] {
  return [...new Set(Object.keys(answers).map((name) => name.split('/')[0] ?? ''))];
}

/** An answer for every field, also where nothing was set yet. */
export function filled(key: OperatorKey, answers: Readonly<Answers>): Answers {
  const fields = groupsOf(key, answers).flatMap((group) => group.fields);
  const empty = fields.map(({ name, kind }) => [name, kind === 'tick' ? false : ''] as const);
  return { ...Object.fromEntries(empty), ...answers };
}

/** What is different between two versions, a line each. */
export function changesBetween(
  key: OperatorKey,
  before: unknown,
  after: unknown,
): readonly { readonly name: string; readonly from: string; readonly to: string }[] {
  const [old, now] = [before, after].map((value) => (value ? toAnswers(key, value) : {}));
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  return names.flatMap((name) => {
    const [from, to] = [said(old?.[name]), said(now?.[name])];
    return from === to ? [] : [{ name: name.replaceAll('/', ', '), from, to }];
  });
}

function said(answer: string | boolean | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return answer === undefined || answer === '' ? 'nothing' : answer;
}
