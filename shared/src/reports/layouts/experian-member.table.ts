import { Bureau } from '../../letters/index.ts';
import {
  NEVER_BY_EXPERIAN,
  experianBelow,
  experianFields,
  experianMarks,
  experianRecordFields,
} from './experian.table.ts';
import { NOT_KEPT, type Layout } from './layout.ts';

/** "Account Name" as this print has it: "Account name". */
function asSentence<Meaning>(fields: Readonly<Record<string, Meaning>>): Record<string, Meaning> {
  return Object.fromEntries(
    Object.entries(fields).map(([label, meaning]) => [
      label.slice(0, 1) + label.slice(1).toLowerCase(),
      meaning,
    ]),
  );
}

/**
 * Shows the print that has all three agencies side by side. Of it no public description says where its values stand: it is named
 * and not read. The prints of one agency each have the same labels at the same places.
 */
export const SIDE_BY_SIDE_PRINT =
  /printable-report\/(?!(?:experian|equifax|transunion)\/)\w|^(?:Experian +Equifax +TransUnion|TransUnion +Experian +Equifax)$/im;

const AGENCIES: Readonly<Record<Bureau, string>> = {
  equifax: 'Equifax',
  experian: 'Experian',
  transunion: 'TransUnion',
};

/** A report that a member of Experian printed: of Experian itself, or of another agency, in the same layout. */
function memberPrint(bureau: Bureau): Layout {
  return {
    ...print,
    id: bureau === Bureau.experian ? 'experian_member' : `experian_member_${bureau}`,
    name: `${AGENCIES[bureau]} report that a member of Experian printed`,
    bureau,
    // Another agency knows nothing of the number that Experian gave its print.
    head: bureau === Bureau.experian ? print.head : { ...print.head, reference: /(?!)/ },
    signs: [
      [new RegExp(`usa\\.experian\\.com/mfe/credit/printable-report/${bureau}/`, 'i'), 10],
      ...print.signs,
    ],
  };
}

const print: Layout = {
  id: 'experian_member',
  name: '',
  bureau: Bureau.experian,
  certainty: 'medium',
  source:
    'labels on which two public descriptions agree; that the prints of the three agencies are one layout: one description and the addresses',
  checkedAt: '2026-11-27',
  signs: [
    [SIDE_BY_SIDE_PRINT, -30],
    [/Date generated:/, 3],
    [/^Account info$/m, 2],
    [/^Open\/closed\b/m, 3],
    [/^Credit usage\b/m, 2],
    [/^Account name\b/m, 2],
    [/^Balance updated\b/m, 2],
    [/^Past due amount\b/m, 1],
  ],
  furniture: [/usa\.experian\.com\/mfe\/credit\/printable-report/i],
  headings: [
    [/^(?:At a glance|Summary)$/i, 'passed_over'],
    [/^Personal information$/i, 'person'],
    [/^(?:Open |Closed )?Accounts$/i, 'accounts'],
    [/^Collections?(?: accounts)?$/i, 'collections'],
    [/^Public records$/i, 'public_records'],
    [/^(?:Hard )?Inquiries$/i, 'hard_inquiries'],
    [/^Soft inquiries$/i, 'soft_inquiries'],
    [/^(?:Important messages|Contact Experian|Know your rights|FICO.{0,20})$/i, 'passed_over'],
  ],
  head: {
    date: /Date generated:? ?([A-Z][a-z]{2,8} \d{1,2}, \d{4})/,
    reference: /Report number:? ?(\d{4}-\d{4}-\d{2})/i,
    name: /Prepared For:? ?(\S.{0,80}?)(?:  |$)/im,
  },
  personLabels: {
    Names: 'names',
    Name: 'names',
    Addresses: 'addresses',
    'Year of birth': 'birth',
    'Phone numbers': NOT_KEPT,
    Employers: 'employers',
    'Social Security numbers': 'ssn',
  },
  colon: false,
  account: { anchor: /^Account name(?:\s|$)/, name: 'label' },
  labels: {
    ...asSentence(experianFields),
    'Company sold': NOT_KEPT,
    'Open/closed': 'condition',
    'Credit usage': NOT_KEPT,
    'Last payment date': 'lastPayment',
    'Last Payment Date': 'lastPayment',
    'Past due amount': 'pastDue',
    'Your statement': NOT_KEPT,
  },
  below: {
    start: /^(?:Contact info|Comments?)$/,
    labels: { ...asSentence(experianBelow), Comments: 'remarks' },
  },
  recordLabels: asSentence(experianRecordFields),
  factsEnd: /^(?:Payment history|Balance histories|Contact info|Your statement|Comments?)$/,
  history: {
    start: /^Payment history$/,
    end: /^(?:Current \/ Terms met|Payment history guide|Balance histories|Contact info|Comments?)/i,
    marks: { ...experianMarks, '-': 'no_data', '–': 'no_data' },
  },
  inquiries: 'inquired_on',
  neverPrinted: [...NEVER_BY_EXPERIAN, 'removal'],
  badge: /^POTENTIALLY NEGATIVE$/i,
};

export const experianMember: readonly Layout[] = Object.values(Bureau).map(memberPrint);
