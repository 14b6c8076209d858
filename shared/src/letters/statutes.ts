import type { CalendarDate } from '../kernel/index.ts';

/** A piece of law that a letter may cite, in words that a worried person can use. Content table: change it only with its source open. */
export interface Statute {
  /** The words as they stand in a letter. */
  readonly citation: string;
  readonly section: string;
  readonly meaning: string;
  /** Who has to follow it. */
  readonly binds: 'bureau' | 'furnisher' | 'collector' | 'user_of_reports' | 'business';
  readonly source: string;
  readonly checkedAt: CalendarDate;
}

const CHECKED_AT = '2026-11-21';
const code = (section: string) => ({
  citation: `15 U.S.C. § ${section}`,
  section: `15 USC ${section}`,
  source: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section${/^[\da-z-]+/.exec(section)?.[0]}`,
  checkedAt: CHECKED_AT,
});

export const statutes = {
  'cra.reinvestigate': {
    ...code('1681i(a)(1)(A)'),
    binds: 'bureau',
    meaning:
      'The bureau has to look into your dispute for free, normally within 30 days of the day it gets your letter.',
  },
  'cra.extend15': {
    ...code('1681i(a)(1)(B)'),
    binds: 'bureau',
    meaning:
      'If you send more information during the 30 days, the bureau may take up to 15 days longer.',
  },
  'cra.furnisherNotice': {
    ...code('1681i(a)(2)'),
    binds: 'bureau',
    meaning:
      'Within 5 business days the bureau has to tell the company that reported the item about your dispute, with the information you sent.',
  },
  'cra.frivolous': {
    ...code('1681i(a)(3)'),
    binds: 'bureau',
    meaning:
      'The bureau may set a dispute aside if it has too little information, and then has to tell you what is missing.',
  },
  'cra.considerAll': {
    ...code('1681i(a)(4)'),
    binds: 'bureau',
    meaning:
      'The bureau has to review all relevant information that you send within the 30-day period.',
  },
  'cra.delete': {
    ...code('1681i(a)(5)(A)'),
    binds: 'bureau',
    meaning:
      'What turns out to be wrong or incomplete, or cannot be verified, has to be corrected or taken out.',
  },
  'cra.reinsertion': {
    ...code('1681i(a)(5)(B)'),
    binds: 'bureau',
    meaning:
      'An item that was taken out may come back only if the company certifies it is right, and you get written notice within 5 business days.',
  },
  'cra.results': {
    ...code('1681i(a)(6)'),
    binds: 'bureau',
    meaning:
      'The bureau has to send you the results in writing within 5 business days after it finishes.',
  },
  'cra.procedure': {
    ...code('1681i(a)(7)'),
    binds: 'bureau',
    meaning:
      'If you ask after the results, the bureau has 15 days to describe how it checked the item.',
  },
  'cra.expedited': {
    ...code('1681i(a)(8)'),
    binds: 'bureau',
    meaning:
      'A bureau that deletes the item within 3 business days may use a shorter way to tell you.',
  },
  'cra.statement': {
    ...code('1681i(b)'),
    binds: 'bureau',
    meaning:
      'If the dispute is not settled, you may add a short statement of your side to your file.',
  },
  'cra.notifyRecipients': {
    ...code('1681i(d)'),
    binds: 'bureau',
    meaning:
      'After a correction you may ask the bureau to tell those who got your report not long before.',
  },
  'cra.veteranMedical': {
    ...code('1681i(g)'),
    binds: 'bureau',
    meaning:
      'A veteran who sends papers showing that the VA is responsible for a medical bill can have the bureau delete that debt.',
  },
  'cra.annual45': {
    ...code('1681j(a)(3)'),
    binds: 'bureau',
    meaning:
      'When you dispute after your free annual report, the bureau has 45 days instead of 30.',
  },
  'cra.accuracy': {
    ...code('1681e(b)'),
    binds: 'bureau',
    meaning:
      'The bureau has to use reasonable procedures so that your report is as accurate as possible.',
  },
  'cra.purposeChecks': {
    ...code('1681e(a)'),
    binds: 'bureau',
    meaning: 'The bureau has to check who asks for reports and what they want them for.',
  },
  'purpose.permitted': {
    ...code('1681b(a)'),
    binds: 'bureau',
    meaning: 'A bureau may give out your report only for the purposes that the law lists.',
  },
  'purpose.user': {
    ...code('1681b(f)'),
    binds: 'user_of_reports',
    meaning: 'A company may get your report only if it has one of the purposes that the law lists.',
  },
  'obs.bankruptcy': {
    ...code('1681c(a)(1)'),
    binds: 'bureau',
    meaning: 'A bankruptcy may be reported for ten years from the order that opened it.',
  },
  'obs.collections': {
    ...code('1681c(a)(4)'),
    binds: 'bureau',
    meaning:
      'Accounts sent to collection or written off as a loss may be reported for seven years.',
  },
  'obs.other': {
    ...code('1681c(a)(5)'),
    binds: 'bureau',
    meaning: 'Other negative items, such as a late payment, may be reported for seven years.',
  },
  'obs.clockStart': {
    ...code('1681c(c)(1)'),
    binds: 'bureau',
    meaning:
      'For a collection or charge-off the seven years are counted from 180 days after the missed payment that led to it.',
  },
  'medical.code': {
    ...code('1681c(a)(6)'),
    binds: 'bureau',
    meaning:
      'A report may show a medical provider only in a form that does not reveal the provider or the kind of care.',
  },
  'idt.block': {
    ...code('1681c-2(a)'),
    binds: 'bureau',
    meaning:
      'With proof of identity, an identity theft report, the item and your statement, the bureau has to block the item within 4 business days.',
  },
  'idt.notifyFurnisher': {
    ...code('1681c-2(b)'),
    binds: 'bureau',
    meaning: 'The bureau has to tell the company that reported the item about the block.',
  },
  'idt.decline': {
    ...code('1681c-2(c)'),
    binds: 'bureau',
    meaning:
      'The bureau may refuse or lift a block that rests on an error or an untrue statement, and has to tell you promptly if it does.',
  },
  'idt.initialAlert': {
    ...code('1681c-1(a)'),
    binds: 'bureau',
    meaning:
      'A fraud alert, for at least one year, asks lenders to take extra care that an applicant is really you.',
  },
  'idt.extendedAlert': {
    ...code('1681c-1(b)'),
    binds: 'bureau',
    meaning:
      'With an identity theft report you can ask for a fraud alert that stays for seven years.',
  },
  'file.disclose': {
    ...code('1681g(a)'),
    binds: 'bureau',
    meaning:
      'You may see what is in your file and where it came from; this is no right to have anything deleted.',
  },
} as const satisfies Readonly<Record<string, Statute>>;

export type StatuteKey = keyof typeof statutes;

function isStatuteKey(key: string): key is StatuteKey {
  return Object.hasOwn(statutes, key);
}

/** What the review screen says when a person touches a citation. */
export function statuteMeaning(
  key: string,
):
  | { readonly meaning: string; readonly binds: Statute['binds']; readonly citation: string }
  | undefined {
  if (!isStatuteKey(key)) return undefined;
  const { meaning, binds, citation } = statutes[key];
  return { meaning, binds, citation };
}
