import { code, rule, type Statute } from './statute.ts';

/**
 * Law that binds the companies that report to the bureaus. Nobody can sue on 15 U.S.C. 1681s-2(a), 1681g(e) or 12 CFR 1022.43
 * (1681s-2(c), 1681g(e)(6)), so a letter never threatens to. Content table: change it only with its source open.
 */
export const furnisherStatutes = {
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
