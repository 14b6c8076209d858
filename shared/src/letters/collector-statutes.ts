import { code, rule, type Statute } from './statute.ts';

/**
 * Law that binds debt collectors, and not a lender that collects its own debts. It sets no day by which a collector has to answer
 * and asks for no signed contract. Content table: change it only with its source open.
 */
export const collectorStatutes = {
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
    unconfirmed: true,
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
