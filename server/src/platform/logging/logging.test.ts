import { expect, it } from 'vitest';
import { countRepeats, createLog } from './index.ts';

function kept() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { lines, log: createLog('info', { write }) };
}

it('tells of an error with its cause and of several in one, and quotes no query', () => {
  const { lines, log } = kept();
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const asked = Object.assign(new Error('select Ida'), { query: 'select Ida' });
  log.error({ err: new AggregateError([refused, asked], 'both failed') }, 'x');
  log.error({ err: new Error('outer Ida', { cause: refused }) }, 'x');
  expect(lines).toMatchObject([
    {
      err: {
        type: 'AggregateError',
        message: 'both failed',
        errors: [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, { type: 'Error' }],
      },
    },
    { err: { type: 'Error', cause: { code: 'ECONNREFUSED' } } },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Ida');
});

it('tells of what is no Error like of one', () => {
  const { lines, log } = kept();
  const emitted = { message: 'Connection terminated', stack: 'Error: x\n    at here', queue: 'q' };
  log.error({ err: emitted }, 'x');
  log.error({ err: 'text' }, 'x');
  expect(lines).toMatchObject([
    { err: { message: 'Connection terminated', stack: '    at here' } },
    { err: { type: 'string' } },
  ]);
});

it('writes the first failure of a kind whole, counts the others, and tells of the end', async () => {
  const { lines, log } = kept();
  const note = countRepeats(log, 40);
  const fail = (kind: string) => note({ kind, error: new Error('no'), message: 'it failed' });
  for (let times = 0; times < 400; times += 1) fail('away');
  fail('full');
  await expect
    .poll(() => lines.filter(({ msg }) => msg === 'it failed: recovered'))
    .toHaveLength(2);
  expect(lines.filter(({ kind }) => kind === 'away')).toMatchObject([
    { msg: 'it failed', err: { message: 'no' } },
    { msg: 'it failed: again', more: 399, total: 400 },
    { msg: 'it failed: recovered', total: 400 },
  ]);
  fail('away');
  expect(lines.at(-1)).toMatchObject({ msg: 'it failed', kind: 'away' });
});
