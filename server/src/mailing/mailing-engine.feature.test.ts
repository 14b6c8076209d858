import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { EVENT_SCRIPTS } from '#test/a-lob-server/event-scripts.table.ts';
import { aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** What happens to a mailpiece once it is committed: it reaches the carrier exactly once, and what the carrier reports is true. */

const { generateLetter, getLetter, listLetters } = letterEndpoints;
const { mailLetter, getMailpiece, cancelMail } = mailingEndpoints;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ONE_CREATION = { on: 'POST /v1/letters', times: 1 } as const;

const clock = createTestClock(TEST_START);
let lob: LobServer;
let app: TestApp;
beforeAll(async () => {
  lob = await startLobServer({ clock });
  app = await createTestApp({
    lob: { apiKey: lob.apiKey, apiBase: lob.url, webhookSecret: lob.webhookSecret },
    keepLog: true,
  });
  lob.pointWebhooksAt(`${app.url}/api/webhooks/lob`);
});
afterAll(async () => {
  await app.close();
  await lob.stop();
});
beforeEach(async () => await lob.behave({ kind: 'well' }));

/** Both clocks go on together; nothing here ever goes back. */
async function wait(ms: number): Promise<void> {
  clock.set(new Date(clock.now().getTime() + ms).toISOString());
  await app.setClock(clock.now().toISOString());
}

const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

let people = 0;
async function signedIn(): Promise<{ client: TestClient; email: string }> {
  const email = `posted${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await app.sql(`update accounts set plan = 'pro' where email = ?`, [email]);
  return { client, email };
}

/** A letter that is signed and waits for its time to be mailed. */
async function queued(mailClass: 'certified' | 'certified_return_receipt' = 'certified') {
  const who = await signedIn();
  const creditorName = `Creditor ${people}`;
  const body = aLetter({ disputeDetails: { ...aLetter().disputeDetails, creditorName } });
  const { letterId } = (await who.client.call(generateLetter, { body })).data;
  const choice = { mailClass, from, asEntered: false, agreedCents: 68 };
  const params = { id: letterId };
  const { id } = (await who.client.call(mailLetter, { params, body: choice })).data;
  return { ...who, letterId, id };
}

/** As `queued`, and the carrier has it. */
async function sent(mailClass?: 'certified' | 'certified_return_receipt') {
  const mailpiece = await queued(mailClass);
  await resume();
  const { carrier_id: carrierId } = await until(mailpiece.id, isTaken);
  return { ...mailpiece, carrierId: String(carrierId) };
}

/** The time to be mailed has come, and the job of it is lost. */
async function resume(ms = 20 * MINUTE): Promise<void> {
  await wait(ms);
  await app.runHourly();
}

const eventually = async (isSo: () => Promise<void>) =>
  await vi.waitFor(isSo, { timeout: 120_000, interval: 50 });

type Row = Record<string, unknown>;
const rowOf = async (id: string) =>
  (await app.sql('select * from mailpieces where id = ?', [id]))[0] as Row;

async function until(id: string, isSo: (row: Row) => boolean): Promise<Row> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const row = await rowOf(id);
    if (isSo(row)) return row;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the piece stays as it is: ${JSON.stringify(await rowOf(id))}`);
}

/** The carrier is asked about it, and what it said is written down, by this run or by the one that the server does each minute. */
async function asked(id: string): Promise<void> {
  await eventually(async () => {
    await app.runHourly();
    expect(new Date((await rowOf(id))['polled_at'] as string)).toEqual(clock.now());
  });
  await eventually(async () => {
    const atWork = `select name from pgboss.job where name in ('resume-mail', 'hourly') and state = 'active'`;
    expect(await app.sql(atWork)).toEqual([]);
  });
}

/** Every report that has come is worked on. */
async function allHeard(): Promise<void> {
  await eventually(async () => {
    const [open] = await app.sql(
      'select count(*)::int as events from carrier_events where processed_at is null',
    );
    expect(open).toEqual({ events: 0 });
  });
}

