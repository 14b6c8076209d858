import { expect, it } from 'vitest';
import { countedUp, outcomeOf, refusalOf } from '#scripts/keys-rotate.ts';

const clean = { resealed: 1_234, left: 0, missing: [], failed: [] };
const about = { olderIds: ['k1'], fromSettings: true };

it('lets an older key go only if nothing is left under it', () => {
  const done = outcomeOf(clean, about);
  expect(done.ok).toBe(true);
  expect(done.text).toMatch(
    /Sealed anew: 1,234\.\nNothing is left.*\nYou may take k1 out of ENCRYPTION_KEYS/,
  );
  for (const outcome of [
    { ...clean, left: 3 },
    { ...clean, failed: ['letters.sealed_form of row 1: no'] },
  ]) {
    const { ok, text } = outcomeOf(outcome, about);
    expect(ok).toBe(false);
    expect(text).toContain('Keep every key.');
    expect(text).not.toContain('You may take');
  }
});

it('says where the older key is, and nothing of one if there is none', () => {
  const local = outcomeOf(clean, { ...about, fromSettings: false });
  expect(local.text).toContain('encryption.keys in DATA_DIR');
  expect(outcomeOf(clean, { ...about, olderIds: [] }).text).not.toContain('take');
});

it('names the files that are not there', () => {
  expect(outcomeOf({ ...clean, missing: ['letters/a.pdf'] }, about).text).toContain(
    'letters/a.pdf',
  );
});

it.each([
  [{}, { makeNewKey: false, hasData: false }, /no data/],
  [{ ENCRYPTION_KEYS: 'k1:x' }, { makeNewKey: true, hasData: true }, /ENCRYPTION_KEYS/],
  [{ DATABASE_URL: 'postgres://x' }, { makeNewKey: true, hasData: true }, /DATABASE_URL/],
])('refuses %o with %o and says why', (settings, options, why) => {
  expect(refusalOf(settings, options)).toMatch(why);
});

it.each([
  [{}, { makeNewKey: true, hasData: true }],
  [{ DATABASE_URL: 'postgres://x' }, { makeNewKey: false, hasData: true }],
])('goes on with %o and %o', (settings, options) => {
  expect(refusalOf(settings, options)).toBeUndefined();
});

it('counts each place up', () => {
  const lines: string[] = [];
  const report = countedUp((text) => lines.push(text));
  report({ place: 'letters.sealed_form', resealed: 200 });
  report({ place: 'letters.sealed_form', resealed: 50 });
  expect(lines).toEqual(['  letters.sealed_form: 200', '  letters.sealed_form: 250']);
});
