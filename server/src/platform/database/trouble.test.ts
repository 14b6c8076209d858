import { expect, it } from 'vitest';
import { troubleOf } from './trouble.ts';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('x'), { code, ...more });

it.each([
  ['a database that refuses', withCode('ECONNREFUSED'), 'away'],
  ['a line that broke', withCode('ECONNRESET'), 'away'],
  ['a database that is shut down', withCode('57P01'), 'away'],
  ['one that crashed', withCode('57P02'), 'away'],
  ['one that starts', withCode('57P03'), 'away'],
  ['a socket that is not there', withCode('ENOENT', { syscall: 'connect' }), 'away'],
  ['what the driver says of a lost line', new Error('Connection terminated unexpectedly'), 'away'],
  ['too many connections', withCode('53300'), 'busy'],
  ['a pool that none came back to', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['two changes that met', withCode('40001'), 'conflict'],
  ['a deadlock', withCode('40P01'), 'conflict'],
  ['a full disk of the database', withCode('53100'), 'full'],
  ['a full disk of ours', withCode('ENOSPC', { syscall: 'write' }), 'full'],
  ['a file store that does not answer', withCode('FILES_AWAY'), 'files'],
  ['a cause', new Error('outer', { cause: withCode('57P01') }), 'away'],
  ['one of several', new AggregateError([new Error('x'), withCode('ECONNREFUSED')]), 'away'],
  ['what is no Error', { code: '57P01', message: 'x' }, 'away'],
  ['a file that is not there', withCode('ENOENT', { syscall: 'open' }), undefined],
  ['a bug', new TypeError('x is undefined'), undefined],
  ['a value twice', withCode('23505'), undefined],
  ['nothing', undefined, undefined],
])('takes %s for what it is', (_, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
