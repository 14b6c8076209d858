import { expect, it } from 'vitest';
import { inUploadTurn } from './upload-turns.ts';

const busy = expect.objectContaining({ code: 'request.busy' });

/** Uploads that are read and not answered yet. */
function underWay(people: readonly string[]) {
  const { promise: isOver, resolve } = Promise.withResolvers<string>();
  const uploads = people.map((person) => inUploadTurn(person, () => isOver));
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
  await expect(inUploadTurn('one', async () => 'kept')).rejects.toEqual(busy);
  expect(await inUploadTurn('another', async () => 'kept')).toBe('kept');
  await two.end();
  expect(await inUploadTurn('one', async () => 'kept')).toBe('kept');
});

it('takes forty of all people, whoever they are', async () => {
  const forty = underWay(times(40, (index) => `person ${index % 20}`));
  await expect(inUploadTurn('one more', async () => 'kept')).rejects.toEqual(busy);
  await forty.end();
  expect(await inUploadTurn('one more', async () => 'kept')).toBe('kept');
});

it('gives the turn of a failed upload back', async () => {
  for (let time = 0; time < 9; time += 1)
    await expect(
      inUploadTurn('one', () => Promise.reject(new Error('broken off'))),
    ).rejects.toThrow('broken off');
});