const released = ({ asked_times, leased_until }: Row) =>
  Number(asked_times) > 0 && new Date(leased_until as string) <= clock.now();

const isTaken = ({ carrier_id }: Row) => carrier_id !== null;

const atLob = (id: string) => lob.letters().filter(({ metadata }) => metadata['mailpiece'] === id);
const creations = () => lob.calls.filter(({ call }) => call === 'POST /v1/letters').length;

async function emailsTo(address: string): Promise<string[]> {
  return (await app.mailbox())
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject)
    .filter((subject) => !/link|sign|is ready/i.test(subject));
}

const viewOf = async ({ client, id }: { client: TestClient; id: string }) =>
  (await client.call(getMailpiece, { params: { id } })).data;
const letterOf = async (mailpiece: { client: TestClient; letterId: string }) =>
  (await mailpiece.client.call(getLetter, { params: { id: mailpiece.letterId } })).data;

describe('exactly once', () => {
  it('sends a letter when its time has come, by however many it is tried', async () => {
    const mailpiece = await queued();
    await app.runHourly();
    expect(atLob(mailpiece.id)).toHaveLength(0);
    await wait(20 * MINUTE);
    lob.forget();
    // Long enough for the others to come by while the first one is asking.
    await lob.behave({ kind: 'slow', ms: 800 }, ONE_CREATION);
    await Promise.all(Array.from({ length: 4 }, () => app.runHourly()));
    await until(mailpiece.id, isTaken);
    expect(atLob(mailpiece.id)).toHaveLength(1);
    expect(creations()).toBe(1);
    const view = await viewOf(mailpiece);
    expect(view).toMatchObject({ status: 'queued', lobLetterId: atLob(mailpiece.id)[0]?.id });
    expect(view.trackingNumber).not.toBeNull();
    expect(view.events.map(({ kind }) => kind)).toEqual(['queued', 'accepted']);
  });

  it.each([
    ['an hour', HOUR],
    ['two days, when the carrier has forgotten our key', 2 * DAY],
  ])('finds what was sent where the answer was lost, after %s', async (_, later) => {
    const mailpiece = await queued();
    await lob.behave({ kind: 'answer_lost' }, ONE_CREATION);
    await resume();
    await until(mailpiece.id, released);
    expect(await rowOf(mailpiece.id)).toMatchObject({ carrier_id: null, status: 'queued' });
    await resume(later);
    await until(mailpiece.id, isTaken);
    expect(atLob(mailpiece.id)).toHaveLength(1);
  });

  it('sends once more where the carrier has nothing, after two days of silence', async () => {
    const mailpiece = await queued();
    await lob.behave({ kind: 'hang_up' });
    await resume();
    await until(mailpiece.id, released);
    await lob.behave({ kind: 'well' });
    await resume(2 * DAY);
    await until(mailpiece.id, isTaken);
    expect(atLob(mailpiece.id)).toHaveLength(1);
  });

  it.each(['before the carrier was asked', 'after it has answered'])(
    'goes on after a crash %s',
    async (when) => {
      const mailpiece = await (when.startsWith('before') ? queued() : sent());
      // What a process that was killed there leaves behind.
      await wait(20 * MINUTE);
      await app.sql(
        `update mailpieces set carrier_id = null, tracking_number = null, asked_at = ?, asked_times = 1, leased_until = ? where id = ?`,
        [clock.now(), new Date(clock.now().getTime() + 2 * MINUTE), mailpiece.id],
      );
      await app.runHourly();
      await resume(MINUTE);
      expect(await rowOf(mailpiece.id)).toMatchObject({ carrier_id: null, asked_times: 1 });
      await resume(10 * MINUTE);
      await until(mailpiece.id, isTaken);
      expect(atLob(mailpiece.id)).toHaveLength(1);
    },
  );

  it('waits as long as the carrier asks, with everything', async () => {
    const mailpiece = await queued();
    await lob.behave({ kind: 'error', code: 'rate_limit_exceeded' }, ONE_CREATION);
    await resume();
    await until(mailpiece.id, released);
    const [pace] = await app.sql(
      `select next_at > clock_timestamp() + interval '1 second' as waits from carrier_pace`,
    );
    expect(pace).toEqual({ waits: true });
    const [again] = await app.sql(
      `select count(*)::int as jobs from pgboss.job where name = 'send-mail' and state = 'created'
         and start_after between now() and now() + interval '6 seconds' and data::text like ?`,
      [`%${mailpiece.id}%`],
    );
    expect(again).toEqual({ jobs: 1 });
    await app.sql('update carrier_pace set next_at = clock_timestamp()');
    await resume();
    await until(mailpiece.id, isTaken);
    expect(atLob(mailpiece.id)).toHaveLength(1);
  });
});

