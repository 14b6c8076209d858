import { expect, it } from 'vitest';
import { uploadsUnderWay } from './read-upload.ts';

const busy = expect.objectContaining({ code: 'request.busy' });

/** Uploads that are read and not answered yet. */
function underWay(people: readonly string[]) {
  const { promise: isOver, resolve } = Promise.withResolvers<string>();
  const uploads = people.map((person) => uploadsUnderWay.run(() => isOver, person));
  return {
    async end() {
      resolve('kept');
      expect(await Promise.all(uploads)).toEqual(people.map(() => 'kept'));
    },
  };
}

const times = (count: number, person: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => person(index));

it('takes two uploads of one person at once, and others of other people', async () => {
  const two = underWay(times(2, () => 'one'));
  await expect(uploadsUnderWay.run(async () => 'kept', 'one')).rejects.toEqual(busy);
  expect(await uploadsUnderWay.run(async () => 'kept', 'another')).toBe('kept');
  await two.end();
  expect(await uploadsUnderWay.run(async () => 'kept', 'one')).toBe('kept');
});

it('takes forty of all people, whoever they are', async () => {
  const forty = underWay(times(40, (index) => `person ${index % 20}`));
  await expect(uploadsUnderWay.run(async () => 'kept', 'one more')).rejects.toEqual(busy);
  await forty.end();
  expect(await uploadsUnderWay.run(async () => 'kept', 'one more')).toBe('kept');
});

it('takes another upload after one that failed', async () => {
  for (let time = 0; time < 9; time += 1)
    await expect(
      uploadsUnderWay.run(() => Promise.reject(new Error('broken off')), 'one'),
    ).rejects.toThrow('broken off');
});
