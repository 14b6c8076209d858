import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { SECRET_SETTINGS } from '#server/platform/config/index.ts';

/** The items of OWASP ASVS 5.0.0 by level: `section: numbers`. Chapter 10 is one row, since nothing of it is used. */
const LEVEL_1 = `1.2: 1-5; 1.3: 1-2; 1.5: 1; 2.1: 1; 2.2: 1-2; 2.3: 1; 3.2: 1-2; 3.3: 1; 3.4: 1-2; 3.5: 1-3; 4.1: 1; 4.4: 1;
 5.2: 1-2; 5.3: 1-2; 6.1: 1; 6.2: 1-8; 6.3: 1-2; 6.4: 1-2; 7.2: 1-4; 7.4: 1-2; 8.1: 1; 8.2: 1-2; 8.3: 1; 9.1: 1-3; 9.2: 1;
 11.3: 1-2; 11.4: 1; 12.1: 1; 12.2: 1-2; 13.4: 1; 14.2: 1; 14.3: 1; 15.1: 1; 15.2: 1; 15.3: 1`;
const LEVEL_2 = `1.1: 1-2; 1.2: 6-9; 1.3: 3-11; 1.4: 1-3; 1.5: 2; 2.1: 2-3; 2.2: 3; 2.3: 2-4; 2.4: 1; 3.3: 2-4; 3.4: 3-6; 3.5: 4-5;
 3.7: 1-2; 4.1: 2-3; 4.2: 1; 4.3: 1-2; 4.4: 2-4; 5.1: 1; 5.2: 3; 5.4: 1-3; 6.1: 2-3; 6.2: 9-12; 6.3: 3-4; 6.4: 3-4; 6.5: 1-5;
 6.6: 1-3; 6.8: 1-4; 7.1: 1-3; 7.3: 1-2; 7.4: 3-5; 7.5: 1-2; 7.6: 1-2; 8.1: 2; 8.2: 3; 8.4: 1; 9.2: 2-4; 11.1: 1-2; 11.2: 1-3;
 11.3: 3; 11.4: 2-4; 11.5: 1; 11.6: 1; 12.1: 2-3; 12.3: 1-4; 13.1: 1; 13.2: 1-5; 13.3: 1-2; 13.4: 2-5; 14.1: 1-2; 14.2: 2-4;
 14.3: 2-3; 15.1: 2-3; 15.2: 2-3; 15.3: 2-7; 16.1: 1; 16.2: 1-5; 16.3: 1-4; 16.4: 1-3; 16.5: 1-3; 17.1: 1; 17.2: 1-4; 17.3: 1-2`;
const OAUTH = '10.1.1–10.7.3';

const ROOT = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(ROOT, 'server/SECURITY.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [items = '', asks = '', how = '', shownBy = '', status = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { items, asks, how, shownBy, status, numbers: numbersOf(items) };
  });

/** `1.2.6–1.2.8, 1.3.8` as single items. */
function numbersOf(items: string): string[] {
  if (items === OAUTH) return [];
  return items.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–');
    const section = from.slice(0, from.lastIndexOf('.'));
    expect(to.startsWith(`${section}.`)).toBe(true);
    return span(section, Number(from.split('.')[2]), Number(to.split('.')[2]));
  });
}

function listOf(level: string): string[] {
  return level.split(';').flatMap((entry) => {
    const [section = '', range = ''] = entry.trim().split(': ');
    const [from = 0, to = from] = range.split('-').map(Number);
    return span(section, from, to);
  });
}

function span(section: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);
}

it('lists every item of levels 1 and 2 once', () => {
  const wanted = [...listOf(LEVEL_1), ...listOf(LEVEL_2)].toSorted();
  expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(wanted);
  expect(rows.filter(({ items }) => items === OAUTH)).toHaveLength(1);
});

it('leaves nothing of level 1 open, and marks its rows', () => {
  const first = new Set(listOf(LEVEL_1));
  const known = ['yes', 'differs', 'operator', 'n/a', 'open'];
  expect(rows.filter(({ status }) => !known.includes(status))).toEqual([]);
  const ofFirst = rows.filter(
    ({ items, numbers }) => items === OAUTH || numbers.some((number) => first.has(number)),
  );
  expect(rows.filter(({ asks }) => asks.endsWith('**L1**'))).toEqual(ofFirst);
  expect(ofFirst.filter(({ status }) => status === 'open')).toEqual([]);
});

const NOT_MET = text.slice(text.indexOf('### What is not met'), text.indexOf('### V1 '));

it('says in one list what is not met and why, and in one sentence what hangs on the operator', () => {
  const [listed = '', byOperator = ''] = NOT_MET.split('What is marked `operator`');
  const reasons = listed.split('\n').filter((line) => line.startsWith('- '));
  expect(reasons.filter((reason) => !reason.includes(', because '))).toEqual([]);
  const open = reasons.flatMap((reason) => itemsIn(reason.slice(0, reason.indexOf(':'))));
  expect(open.toSorted()).toEqual(itemsOf('differs', 'open'));
  expect(itemsIn(byOperator).toSorted()).toEqual(itemsOf('operator'));
});

const itemsIn = (words: string) => [...words.matchAll(/\d+\.\d+\.\d+/g)].map(([item]) => item);

function itemsOf(...statuses: readonly string[]): string[] {
  return rows
    .filter(({ status }) => statuses.includes(status))
    .flatMap(({ numbers }) => numbers)
    .toSorted();
}

it('asks the operator to keep every secret of the settings', () => {
  const duty = /^4\. (?:.|\n(?! ?\d\.))*/m.exec(text)?.[0] ?? '';
  expect(SECRET_SETTINGS.filter((name) => !duty.includes(`\`${name}\``))).toEqual([]);
});

it('names files that exist', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    (path) =>
      !existsSync(
        resolve(ROOT, /^(shared|webapp|e2e|scripts)\//.test(path) ? path : `server/src/${path}`),
      ),
  );
  expect(missing).toEqual([]);
});

it('shows by a test whatever is said to be met and is no matter of writing', () => {
  const unshown = rows.filter(
    ({ asks, how, shownBy, status }) =>
      status === 'yes' &&
      !/\.ts`/.test(shownBy) &&
      how !== 'none' &&
      !/written down|logged, where|classes|time frames/.test(asks),
  );
  expect(unshown).toEqual([]);
});
