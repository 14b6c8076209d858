import { expect, it } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { createServiceWatch, type Ended } from './service-watch.ts';

class Away extends Error {}

/** A service that does what the test says next. */
function aService() {
  const clock = createTestClock('2026-11-21T15:00:00.000Z');
  const watch = createServiceWatch(clock);
  let next: () => unknown = () => 'fine';
  const port = {
    name: 'somebody',
    async ask(_question: string) {
      await Promise.resolve();
      return next();
    },
    readEvent: async () => await Promise.reject(new Away()),
  };
  const asked: Ended[] = [];
  const watched = watch.watched('carrier', port, {
    asksNobody: ['readEvent'],
    toldBy(ended) {
      asked.push(ended);
      if (ended.error instanceof Away) return { fault: 'does not answer' };
      return ended.answer === 'not asked' ? 'nothing' : 'works';
    },
  });
  const does = (what: () => unknown) => void (next = what);
  const fails = async (error: Error) => {
    does(() => {
      throw error;
    });
    await expect(watched.ask('a question')).rejects.toThrow(error);
  };
  return { clock, watch, watched, asked, does, fails };
}

it('names a service from its last call, until one goes well', async () => {
  const { watch, watched, asked, does, fails } = aService();
  expect(watch.away()).toEqual({});
  await fails(new Away());
  expect(watch.away()).toEqual({ carrier: 'does not answer' });
  does(() => 'fine');
  expect(await watched.ask('another')).toBe('fine');
  expect(watch.away()).toEqual({});
  expect(asked.map(({ args }) => args)).toEqual([['a question'], ['another']]);
});

it('takes a no for an answer', async () => {
  const { watch, fails } = aService();
  await fails(new Away());
  await fails(new Error('the address is wrong'));
  expect(watch.away()).toEqual({});
});

it('learns nothing from an answer that is none, nor from calls that ask nobody', async () => {
  const { watch, watched, does, fails } = aService();
  await expect(watched.readEvent()).rejects.toThrow(Away);
  expect(watch.away()).toEqual({});
  await fails(new Away());
  does(() => 'not asked');
  await watched.ask('a question');
  expect(watch.away()).toEqual({ carrier: 'does not answer' });
  expect(watched.name).toBe('somebody');
});

it('forgets a failure that nobody has seen again for half an hour', async () => {
  const { clock, watch, fails } = aService();
  await fails(new Away());
  clock.set('2026-11-21T15:29:00.000Z');
  expect(watch.away()).toEqual({ carrier: 'does not answer' });
  clock.set('2026-11-21T15:31:00.000Z');
  expect(watch.away()).toEqual({});
});
