import { describe, expect, it } from 'vitest';
import { Vault, VaultError, newEncryptionKeys } from './vault.ts';

const place = { column: 'letters.sealed_form', rowId: 'row-1' };
const first = newEncryptionKeys().replace(/^[^:]+/, 'k1');

describe('sealing a field', () => {
  const vault = new Vault(first);

  it('gives back what went in, whatever it was', () => {
    for (const text of ['', 'Zoë O’Brien', '🏡 48 Larkspur', 'x'.repeat(100_000)]) {
      expect(vault.open(vault.seal(text, place), place)).toBe(text);
    }
  });

  it('never seals the same text the same way', () => {
    expect(vault.seal('same', place)).not.toBe(vault.seal('same', place));
  });

  it.each([
    ['another row', { ...place, rowId: 'row-2' }],
    ['another column', { ...place, column: 'letters.sealed_document' }],
  ])('does not open in %s', (_, elsewhere) => {
    const sealed = vault.seal('mine', place);
    expect(() => vault.open(sealed, elsewhere)).toThrow(VaultError);
  });

  it('does not open once a single character was changed', () => {
    const sealed = vault.seal('mine', place);
    const middle = sealed.length - 8;
    const changed =
      sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1);
    expect(() => vault.open(changed, place)).toThrow(VaultError);
  });
});

it('seals no text into a column that a change of keys would not find', () => {
  const elsewhere = { ...place, column: 'letters.form' };
  expect(() => new Vault(first).seal('mine', elsewhere)).toThrow(/sealed_…/);
});

describe('sealing a file', () => {
  const vault = new Vault(first);
  const bytes = Buffer.from('%PDF-1.4 and so on');

  it('gives back the same bytes', () => {
    expect(vault.openBytes(vault.sealBytes(bytes, place), place).equals(bytes)).toBe(true);
  });

  it.each([0, 3, 20, 80])('does not open when it ends after %i bytes', (length) => {
    expect(() => vault.openBytes(vault.sealBytes(bytes, place).subarray(0, length), place)).toThrow(
      VaultError,
    );
  });
});

describe('changing keys', () => {
  const second = newEncryptionKeys().replace(/^[^:]+/, 'k2');

  it('opens what older keys sealed, and seals with the newest', () => {
    const old = new Vault(first).seal('before', place);
    const both = new Vault(`${second},${first}`);
    expect(both.open(old, place)).toBe('before');
    expect(both.seal('after', place)).toContain('.k2.');
  });

  it('keeps its fingerprints', () => {
    const before = new Vault(first).fingerprint('rate', 'somebody');
    expect(new Vault(`${second},${first}`).fingerprint('rate', 'somebody')).toBe(before);
  });

  it('says which key is missing', () => {
    const old = new Vault(first).seal('before', place);
    expect(() => new Vault(second).open(old, place)).toThrow(/k1/);
  });

  it('refuses two keys of one name, which could not open what they sealed', () => {
    expect(() => new Vault(`${first},${first}`)).toThrow(/same id/);
  });
});
