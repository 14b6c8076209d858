// @vitest-environment jsdom
import { reportFromKept, type CreditReport, type KeptFacts } from '@creditfix/shared/reports';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetSession, rememberSession, useAtom } from '#webapp/kit/index.ts';
import { KeptChoices } from './kept-choices.ts';
import {
  answersAtom,
  begunAtom,
  choicesOfAtom,
  chosenAtom,
  confirmedAtom,
  verdictsAtom,
  type Verdict,
} from './report.atoms.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  forgetSession();
});

function reportOf(facts: KeptFacts['tradelines'][number]['facts']): CreditReport {
  return reportFromKept({
    bureau: 'equifax',
    layout: 'equifax_annual',
    date: '2026-03-14',
    reference: '555000111',
    tradelines: [{ facts, history: [], markedAdverse: true, inCollections: false }],
    inquiries: [],
    publicRecords: [],
    neverPrinted: [],
  });
}

const report = reportOf({ creditor: 'EXAMPLE BANK NA', accountNumber: '1234', balance: 512_00 });
const FINDING = 'equifax paid_with_balance kept 1';
const chosen = [{ bureau: 'equifax', entry: 'kept 1', finding: FINDING }] as const;

function useAll() {
  return {
    choicesOf: useAtom(choicesOfAtom),
    answers: useAtom(answersAtom),
    verdicts: useAtom(verdictsAtom),
    chosen: useAtom(chosenAtom),
    begun: useAtom(begunAtom),
    confirmed: useAtom(confirmedAtom),
  };
}

/** A page that was just loaded, and in which this report is opened. */
function loadedWith(open: CreditReport) {
  const { result } = renderHook(useAll);
  act(() => {
    result.current.choicesOf[1]({});
    result.current.answers[1]({ bankruptcy: '', dischargedOn: '', about: {} });
    result.current.verdicts[1](new Map<string, Verdict>());
    result.current.chosen[1]([]);
    result.current.begun[1]([]);
    result.current.confirmed[1](new Set<string>());
  });
  const compared = [{ report: open, reportDate: '2026-03-14', earlier: [] }];
  const { unmount } = render(<KeptChoices compared={compared} />);
  return { now: () => result.current, close: unmount };
}

const ANSWERS = {
  bankruptcy: 'discharged',
  dischargedOn: '2024-02-01',
  about: { equifax: { deferred: ['kept 1'], disputedWithFurnisher: { 'kept 1': '2026-01-02' } } },
} as const;

function choose({ now }: ReturnType<typeof loadedWith>): void {
  act(() => {
    now().answers[1](ANSWERS);
    now().verdicts[1](new Map<string, Verdict>([[FINDING, 'wrong']]));
    now().chosen[1](chosen);
    now().begun[1]([{ bureau: 'equifax', entry: 'kept 1' }]);
    now().confirmed[1](new Set([`equifax equifax kept 1 ${FINDING} creditorName`]));
  });
}

test('what was said and chosen is there again after a reload, for the same report', () => {
  const before = loadedWith(report);
  choose(before);
  before.close();
  const { answers, verdicts, ...now } = loadedWith(report).now();
  expect(answers[0]).toEqual(ANSWERS);
  expect([...verdicts[0]]).toEqual([[FINDING, 'wrong']]);
  expect(now.chosen[0]).toEqual(chosen);
  expect(now.begun[0]).toEqual([{ bureau: 'equifax', entry: 'kept 1' }]);
  expect([...now.confirmed[0]]).toEqual([`equifax equifax kept 1 ${FINDING} creditorName`]);
});

test('no value of the report is noted', () => {
  choose(loadedWith(report));
  const noted = JSON.stringify(sessionStorage);
  expect(noted).toContain('kept 1');
  expect(noted).not.toMatch(/EXAMPLE|BANK|1234|512|555000111|2026-03-14/);
});

test('another report of the same agency begins anew', () => {
  const before = loadedWith(report);
  choose(before);
  before.close();
  const other = reportOf({ creditor: 'EXAMPLE BANK NA', accountNumber: '1234', balance: 0 });
  const now = loadedWith(other).now();
  expect(now.chosen[0]).toEqual([]);
  expect(now.answers[0].about.equifax).toBeUndefined();
});

test('choices of who was signed in are gone with the session, and not noted again', () => {
  rememberSession();
  const before = loadedWith(report);
  choose(before);
  expect(sessionStorage).toHaveLength(1);
  act(() => forgetSession());
  // Another tab has signed out: this one hears of it when it is looked at again.
  act(() => window.dispatchEvent(new Event('focus')));
  act(() => before.now().begun[1]([]));
  expect(sessionStorage).toHaveLength(0);
});

test('what somebody noted who was signed in is not shown to who opens the tab after them', () => {
  rememberSession();
  const before = loadedWith(report);
  choose(before);
  before.close();
  const left = { ...sessionStorage } as Record<string, string>;
  forgetSession();
  for (const [key, value] of Object.entries(left)) sessionStorage.setItem(key, value);
  expect(loadedWith(report).now().chosen[0]).toEqual([]);
  expect(JSON.stringify(sessionStorage)).not.toContain('paid_with_balance');
});
