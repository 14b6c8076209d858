// @vitest-environment jsdom
import { reportFromKept, type CreditReport } from '@creditfix/shared/reports';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAtom } from '#webapp/kit/index.ts';
import { reportFilesAtom } from './report.atoms.ts';
import { useOwnReports } from './whose-report.tsx';

afterEach(cleanup);

function reportOf(bureau: CreditReport['bureau'], name: string): CreditReport {
  const read = reportFromKept({
    bureau,
    layout: `${bureau}_annual`,
    date: '2026-03-14',
    reference: '555000111',
    tradelines: [],
    inquiries: [],
    publicRecords: [],
    neverPrinted: [],
  });
  const source = { page: 1, text: name, label: '' };
  return {
    ...read,
    person: { ...read.person, names: [{ state: 'reported', value: name, source }] },
  };
}

/** The page on which these files were opened, one after the other. */
function opened(files: readonly (readonly CreditReport[])[], ownName = '') {
  const { result } = renderHook(() => {
    const [all, setFiles] = useAtom(reportFilesAtom);
    const reports = all.flatMap(({ state }) => (state.kind === 'read' ? state.reports : []));
    return { ...useOwnReports(reports, { kept: [], ownName }), setFiles };
  });
  act(() =>
    result.current.setFiles(
      files.map((reports, at) => ({
        id: at + 1,
        name: `${at}.pdf`,
        file: new File([], `${at}.pdf`),
        state: { kind: 'read', reports },
      })),
    ),
  );
  return {
    own: () => result.current.own,
    labels: () => result.current.doubts.map(({ answers }) => answers.map(({ label }) => label)),
    say(label: string) {
      const answer = result.current.doubts
        .flatMap(({ answers }) => answers)
        .find((one) => one.label === label);
      if (!answer) throw new Error(`no answer “${label}”`);
      act(() => result.current.answer(answer));
    },
  };
}

const spouse = reportOf('equifax', 'ALEXIS T OTHERNAME');
const mine = reportOf('experian', 'JORDAN Q SAMPLE');
const alsoMine = reportOf('transunion', 'SAMPLE, JORDAN');

test('without a name in the account no file is the person’s because it was opened first', () => {
  const page = opened([[spouse], [mine], [alsoMine]]);
  expect(page.own()).toEqual([]);
  expect(page.labels()).toEqual([
    ['I am ALEXIS T OTHERNAME', 'I am JORDAN Q SAMPLE', 'All of them are mine'],
  ]);
  page.say('I am JORDAN Q SAMPLE');
  expect(page.own()).toEqual([mine, alsoMine]);
  expect(page.labels()).toEqual([]);
});

test('who has had both names says so, and keeps all of their reports', () => {
  const page = opened([[{ ...spouse }], [{ ...mine }]]);
  page.say('All of them are mine');
  expect(page.own().map(({ bureau }) => bureau)).toEqual(['equifax', 'experian']);
});

test('one name asks nothing; a page about three agencies is one person’s', () => {
  expect(opened([[{ ...mine }], [{ ...alsoMine }]]).labels()).toEqual([]);
  const mixed = reportOf('equifax', 'SOMEBODY ELSE');
  const page = opened([[mixed, { ...mine }], [{ ...spouse }]]);
  page.say('I am SOMEBODY ELSE');
  expect(page.own().map(({ bureau }) => bureau)).toEqual(['equifax', 'experian']);
});

test('with a name in the account, that name tells', () => {
  const page = opened([[{ ...spouse }], [{ ...mine }]], 'Jordan Sample');
  expect(page.own().map(({ bureau }) => bureau)).toEqual(['experian']);
  expect(page.labels()).toEqual([['This is my report', 'Remove it']]);
});
