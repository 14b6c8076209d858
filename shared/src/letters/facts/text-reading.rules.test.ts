import { expect, it, vi } from 'vitest';
import { remembered } from './text-reading.rules.ts';

const counted = () => vi.fn<(text: string) => number>((text) => text.length);

it('reads a text once for as long as it keeps coming, and forgets what came longest ago', () => {
  const read = counted();
  const length = remembered(read);
  expect([length('ours'), length('ours')]).toEqual([4, 4]);
  expect(read).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 2_000; other += 1) {
    length(`theirs ${other}`);
    length('ours');
  }
  expect(read.mock.calls.filter(([text]) => text === 'ours')).toHaveLength(1);
  length('theirs 0');
  expect(read.mock.calls.filter(([text]) => text === 'theirs 0')).toHaveLength(2);
});

it('keeps no long text', () => {
  const read = counted();
  const length = remembered(read);
  const long = 'I wrote all of this myself. '.repeat(50);
  expect([length(long), length(long)]).toEqual([1_400, 1_400]);
  expect(read).toHaveBeenCalledTimes(2);
});
