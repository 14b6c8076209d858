import { describe, expect, test } from 'vitest';
import {
  addUp,
  closingLine,
  failureList,
  failureOf,
  judgePart,
  partNotRun,
  partsTable,
} from './parts.ts';

const ran = { ok: true, seconds: 1 };
const counts = { passed: 3, failed: 0, skipped: 0 };

describe('a part', () => {
  test('passes with the counts of its report', () => {
    expect(judgePart('unit', { ...ran, counts })).toEqual({ name: 'unit', ...counts, seconds: 1 });
  });

  test('fails as often as its tests failed', () => {
    const result = judgePart('unit', {
      ...ran,
      ok: false,
      counts: { passed: 3, failed: 2, skipped: 1 },
    });
    expect(result).toMatchObject({ passed: 3, failed: 2, skipped: 1 });
    expect(result.note).toBeUndefined();
  });

  test.each([
    ['broke before it could report', { ...ran, ok: false, counts: null }],
    ['ran no test', { ...ran, counts: { passed: 0, failed: 0, skipped: 0 } }],
    ['ran no test', { ...ran, counts: { passed: 0, failed: 0, skipped: 4 } }],
    ['broke outside its tests', { ...ran, ok: false, counts }],
    ['hung and was ended; at last: a.test.ts', { ...ran, ok: false, hung: 'a.test.ts', counts }],
  ])('that %s counts as a failure', (note, outcome) => {
    expect(judgePart('unit', outcome)).toMatchObject({ failed: 1, note });
  });

  test('that this machine can not run is named and skipped, but fails in CI', () => {
    const here = partNotRun('features on Deno', 'deno does not run', false);
    expect(here).toMatchObject({
      failed: 0,
      skipped: 1,
      note: 'could not run here: deno does not run',
    });
    expect(partNotRun('features on Deno', 'deno does not run', true)).toMatchObject({
      failed: 1,
      skipped: 0,
    });
  });
});

describe('the end of the run', () => {
  test('is one plain line', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe(
      '12 passed, 1 failed, 2 skipped',
    );
  });

  test('names the tests that failed, with the beginning of what they said', () => {
    const failures = [
      failureOf(
        'a-feature.test.ts: keeps it',
        `\u001b[31mexpected 200\u001b[39m${'.'.repeat(9_999)}`,
      ),
    ];
    const results = [
      judgePart('unit', { ...ran, counts }),
      judgePart('features', { ...ran, ok: false, counts: { ...counts, failed: 1, failures } }),
    ];
    const list = failureList(results);
    expect(list).toMatch(/^FAILED in features: a-feature.test.ts: keeps it\nexpected 200\.+$/);
    expect(list.length).toBeLessThan(1_000);
  });

  test('adds the parts up and tells what was in the way', () => {
    const results = [
      judgePart('unit', { ...ran, counts }),
      partNotRun('features on Deno', 'deno does not run', false),
    ];
    expect(addUp(results)).toEqual({ passed: 3, failed: 0, skipped: 1 });
    const table = partsTable(results, 61.5);
    expect(table).toContain('features on Deno: could not run here: deno does not run');
    expect(table).toMatch(/^whole run +61\.5 s$/m);
  });
});