describe('a carrier that says no', () => {
  it('ends the mailpiece, gives everything back, and says what to do', async () => {
    const mailpiece = await queued();
    const left = (await mailpiece.client.call(listLetters)).data.allowance.left;
    await lob.behave({ kind: 'error', code: 'failed_deliverability_strictness' }, ONE_CREATION);
    await resume();
    await until(mailpiece.id, ({ status }) => status === 'failed');
    const view = await viewOf(mailpiece);
    expect(view).toMatchObject({ label: 'Not Mailed', charge: 'none', canCancel: false });
    expect(view.trouble).toMatchObject({ canMailAgain: true });
    expect(view.trouble?.text).toContain('does not recognize an address');
    expect((await letterOf(mailpiece)).status).toBe('failed');
    expect((await mailpiece.client.call(listLetters)).data.allowance.left).toBe(left + 1);
    expect(await emailsTo(mailpiece.email)).toContain('Your letter was not mailed');
    expect(atLob(mailpiece.id)).toHaveLength(0);
  });

  it('keeps the letter waiting for three days where our own account is the trouble', async () => {
    const mailpiece = await queued();
    await lob.behave({ kind: 'error', code: 'unauthorized' }, { on: 'POST /v1/letters' });
    await resume();
    await until(
      mailpiece.id,
      ({ asked_at, asked_times }) => asked_at === null && asked_times === 1,
    );
    expect((await app.logLines()).join()).toContain('does not accept our key or account');
    expect(await rowOf(mailpiece.id)).toMatchObject({ status: 'queued', trouble: null });
    await resume(2 * HOUR);
    await until(
      mailpiece.id,
      ({ asked_at, asked_times }) => asked_at === null && asked_times === 2,
    );
    await resume(3 * DAY);
    await until(mailpiece.id, ({ status }) => status === 'failed');
    expect((await viewOf(mailpiece)).trouble?.text).toContain('our fault, not yours');
  });

  it('learns by looking that a letter which it has taken can not be printed', async () => {
    const mailpiece = await sent();
    await lob.play(mailpiece.carrierId, 'failed', { deliver: false });
    await wait(13 * HOUR);
    await asked(mailpiece.id);
    expect(await rowOf(mailpiece.id)).toMatchObject({ status: 'failed', trouble: 'file_refused' });
    expect((await letterOf(mailpiece)).status).toBe('failed');
  });
});

