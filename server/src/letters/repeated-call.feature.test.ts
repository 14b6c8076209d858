import { letterEndpoints } from '@creditfix/shared/letters';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aDrawnSignature, aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { generateLetter, getLetter, getLetterPdf, listLetters } = letterEndpoints;

const DAY_MS = 24 * 60 * 60_000;

let people = 0;
/** On a plan of one letter, or of three. */
async function signedIn(plan: 'free' | 'pro' = 'free'): Promise<TestClient> {
  const client = app.client();
  const email = `repeats${(people += 1)}@example.com`;
  await client.signIn(email);
  if (plan === 'pro') await app.sql("update accounts set plan = 'pro' where email = ?", [email]);
  return client;
}

const listOf = async (client: TestClient) => (await client.call(listLetters)).data;

const cookiesOf = ({ cookies }: TestClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends the call and hangs up as soon as its letter is signed, deaf to any answer. */
async function sendAndHangUp(client: TestClient, body: unknown): Promise<void> {
  const call = request(new URL(generateLetter.path, app.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookiesOf(client) },
  });
  call.on('error', () => undefined);
  const before = await countLetters();
  call.end(JSON.stringify(body));
  await vi.waitUntil(async () => (await countLetters()) > before, {
    timeout: 120_000,
    interval: 2,
  });
  call.destroy();
}

async function countLetters(): Promise<number> {
  const [row] = await app.sql('select count(*)::int as letters from letters');
  return Number(row?.['letters']);
}

describe('the whole form in one call, sent once more because no answer came', () => {
  it('finds the letter of the call whose connection was cut', async () => {
    const client = await signedIn();
    const body = { ...aLetter(), signature: aDrawnSignature() };
    await sendAndHangUp(client, body);
    const { letters } = await listOf(client);
    expect(letters).toHaveLength(1);
    const again = await client.call(generateLetter, { body });
    expect(again.data.letterId).toBe(letters[0]?.id);
    expect(again.data.allowance).toMatchObject({ used: 1, left: 0 });
    const after = await listOf(client);
    expect(after.letters).toHaveLength(1);
    expect(after.allowance.used).toBe(1);
    expect((await client.fetch(again.data.pdfUrl)).status).toBe(200);
  });

  it('finishes the letter whose PDF was not made, which the list shows meanwhile', async () => {
    const client = await signedIn('pro');
    const body = aLetter({ bureauType: '', bureaus: ['experian', 'equifax'] });
    await app.failNextPdf('browser_failed', 1);
    const { data } = await client.call(generateLetter, { body });
    expect(data.letters.map(({ ready }) => ready)).toEqual([true, false]);
    const statusOf = async (letterId: string | undefined) =>
      (await listOf(client)).letters.find(({ id }) => id === letterId)?.status;
    const [, unready] = data.letters;
    expect(await statusOf(unready?.letterId)).toBe('preparing');
    const params = { id: unready?.letterId ?? '' };
    const { data: letter } = await client.call(getLetter, { params });
    expect(letter).toMatchObject({ status: 'preparing', pdfSha256: '', pages: 0 });
    expect(letter.trail.map(({ kind }) => kind)).toContain('signed');
    const pdf = await client.call(getLetterPdf, { params });
    expect([pdf.status, pdf.problem.code]).toEqual([409, 'letters.pdf_not_ready']);
    const again = await client.call(generateLetter, { body });
    expect(again.data.letters).toEqual(data.letters.map((one) => ({ ...one, ready: true })));
    expect(await statusOf(unready?.letterId)).toBe('drafted');
    expect(again.data.allowance.used).toBe(2);
  });

  it('finds each letter of several, in their order', async () => {
    const client = await signedIn('pro');
    const body = aLetter({ bureauType: '', bureaus: ['experian', 'equifax'] });
    const first = await client.call(generateLetter, { body });
    const again = await client.call(generateLetter, { body });
    expect(again.data.letters).toEqual(first.data.letters);
    expect(again.data.letters).toHaveLength(2);
    expect(again.data.allowance.used).toBe(2);
  });

  it('finds nothing of another person, of other words, or a day later', async () => {
    const [one, other] = [await signedIn('pro'), await signedIn('pro')];
    const body = aLetter();
    const { data } = await one.call(generateLetter, { body });
    const theirs = await other.call(generateLetter, { body });
    expect(theirs.data.letterId).not.toBe(data.letterId);
    const signedOtherwise = { ...body, signature: aDrawnSignature() };
    expect((await one.call(generateLetter, { body: signedOtherwise })).problem.code).toBe(
      'letters.nothing_new',
    );
    await app.setClock(new Date(Date.parse(TEST_START) + DAY_MS).toISOString());
    expect((await one.call(generateLetter, { body })).problem).toMatchObject({
      code: 'letters.nothing_new',
      error: expect.stringMatching(/You can send it again from \w+ \d{1,2}, \d{4}\./),
    });
    await app.setClock(TEST_START);
  });

  it('keeps nothing of what the person wrote in its key', async () => {
    const client = await signedIn();
    const { data } = await client.call(generateLetter, { body: aLetter() });
    const [row] = await app.sql('select request_key from letters where id = ?', [data.letterId]);
    expect(row?.['request_key']).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});
