import { expect, it } from 'vitest';
import { inOpeningTurn } from './opening-turns.ts';

it('opens two files at once and the others in their order; whoever comes when twenty wait is asked to come again', async () => {
  const ends: (() => void)[] = [];
  const open = (index: number) =>
    inOpeningTurn(() => new Promise<number>((done) => ends.push(() => done(index))));
  const files = Array.from({ length: 22 }, (_, index) => open(index));
  await expect.poll(() => ends.length).toBe(2);
  await expect(open(22)).rejects.toMatchObject({ code: 'request.busy' });
  for (let index = 0; index < 22; index += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]?.();
    expect(await files[index]).toBe(index);
  }
  expect(await inOpeningTurn(async () => 'free again')).toBe('free again');
});

it('gives on the turn of a file that could not be opened', async () => {
  for (let time = 0; time < 5; time += 1)
    await expect(inOpeningTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
  expect(await inOpeningTurn(async () => 'free')).toBe('free');
});