describe('what the post reports', () => {
  it('tells one story, whatever comes twice and in the wrong order', async () => {
    const mailpiece = await sent('certified_return_receipt');
    const startAt = clock.now();
    await wait(5 * DAY);
    await lob.play(mailpiece.carrierId, 'certified', { startAt, order: 'reversed', copies: 2 });
    await until(mailpiece.id, ({ status }) => status === 'delivered');
    await allHeard();
    const view = await viewOf(mailpiece);
    const kinds = view.events.map(({ kind }) => kind);
    expect(kinds.at(-1)).toBe('delivered');
    expect(kinds.filter((kind) => kind === 'delivered')).toHaveLength(1);
    expect(view.events.map(({ at }) => at)).toEqual(view.events.map(({ at }) => at).toSorted());
    expect(await letterOf(mailpiece)).toMatchObject({ status: 'delivered' });
    // Handed over in Georgia, 96 hours after the start.
    expect(view.deliveredOn).toBe(
      new Date(startAt.getTime() + 96 * HOUR).toISOString().slice(0, 10),
    );
    expect(await emailsTo(mailpiece.email)).toEqual(['Your letter was delivered']);
    await eventually(async () =>
      expect(await viewOf(mailpiece)).toMatchObject({ hasProof: true, hasReceipt: true }),
    );
    await wait(7 * DAY);
    const late = {
      type: 'letter.certified.re-routed',
      event: 'package_forwarded',
      hours: 60,
    } as const;
    await lob.play(mailpiece.carrierId, [late], { startAt });
    await eventually(async () => {
      expect((await viewOf(mailpiece)).events.length).toBe(view.events.length + 1);
    });
    expect((await viewOf(mailpiece)).status).toBe('delivered');
    expect(await emailsTo(mailpiece.email)).toHaveLength(1);
  });

  it('brings a letter that nobody picked up back to its sender, and mails it again', async () => {
    const mailpiece = await sent();
    const startAt = clock.now();
    await wait(11 * DAY);
    const way = EVENT_SCRIPTS.certified_returned;
    // Reports are worked on side by side: the return may come before what says why.
    await lob.play(mailpiece.carrierId, way.slice(-1), { startAt });
    await until(mailpiece.id, ({ status }) => status === 'returned');
    await eventually(async () =>
      expect(await emailsTo(mailpiece.email)).toContain('Your letter is coming back'),
    );
    await lob.play(mailpiece.carrierId, way.slice(0, -1), { startAt });
    await allHeard();
    const view = await viewOf(mailpiece);
    expect(view).toMatchObject({ label: 'Returned', deliveredOn: null });
    expect(view.mailedOn).not.toBeNull();
    expect(view.trouble?.text).toContain('Nobody picked the letter up');
    const [letter] = await app.sql(
      'select status, given_back_at from letters join letter_uses on letter_id = id where id = ?',
      [mailpiece.letterId],
    );
    expect(letter).toMatchObject({ status: 'returned', given_back_at: expect.anything() });
    const body = { mailClass: 'first_class', from, agreedCents: 68 } as const;
    const again = await mailpiece.client.call(mailLetter, {
      params: { id: mailpiece.letterId },
      body,
    });
    expect(again.data.status).toBe('queued');
    expect((await viewOf(mailpiece)).status).toBe('returned');
  });

  it('is asked for if nothing was heard', async () => {
    const mailpiece = await sent();
    const startAt = clock.now();
    await wait(4 * DAY);
    await lob.play(mailpiece.carrierId, 'certified_on_its_way', { startAt, deliver: false });
    await asked(mailpiece.id);
    expect(await rowOf(mailpiece.id)).toMatchObject({ status: 'in_transit' });
    expect(await emailsTo(mailpiece.email)).toEqual(['Your letter is in the mail']);
    await wait(22 * DAY);
    await asked(mailpiece.id);
    expect(await emailsTo(mailpiece.email)).toContain(
      'Your letter has not been reported as delivered',
    );
    await wait(40 * DAY);
    await asked(mailpiece.id);
    expect(await rowOf(mailpiece.id)).toMatchObject({ status: 'returned', trouble: 'lost' });
  });
});

describe('asking about many letters', () => {
  it('goes on with the others soon where the carrier could not tell of one', async () => {
    const mailpieces = [await sent(), await sent()];
    await wait(13 * HOUR);
    const startAt = clock.now();
    for (const { carrierId } of mailpieces)
      await lob.play(carrierId, 'certified_on_its_way', { startAt, deliver: false });
    await lob.behave({ kind: 'hang_up' }, { on: 'GET /v1/letters/:id', times: 1 });
    const onTheirWay = async () => {
      const rows = await Promise.all(mailpieces.map(({ id }) => rowOf(id)));
      return rows.filter(({ status }) => status === 'in_transit').length;
    };
    await eventually(async () => {
      await wait(MINUTE);
      await app.runHourly();
      expect(await onTheirWay()).toBeGreaterThanOrEqual(1);
    });
    await wait(12 * HOUR);
    await eventually(async () => {
      await app.runHourly();
      expect(await onTheirWay()).toBe(2);
    });
  });
});

