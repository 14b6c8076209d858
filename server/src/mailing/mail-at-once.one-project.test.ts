import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { createTestClock, type TestClock } from '#test/test-clock.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** Where letters are not held, the carrier has them before the person reads the answer. */

const { sendLetter, mailLetter, getMailing, checkAddress, cancelMail } = mailingEndpoints;
const { getLetter } = letterEndpoints;

let clock: TestClock;
let lob: LobServer;
let app: TestApp;
beforeAll(async () => {
  clock = createTestClock(TEST_START);
  lob = await startLobServer({ clock });
  const settings = {
    apiKey: lob.apiKey,
    apiBase: lob.url,
    checkTimeoutMs: 300,
  };
  app = await createTestApp({ lob: settings, mailHoldMinutes: 0 });
});
afterEach(async () => {
  await lob.behave({ kind: 'well' });
  clock.set(TEST_START);
});
afterAll(async () => {
  await app.close();
  await lob.stop();
});

let people = 0;
async function sendOne() {
  const email = `at-once${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await app.sql("update accounts set plan = 'pro' where email = ?", [email]);
  const answer = await client.call(sendLetter, {
    body: {
      userName: 'Maria Núñez',
      userAddress: '48 Larkspur Lane',
      userCity: 'Dayton',
      userState: 'OH',
      userZip: '45402',
      disputeReason: 'not_mine',
      creditorName: 'Northgate Recovery',
      accountNumber: '9912-4417',
      bureauType: 'experian',
      signatureUrl: { typedName: 'Maria Núñez' },
    },
  });
  const mailpiece = await newestMailpiece(client, answer.data.letterId);
  return { client, answer, mailpiece };
}

async function newestMailpiece(client: TestClient, id: string) {
  const [mailpiece] = (await client.call(getMailing, { params: { id } })).data.pieces;
  if (!mailpiece) throw new Error('the letter has no mailing');
  return mailpiece;
}

describe('a letter that is not held', () => {
  it('is with the carrier in the answer, with its number', async () => {
    const { answer, mailpiece } = await sendOne();
    const { data } = answer;
    expect(lob.letters().map(({ id }) => id)).toContain(data.lobLetterId);
    expect(data.trackingUrl).toBe(
      `https://tools.usps.com/go/TrackConfirmAction?tLabels=${mailpiece.trackingNumber}`,
    );
    expect(mailpiece.events.map(({ kind }) => kind).slice(0, 2)).toEqual(['queued', 'accepted']);
  });

  it('is left to its job where the carrier does not answer', async () => {
    await lob.behave({ kind: 'down' });
    const { answer, mailpiece } = await sendOne();
    expect(answer.data).toMatchObject({ status: 'queued', lobLetterId: null });
    expect(mailpiece.canCancel).toBe(true);
  });
});

describe('a carrier that takes the question for an address and never answers', () => {
  it('keeps nobody waiting as long as a packet may take, and the letter is mailed unchecked', async () => {
    const { client, answer, mailpiece } = await sendOne();
    await client.call(cancelMail, { params: { id: mailpiece.id } });
    await lob.behave({ kind: 'late_answer', ms: 600_000 }, { on: 'POST /v1/us_verifications' });
    const { name, city, state, zip } = mailpiece.from;
    // About the other one the carrier was asked before.
    const from = { name, line1: '50 Larkspur Lane', city, state, zip };
    const { data: looked } = await client.call(checkAddress, {
      body: { address: from },
    });
    expect(looked).toMatchObject({ verdict: 'not_checked', suggestion: null });
    const { data: mailed } = await client.call(mailLetter, {
      params: { id: answer.data.letterId },
      body: {
        mailClass: 'certified',
        from,
        asEntered: false,
        agreedCents: mailpiece.priceCents,
      },
    });
    expect(mailed.lobLetterId).not.toBeNull();
  });
});

describe('a letter that the carrier refuses in the answer', () => {
  it('is said not to be mailed, with why and what to do, and there is nothing to take back', async () => {
    await lob.behave(
      { kind: 'error', code: 'failed_deliverability_strictness' },
      { on: 'POST /v1/letters' },
    );
    const { client, answer, mailpiece } = await sendOne();
    const why = /does not recognize an address.+was not mailed.+Compare both addresses/;
    expect(answer.data.status).toBe('failed');
    expect(answer.envelope['message']).toMatch(why);
    const { status, problem } = await client.call(cancelMail, {
      params: { id: mailpiece.id },
    });
    expect([status, problem.code]).toEqual([409, 'mailing.not_mailed']);
    expect(problem.error).toMatch(/nothing to take back/);
    expect(problem.error).toMatch(why);
  });
});

describe('taking back what the carrier has', () => {
  it('works while the carrier lets it', async () => {
    const { client, answer, mailpiece } = await sendOne();
    expect(mailpiece.canCancel).toBe(true);
    const { data: back } = await client.call(cancelMail, { params: { id: mailpiece.id } });
    expect(back.status).toBe('cancelled');
    expect(['none', 'cancelled', 'not_collected']).toContain(back.charge);
    const { data: letter } = await client.call(getLetter, {
      params: { id: answer.data.letterId },
    });
    expect(letter).toMatchObject({ status: 'drafted', trackingNumber: null });
    expect(letter.trail.at(-1)?.kind).toBe('mail_cancelled');
  });

  it('comes too late after that, and says so', async () => {
    const { client, answer, mailpiece } = await sendOne();
    clock.set('2026-11-21T15:06:00.000Z');
    await app.setClock('2026-11-21T15:06:00.000Z');
    expect((await newestMailpiece(client, answer.data.letterId)).canCancel).toBe(false);
    const { problem } = await client.call(cancelMail, { params: { id: mailpiece.id } });
    expect(problem.code).toBe('mailing.too_late');
    expect((await newestMailpiece(client, answer.data.letterId)).status).toBe('queued');
    await app.setClock(TEST_START);
  });

  it('can be tried again where the carrier does not answer', async () => {
    const { client, mailpiece } = await sendOne();
    await lob.behave({ kind: 'down' });
    const refused = await client.call(cancelMail, { params: { id: mailpiece.id } });
    expect(refused.problem.code).toBe('mailing.carrier_unavailable');
    await lob.behave({ kind: 'well' });
    const { data } = await client.call(cancelMail, { params: { id: mailpiece.id } });
    expect(data.status).toBe('cancelled');
  });
});
