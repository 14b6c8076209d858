import { expect, it } from 'vitest';
import { callerAddress, networkOf } from './rate-limiter.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['not an address', 'not an address'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50001', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:50001', '2001:db8::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['x50001', 'unknown'],
  ['203.0.113.7:x', 'unknown'],
  ['', 'unknown'],
])('reads the entry %j of a proxy as the caller %s', (entry, address) => {
  expect(callerAddress(entry)).toBe(address);
});