describe('taking it back while the carrier is asked', () => {
  /** The carrier was asked, and nobody knows what became of it. */
  async function wanted(kind: 'answer_lost' | 'hang_up') {
    const mailpiece = await queued();
    await lob.behave({ kind }, ONE_CREATION);
    await resume();
    await until(mailpiece.id, released);
    await mailpiece.client.call(cancelMail, { params: { id: mailpiece.id } });
    expect(await rowOf(mailpiece.id)).toMatchObject({ status: 'queued' });
    return mailpiece;
  }

  it('calls it back at the carrier where that has it', async () => {
    const mailpiece = await wanted('answer_lost');
    await resume(4 * MINUTE);
    await until(mailpiece.id, ({ status }) => status === 'cancelled');
    expect(atLob(mailpiece.id)).toMatchObject([{ deleted: true }]);
    const letter = await letterOf(mailpiece);
    expect(letter.status).toBe('drafted');
    expect(letter.trail.map(({ kind }) => kind)).toContain('mail_cancelled');
    expect(await emailsTo(mailpiece.email)).toEqual([]);
  });

  it('says so if it is too late', async () => {
    const mailpiece = await wanted('answer_lost');
    await resume(10 * MINUTE);
    const row = await until(mailpiece.id, ({ cancel_asked_at }) => cancel_asked_at === null);
    expect(row).toMatchObject({ status: 'queued', carrier_id: atLob(mailpiece.id)[0]?.id });
    await eventually(async () =>
      expect(await emailsTo(mailpiece.email)).toEqual(['It was too late to take your letter back']),
    );
  });

  it('is sure only when a question of ours can not be on its way anymore', async () => {
    const mailpiece = await wanted('hang_up');
    await resume(4 * MINUTE);
    expect(await rowOf(mailpiece.id)).toMatchObject({ status: 'queued', carrier_id: null });
    await resume(6 * MINUTE);
    await until(mailpiece.id, ({ status }) => status === 'cancelled');
    expect(atLob(mailpiece.id)).toHaveLength(0);
  });
});

async function deleteAccount({ client, email }: { client: TestClient; email: string }) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ confirmEmail: email });
  const gone = await client.fetch('/api/privacy/delete', { method: 'POST', headers, body });
  expect(gone.status).toBe(200);
}

it('notes no number for a deleted account, whose letter it was too late to call back', async () => {
  const mailpiece = await queued();
  await lob.behave({ kind: 'answer_lost' }, ONE_CREATION);
  await resume();
  await until(mailpiece.id, released);
  await mailpiece.client.signIn(mailpiece.email);
  await deleteAccount(mailpiece);
  await resume(10 * MINUTE);
  const row = await until(mailpiece.id, (now) => isTaken(now) && now['cancel_asked_at'] === null);
  expect(row).toMatchObject({ carrier_id: atLob(mailpiece.id)[0]?.id, tracking_number: null });
  const kept = await app.sql('select tracking_number from letters where id = ?', [
    mailpiece.letterId,
  ]);
  expect(kept).toEqual([{ tracking_number: null }]);
  const charges = await app.sql('select 1 from mail_charges where mailpiece_id = ?', [
    mailpiece.id,
  ]);
  expect(charges).toEqual([]);
});

it('leaves no address, number or paper of a deleted account, and mails nothing for it', async () => {
  const mailpiece = await queued();
  await deleteAccount(mailpiece);
  await resume(HOUR);
  expect(atLob(mailpiece.id)).toHaveLength(0);
  expect(await rowOf(mailpiece.id)).toMatchObject({
    status: 'cancelled',
    to_state: '',
    tracking_number: null,
    proof_key: null,
  });
  const [left] = await app.sql(
    'select count(*)::int as events from mail_events where mailpiece_id = ?',
    [mailpiece.id],
  );
  expect(left).toEqual({ events: 0 });
});
