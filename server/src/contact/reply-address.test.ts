import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newEncryptionKeys, Vault } from '#server/platform/vault/index.ts';
import { messageIdIn, replyAddress } from './reply-address.ts';

const vault = new Vault(newEncryptionKeys());
const ids = [
  '00000000-0000-4000-8000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
  ...Array.from({ length: 200 }, () => randomUUID()),
];

it('names a message to us alone, in any case of letters, among other addresses', () => {
  for (const id of ids) {
    const address = replyAddress(vault, 'support@example.com', id);
    expect(messageIdIn(vault, ['Ana <ana+x@example.com>', `S <${address}>`])).toBe(id);
    expect(messageIdIn(vault, [address.toUpperCase()])).toBe(id);
    expect(messageIdIn(new Vault(newEncryptionKeys()), [address])).toBeUndefined();
  }
});

it('names nothing once a single sign of it is another one', () => {
  const address = replyAddress(vault, 'support@example.com', randomUUID());
  const start = 'support+'.length;
  for (let at = start; at < address.indexOf('@'); at += 1) {
    const other = address[at] === 'a' ? 'b' : 'a';
    const forged = address.slice(0, at) + other + address.slice(at + 1);
    expect(messageIdIn(vault, [forged])).toBeUndefined();
  }
});

it('is support’s own where mail servers would refuse a name of that length', () => {
  const [fits, long] = [`${'s'.repeat(19)}@example.com`, `${'s'.repeat(20)}@example.com`];
  expect(replyAddress(vault, fits, randomUUID()).split('@')[0]).toHaveLength(64);
  expect(replyAddress(vault, long, randomUUID())).toBe(long);
});
