import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { vouchesForItself } from './passkey-ceremony.ts';

const certificate = generateKeyPairSync('ed25519').publicKey.export({
  type: 'spki',
  format: 'der',
});

function attestation(fmt: string, statement: Record<string, unknown>): string {
  const attStmt = new Map(Object.entries(statement));
  const parts = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', attStmt],
    ['authData', new Uint8Array(37)],
  ]);
  return Buffer.from(isoCBOR.encode(parts as never)).toString('base64url');
}

it.each([
  ['nobody vouches for it', attestation('none', {}), true],
  ['its own key signs', attestation('packed', { alg: -7, sig: new Uint8Array(70) }), true],
  [
    'a certificate vouches for it',
    attestation('packed', { alg: -7, sig: new Uint8Array(70), x5c: [certificate] }),
    false,
  ],
  [
    'a phone vouches for it',
    attestation('android-key', { alg: -7, sig: new Uint8Array(70), x5c: [certificate] }),
    false,
  ],
  ['Apple vouches for it', attestation('apple', { x5c: [certificate] }), false],
])('takes a new passkey only as it was asked for: %s', async (_, answer, taken) => {
  expect(await vouchesForItself(answer)).toBe(taken);
});
