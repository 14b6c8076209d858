import { code, rule, type Statute } from './statute.ts';

/**
 * Law that binds the companies that report to the bureaus. Nobody can sue on 15 U.S.C. 1681s-2(a), 1681g(e) or 12 CFR 1022.43
 * (1681s-2(c), 1681g(e)(6)), so a letter never threatens to. Content table: change it only with its source open.
 */
export const furnisherStatutes = {
  'furn.accurate': {
    ...code('1681s-2(a)(1)'),
    binds: 'furnisher',
    meaning:
      'A company may not report what it knows to be wrong, or has good reason beyond your word to believe is wrong. One that names an address for such notices may not report what is in fact wrong after a notice there.',
  },
  'furn.correct': {
    ...code('1681s-2(a)(2)'),
    binds: 'furnisher',
    meaning:
      'A company that finds that what it regularly reports was wrong or incomplete has to correct it promptly with the bureaus it told.',
  },
  'furn.disputeNotice': {
    ...code('1681s-2(a)(3)'),
    binds: 'furnisher',
    meaning: 'A company that goes on reporting what you dispute has to say that you dispute it.',
  },
  'furn.delinquencyDate': {
    ...code('1681s-2(a)(5)'),
    binds: 'furnisher',
    meaning:
      'Within 90 days of reporting a collection or charge-off, the company has to report the month and year in which the missed payments that led to it began.',
  },
  'furn.blockedAgain': {
    ...code('1681s-2(a)(6)(A)'),
    binds: 'furnisher',
    meaning:
      'A company needs procedures that keep it from reporting again what a bureau has blocked for identity theft.',
  },
  'furn.theftReport': {
    ...code('1681s-2(a)(6)(B)'),
    binds: 'furnisher',
    meaning:
      'When you send your identity theft report to the address the company names for it, it may not report the item that came from the theft unless it learns that the item is correct.',
  },
  'furn.direct': {
    ...code('1681s-2(a)(8)'),
    binds: 'furnisher',
    meaning:
      'You may dispute most items directly with the company that reported them. If your letter says enough and goes to the right address, it has to investigate.',
  },
  'furn.directPeriod': {
    ...code('1681s-2(a)(8)(E)'),
    binds: 'furnisher',
    meaning:
      'After a direct dispute that says enough and went to the right address, the company has to investigate and tell you the result within the time that a bureau would have.',
  },
  'direct.liability': {
    ...rule('1022.43(a)(1)'),
    binds: 'furnisher',
    meaning:
      'The company has to investigate a dispute about whether you owe the account, identity theft among the reasons.',
  },
  'direct.terms': {
    ...rule('1022.43(a)(2)'),
    binds: 'furnisher',
    meaning:
      'The company has to investigate a dispute about the terms of the account, such as its kind, balance or credit limit.',
  },
  'direct.conduct': {
    ...rule('1022.43(a)(3)'),
    binds: 'furnisher',
    meaning:
      'The company has to investigate a dispute about how the account was paid, such as its status, dates and payments.',
  },
  'direct.other': {
    ...rule('1022.43(a)(4)'),
    binds: 'furnisher',
    meaning:
      'The company has to investigate a dispute about other things it reported that bear on your credit.',
  },
  'direct.address': {
    ...rule('1022.43(c)'),
    binds: 'furnisher',
    unconfirmed: true,
    meaning:
      'The dispute has to go to the address on your report or the one the company names; to any business address only if there is neither.',
  },
  'direct.contents': {
    ...rule('1022.43(d)'),
    binds: 'furnisher',
    meaning:
      'Your letter has to say which account it is about, what is wrong and why, with the papers that show it.',
  },
  'direct.investigate': {
    ...rule('1022.43(e)'),
    binds: 'furnisher',
    meaning:
      'The company has to investigate and tell you the result, normally within 30 days. What was wrong it has to correct with every bureau it reported to.',
  },
  'direct.frivolous': {
    ...rule('1022.43(f)'),
    binds: 'furnisher',
    meaning:
      'The company may set a dispute aside if it says too little or nothing new, and has to tell you why within 5 business days of deciding that.',
  },
  'idt.records': {
    ...code('1681g(e)'),
    binds: 'business',
    meaning:
      'A business that dealt with the thief has to give you copies of its records free of charge within 30 days, after a written request and proof of who you are. It may first ask for a police report and an affidavit, and may refuse in good faith.',
  },
} as const satisfies Readonly<Record<string, Statute>>;
