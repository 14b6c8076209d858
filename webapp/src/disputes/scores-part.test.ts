import type { ScorePoint } from '@creditfix/shared/disputes';
import { expect, test } from 'vitest';
import { chartOf } from './scores-part.tsx';

const SIZE = { width: 300, height: 100 };

const seen = (...points: readonly (readonly [string, number])[]): ScorePoint[] =>
  points.map(([seenOn, score], index) => ({ id: String(index), seenOn, score, source: '' }));

test('scores stand by their day, and the scale is theirs', () => {
  const { points, lines } = chartOf(
    seen(['2026-01-01', 590], ['2026-01-11', 600], ['2026-01-31', 640]),
    SIZE,
  );
  expect(points.map(({ x }) => x)).toEqual([0, 100, 300]);
  expect(lines.map(({ score }) => score)).toEqual([580, 600, 620, 640]);
  expect(lines[0]?.y).toBe(100);
  expect(points.at(-1)?.y).toBe(0);
});

test('a small change is no cliff, and one score is in the middle', () => {
  const near = chartOf(seen(['2026-01-01', 600], ['2026-02-01', 603]), SIZE);
  const [one, other] = near.points;
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? 0))).toBeLessThan(10);
  const alone = chartOf(seen(['2026-01-01', 612]), SIZE);
  expect(alone.points[0]?.x).toBe(150);
});

test('the widest spread still has few lines, all inside', () => {
  const { lines, points } = chartOf(seen(['2026-01-01', 250], ['2026-02-01', 900]), SIZE);
  expect(lines.length).toBeLessThan(7);
  for (const { y } of [...lines, ...points]) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(100);
  }
});
