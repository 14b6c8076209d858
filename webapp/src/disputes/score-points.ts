import type { ScorePoint } from '@creditfix/shared/disputes';
import { daysBetween } from '@creditfix/shared/kernel';

/** Where the scores are in the chart. The scale is that of the scores themselves: an end at 850 would make a race of it. */

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

export interface ScoreChart {
  readonly points: readonly { readonly x: number; readonly y: number; readonly score: number }[];
  /** Round scores with the height at which their line stands. */
  readonly lines: readonly { readonly score: number; readonly y: number }[];
}

const STEPS = [10, 20, 50, 100] as const;
const WIDEST_STEP = 200;
const MOST_LINES = 4;

/** @param scores the oldest first */
export function chartOf(scores: readonly ScorePoint[], { width, height }: ChartSize): ScoreChart {
  const values = scores.map(({ score }) => score);
  const { low, high, step } = scaleOf(Math.min(...values), Math.max(...values));
  const yOf = (score: number) => height - ((score - low) / (high - low)) * height;
  const [first, last] = [scores[0]?.seenOn ?? '', scores.at(-1)?.seenOn ?? ''];
  const days = daysBetween(first, last);
  const xOf = (seenOn: string) =>
    days === 0 ? width / 2 : (daysBetween(first, seenOn) / days) * width;
  const count = Math.round((high - low) / step);
  return {
    points: scores.map(({ seenOn, score }) => ({ x: xOf(seenOn), y: yOf(score), score })),
    lines: Array.from({ length: count + 1 }, (_, index) => ({
      score: low + index * step,
      y: yOf(low + index * step),
    })),
  };
}

/** Round ends around all scores, at least forty apart: a change of three points is no cliff. */
function scaleOf(least: number, most: number) {
  const spread = Math.max(most - least, 40);
  const middle = (least + most) / 2;
  const step = STEPS.find((one) => spread / one <= MOST_LINES) ?? WIDEST_STEP;
  const low = Math.floor((middle - spread / 2) / step) * step;
  const high = Math.ceil((middle + spread / 2) / step) * step;
  return { low, high, step };
}
