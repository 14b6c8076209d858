import { type CalendarDate, spoken } from '../../kernel/index.ts';
import { statutesMessages as es } from '../contract/messages.es.ts';
import { statutesMessages as en } from '../contract/messages.ts';

/** A piece of law that a letter may cite. What it means in plain words is in `statutes.words.ts`, in both languages. */
export interface Statute {
  /** The words as they are in a letter. */
  readonly citation: string;
  /** `15 USC 1681i(a)(1)(A)`, `12 CFR 1022.43(a)(3)`: how the law is found again in a text. */
  readonly section: string;
  /** Who has to follow it. */
  readonly binds: 'bureau' | 'furnisher' | 'collector' | 'user_of_reports' | 'business';
  readonly source: string;
  readonly checkedAt: CalendarDate;
  /** Not yet compared with the current text word for word: no deadline may rest on it alone. */
  readonly unconfirmed?: true;
}

const CHECKED_AT = '2026-11-21';

/** A section of title 15 of the United States Code. */
const code = (section: string) => ({
  citation: `15 U.S.C. § ${section}`,
  section: `15 USC ${section}`,
  source: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section${/^[\da-z-]+/.exec(section)?.[0]}`,
  checkedAt: CHECKED_AT,
});

/** A section of title 12 of the Code of Federal Regulations. */
const rule = (section: string) => ({
  citation: `12 C.F.R. § ${section}`,
  section: `12 CFR ${section}`,
  source: `https://www.ecfr.gov/current/title-12/section-${/^[\d.]+/.exec(section)?.[0]}`,
  checkedAt: CHECKED_AT,
});

/** Law that binds the credit bureaus. Content table: change it only with its source open. */
const bureauStatutes = {
  'cra.reinvestigate': {
    ...code('1681i(a)(1)(A)'),
    binds: 'bureau',
  },
  'cra.extend15': {
    ...code('1681i(a)(1)(B)'),
    binds: 'bureau',
  },
  'cra.furnisherNotice': {
    ...code('1681i(a)(2)'),
    binds: 'bureau',
  },
  'cra.frivolous': {
    ...code('1681i(a)(3)'),
    binds: 'bureau',
  },
  'cra.considerAll': {
    ...code('1681i(a)(4)'),
    binds: 'bureau',
  },
  'cra.delete': {
    ...code('1681i(a)(5)(A)'),
    binds: 'bureau',
  },
  'cra.reinsertion': {
    ...code('1681i(a)(5)(B)'),
    binds: 'bureau',
  },
  'cra.results': {
    ...code('1681i(a)(6)'),
    binds: 'bureau',
  },
  'cra.procedureNotice': {
    ...code('1681i(a)(6)(B)(iii)'),
    binds: 'bureau',
  },
  'cra.procedure': {
    ...code('1681i(a)(7)'),
    binds: 'bureau',
  },
  'cra.expedited': {
    ...code('1681i(a)(8)'),
    binds: 'bureau',
  },
  'cra.statement': {
    ...code('1681i(b)'),
    binds: 'bureau',
  },
  'cra.notifyRecipients': {
    ...code('1681i(d)'),
    binds: 'bureau',
  },
  'cra.veteranMedical': {
    ...code('1681i(g)'),
    binds: 'bureau',
  },
  'cra.annual45': {
    ...code('1681j(a)(3)'),
    binds: 'bureau',
  },
  'cra.accuracy': {
    ...code('1681e(b)'),
    binds: 'bureau',
  },
  'cra.purposeChecks': {
    ...code('1681e(a)'),
    binds: 'bureau',
  },
  'purpose.permitted': {
    ...code('1681b(a)'),
    binds: 'bureau',
  },
  'obs.bankruptcy': {
    ...code('1681c(a)(1)'),
    binds: 'bureau',
  },
  'obs.paidLien': {
    ...code('1681c(a)(3)'),
    binds: 'bureau',
  },
  'obs.collections': {
    ...code('1681c(a)(4)'),
    binds: 'bureau',
  },
  'obs.other': {
    ...code('1681c(a)(5)'),
    binds: 'bureau',
  },
  'obs.clockStart': {
    ...code('1681c(c)(1)'),
    binds: 'bureau',
  },
  'medical.veteranYear': {
    ...code('1681c(a)(7)'),
    binds: 'bureau',
  },
  'medical.veteranPaid': {
    ...code('1681c(a)(8)'),
    binds: 'bureau',
  },
  'medical.code': {
    ...code('1681c(a)(6)'),
    binds: 'bureau',
  },
  'idt.block': {
    ...code('1681c-2(a)'),
    binds: 'bureau',
  },
  'idt.notifyFurnisher': {
    ...code('1681c-2(b)'),
    binds: 'bureau',
  },
  'idt.decline': {
    ...code('1681c-2(c)'),
    binds: 'bureau',
  },
  'idt.declineNotice': {
    ...code('1681c-2(c)(2)'),
    binds: 'bureau',
  },
  'idt.initialAlert': {
    ...code('1681c-1(a)'),
    binds: 'bureau',
  },
  'idt.extendedAlert': {
    ...code('1681c-1(b)'),
    binds: 'bureau',
  },
  'alert.activeDuty': {
    ...code('1681c-1(c)'),
    binds: 'bureau',
  },
  /** Came into the Act in 2018 (Public Law 115-174, section 301), whose text says in (i)(1)(A) that it binds the three alone. */
  'freeze.own': {
    ...code('1681c-1(i)'),
    binds: 'bureau',
  },
  /** The same law; the text of (j) was not compared. */
  'freeze.protected': {
    ...code('1681c-1(j)'),
    binds: 'bureau',
    unconfirmed: true,
  },
  'file.disclose': {
    ...code('1681g(a)'),
    binds: 'bureau',
  },
  /** Loans of the older federal program; no row of the table names it before its text has been compared. */
  'loan.federalDefault': {
    citation: '20 U.S.C. § 1080a(f)',
    section: '20 USC 1080a(f)',
    source: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1080a',
    checkedAt: '2026-11-21',
    unconfirmed: true,
    binds: 'bureau',
  },
} as const satisfies Readonly<Record<string, Statute>>;

