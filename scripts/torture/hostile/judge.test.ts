import { expect, test } from 'vitest';
import type { Answer } from './caller.ts';
import { Judge, anything, is } from './judge.ts';

const answer = (over: Partial<Answer> & { text?: string } = {}): Answer => ({
  status: 200,
  headers: {},
  body: Buffer.from(over.text ?? '{"success":true}'),
  ms: 5,
  ...over,
});

const guarded = [
  { what: "the victim's street", text: '4711 Quagga Lane', seenBy: ['the victim'] },
  { what: 'the key', text: 's3cr3t' },
];

function judged(seen: Answer, expects = is(200), by = 'the thief') {
  const judge = new Judge(guarded);
  judge.see({ kind: 'tests', name: 'one', by, expects }, seen);
  return judge;
}

const clean = { sent: 1, 'server errors': 0, hangs: 0, leaks: 0, 'wrong answers': 0 };

test('lets an answer through that is what the attack expects', () => {
  const judge = judged(answer());
  expect(judge.table).toEqual({ tests: clean });
  expect(judge.faults).toEqual([]);
});

test.each([
  ['server errors', 'a fault of ours', answer({ status: 500 })],
  ['server errors', 'an absence without a word on when to come again', answer({ status: 503 })],
  ['hangs', 'silence', answer({ status: 0, missing: 'hang' })],
  ['leaks', "another person's data", answer({ text: '{"street":"4711 Quagga Lane"}' })],
  ['leaks', 'a secret in a header', answer({ headers: { 'x-debug': 's3cr3t' } })],
  ['leaks', 'a stack', answer({ text: 'Error: no\n    at read (file:///srv/app.ts:12:3)' })],
  ['leaks', 'a path', answer({ text: 'ENOENT: /srv/node_modules/koa/package.json' })],
  ['leaks', 'a constraint', answer({ text: 'duplicate key value violates unique constraint "x"' })],
  ['wrong answers', 'another status', answer({ status: 404 })],
])('counts among %s %s', (how, _what, seen) => {
  const judge = judged(seen, how === 'wrong answers' ? is(200) : anything);
  expect(judge.table).toEqual({ tests: { ...clean, [how]: 1 } });
  expect(judge.faults).toHaveLength(1);
  expect(judge.faults[0]).toContain(how);
});

test('takes an absence that says when to come again, and what a person reads of their own', () => {
  expect(judged(answer({ status: 503, headers: { 'retry-after': '5' } }), anything).faults).toEqual(
    [],
  );
  expect(judged(answer({ text: '4711 Quagga Lane' }), is(200), 'the victim').faults).toEqual([]);
});
