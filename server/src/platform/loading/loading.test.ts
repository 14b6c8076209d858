import { expect, it } from 'vitest';
import { PartMissing, adapterOnFirstUse, onFirstUse } from './index.ts';

interface Greeter {
  readonly name: string;
  greet(who: string): Promise<string>;
}

function countedLoads(fails = 0) {
  let loads = 0;
  const load = async (): Promise<Greeter> => {
    loads += 1;
    if (loads <= fails) throw new Error("Cannot find package 'greeter'.");
    return { name: 'the real one', greet: async (who) => `Hello, ${who}, from load ${loads}` };
  };
  return { load, loads: () => loads };
}

it('loads nothing before the first use, and once for all who come at the same time', async () => {
  const { load, loads } = countedLoads();
  const greeter = onFirstUse('greeting', load);
  expect(loads()).toBe(0);
  const [first, second] = await Promise.all([greeter(), greeter()]);
  expect(first).toBe(second);
  expect(await greeter()).toBe(first);
  expect(loads()).toBe(1);
});

it('says what could not be loaded and what to do, and tries again with the next use', async () => {
  const greeter = onFirstUse('greeting', countedLoads(1).load);
  const failed = await Promise.allSettled([greeter(), greeter()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const { reason } = failed[0] as PromiseRejectedResult;
  expect(reason).toBeInstanceOf(PartMissing);
  expect(String(reason)).toBe(
    'PartMissing: What is needed for greeting could not be loaded: Cannot find package \'greeter\'. Run "npm ci" again.',
  );
  expect(await (await greeter()).greet('you')).toBe('Hello, you, from load 2');
});

it('stands for an adapter that comes with its first call', async () => {
  const { load, loads } = countedLoads();
  const greeter = adapterOnFirstUse<Greeter, Pick<Greeter, 'name'>>(
    'greeting',
    { name: 'known' },
    load,
  );
  // An adapter that is handed through a promise is not taken for one.
  expect((await Promise.resolve(greeter)).name).toBe('known');
  expect(loads()).toBe(0);
  expect(await Promise.all([greeter.greet('A'), greeter.greet('B')])).toEqual([
    'Hello, A, from load 1',
    'Hello, B, from load 1',
  ]);
});