/**
 * Law that binds debt collectors, and not a lender that collects its own debts. It sets no day by which a collector has to answer
 * and asks for no signed contract. Content table: change it only with its source open.
 */
const collectorStatutes = {
  'coll.notice': {
    ...code('1692g(a)'),
    binds: 'collector',
  },
  'coll.verify': {
    ...code('1692g(b)'),
    binds: 'collector',
  },
  'coll.amount': {
    ...code('1692e(2)(A)'),
    binds: 'collector',
  },
  'coll.reporting': {
    ...code('1692e(8)'),
    binds: 'collector',
  },
  'coll.stopContact': {
    ...code('1692c(c)'),
    binds: 'collector',
  },
  'coll.stopContactRule': {
    ...rule('1006.6(c)'),
    binds: 'collector',
  },
  'coll.medium': {
    ...rule('1006.14(h)(1)'),
    binds: 'collector',
  },
  'coll.timeToSue': {
    ...rule('1006.26(b)'),
    binds: 'collector',
  },
  'coll.contactFirst': {
    ...rule('1006.30(a)'),
    binds: 'collector',
  },
  'coll.noticeContents': {
    ...rule('1006.34'),
    binds: 'collector',
  },
  'coll.verifyRule': {
    ...rule('1006.38'),
    binds: 'collector',
  },
  'idt.collector': {
    ...code('1681m(g)'),
    binds: 'collector',
  },
} as const satisfies Readonly<Record<string, Statute>>;

/**
 * Law that binds the companies that report to the bureaus. Nobody can sue on 15 U.S.C. 1681s-2(a), 1681g(e) or 12 CFR 1022.43
 * (1681s-2(c), 1681g(e)(6)), so a letter never threatens to. Content table: change it only with its source open.
 */
const furnisherStatutes = {
  'furn.accurate': {
    ...code('1681s-2(a)(1)'),
    binds: 'furnisher',
  },
  'furn.correct': {
    ...code('1681s-2(a)(2)'),
    binds: 'furnisher',
  },
  'furn.disputeNotice': {
    ...code('1681s-2(a)(3)'),
    binds: 'furnisher',
  },
  'furn.delinquencyDate': {
    ...code('1681s-2(a)(5)'),
    binds: 'furnisher',
  },
  'furn.blockedAgain': {
    ...code('1681s-2(a)(6)(A)'),
    binds: 'furnisher',
  },
  'furn.theftReport': {
    ...code('1681s-2(a)(6)(B)'),
    binds: 'furnisher',
  },
  'furn.direct': {
    ...code('1681s-2(a)(8)'),
    binds: 'furnisher',
  },
  'furn.directPeriod': {
    ...code('1681s-2(a)(8)(E)'),
    binds: 'furnisher',
  },
  'direct.liability': {
    ...rule('1022.43(a)(1)'),
    binds: 'furnisher',
  },
  'direct.terms': {
    ...rule('1022.43(a)(2)'),
    binds: 'furnisher',
  },
  'direct.conduct': {
    ...rule('1022.43(a)(3)'),
    binds: 'furnisher',
  },
  'direct.other': {
    ...rule('1022.43(a)(4)'),
    binds: 'furnisher',
  },
  'direct.address': {
    ...rule('1022.43(c)'),
    binds: 'furnisher',
    unconfirmed: true,
  },
  'direct.contents': {
    ...rule('1022.43(d)'),
    binds: 'furnisher',
  },
  'direct.investigate': {
    ...rule('1022.43(e)'),
    binds: 'furnisher',
  },
  'direct.frivolous': {
    ...rule('1022.43(f)'),
    binds: 'furnisher',
  },
  'idt.records': {
    ...code('1681g(e)'),
    binds: 'business',
  },
} as const satisfies Readonly<Record<string, Statute>>;

/** Law that binds a company that gets a credit report. Content table: change it only with its source open. */
const userStatutes = {
  'purpose.listed': {
    ...code('1681b(a)(3)'),
    binds: 'user_of_reports',
  },
  'purpose.user': {
    ...code('1681b(f)'),
    binds: 'user_of_reports',
  },
} as const satisfies Readonly<Record<string, Statute>>;

/** Every piece of law that a letter may cite. The entries are in one file for each party that has to follow them. */
export const statutes = {
  ...bureauStatutes,
  ...furnisherStatutes,
  ...collectorStatutes,
  ...userStatutes,
} as const satisfies Readonly<Record<string, Statute>>;

export type StatuteKey = keyof typeof statutes;

function isStatuteKey(key: string): key is StatuteKey {
  return Object.hasOwn(statutes, key);
}

const meanings = (): Readonly<Record<StatuteKey, string>> => spoken({ en, es });

/** What a piece of law means, in the reader's language: for screens, never for a letter. */
export function statuteMeaning(
  key: string,
): (Pick<Statute, 'binds' | 'citation' | 'source'> & { readonly meaning: string }) | undefined {
  if (!isStatuteKey(key)) return undefined;
  const { binds, citation, source } = statutes[key];
  return { meaning: meanings()[key], binds, citation, source };
}
