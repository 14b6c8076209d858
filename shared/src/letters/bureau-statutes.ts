import { code, type Statute } from './statute.ts';

/** Law that binds the credit bureaus. Content table: change it only with its source open. */
export const bureauStatutes = {
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
