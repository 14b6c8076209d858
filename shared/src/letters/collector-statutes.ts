import { code, rule, type Statute } from './statute.ts';

/**
 * Law that binds debt collectors, and not a lender that collects its own debts. It sets no day by which a collector has to answer
 * and asks for no signed contract. Content table: change it only with its source open.
 */
export const collectorStatutes = {
  'coll.notice': {
    ...code('1692g(a)'),
    binds: 'collector',
    meaning:
      'Within five days of first contacting you, a collector has to send you a notice about the debt, unless that first message held it or you have paid by then.',
  },
  'coll.verify': {
    ...code('1692g(b)'),
    binds: 'collector',
    meaning:
      'If you dispute the debt in writing within the period on the notice, the collector has to stop collecting until it has sent you verification or a copy of a judgment.',
  },
  'coll.amount': {
    ...code('1692e(2)(A)'),
    binds: 'collector',
    meaning:
      'A collector may not say anything false about the kind, the amount or the legal status of a debt.',
  },
  'coll.reporting': {
    ...code('1692e(8)'),
    binds: 'collector',
    meaning:
      'A collector may not report what it knows or should know is false, and has to say that a disputed debt is disputed.',
  },
  'coll.stopContact': {
    ...code('1692c(c)'),
    binds: 'collector',
    meaning:
      'If you ask in writing, a collector has to stop contacting you, except to say that it is done or what it may do next.',
  },
  'coll.stopContactRule': {
    ...rule('1006.6(c)'),
    binds: 'collector',
    unconfirmed: true,
    meaning:
      'The regulation repeats your right to ask a collector in writing to stop contacting you.',
  },
  'coll.timeToSue': {
    ...rule('1006.26(b)'),
    binds: 'collector',
    meaning:
      'A collector may not sue, or threaten to sue, over a debt for which the time to sue has run out.',
  },
  'coll.contactFirst': {
    ...rule('1006.30(a)'),
    binds: 'collector',
    meaning:
      'Before it reports a debt, a collector has to talk to you about it, or write to you and wait a reasonable time.',
  },
  'coll.noticeContents': {
    ...rule('1006.34'),
    binds: 'collector',
    meaning:
      'The notice about a debt has to show what is owed, how it came about, and until when you can dispute it.',
  },
  'coll.verifyRule': {
    ...rule('1006.38'),
    binds: 'collector',
    meaning:
      'After a timely written dispute the collector has to stop collecting until it has sent an answer. The same holds when you ask in time who the original creditor is.',
  },
  'idt.collector': {
    ...code('1681m(g)'),
    binds: 'collector',
    meaning:
      'A collector that works for another company and hears of identity theft has to tell that company and, if you ask, give you the information that a dispute would bring.',
  },
} as const satisfies Readonly<Record<string, Statute>>;
