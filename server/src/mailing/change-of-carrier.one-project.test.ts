import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

/** Anyone who runs the site mails in another way by now, and letters of before are still under way. Here it is the manual mail queue. */

const { generateLetter } = letterEndpoints;
const { mailLetter, cancelMail, getMailpiece, recordArrival } = mailingEndpoints;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

let people = 0;
/** A letter that waits to be mailed, and what is different about its mailpiece. */
async function queued(change: string, mailClass: 'certified' | 'first_class' = 'certified') {
  const email = `changed${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await app.sql(`update accounts set plan = 'pro' where email = ?`, [email]);
  const { letterId } = (await client.call(generateLetter, { body: aLetter() })).data;
  const body = { mailClass, from, asEntered: false, agreedCents: 68 };
  const { id } = (await client.call(mailLetter, { params: { id: letterId }, body })).data;
  await app.sql(`update mailpieces set ${change} where id = ?`, [id]);
  const view = async () => (await client.call(getMailpiece, { params: { id } })).data;
  return { client, id, view };
}

const AT_LOB = `carrier = 'lob', asked_at = created_at, asked_times = 1`;

async function later(): Promise<void> {
  const [{ now }] = (await app.sql('select max(send_after) as now from mailpieces')) as [
    { now: string },
  ];
  await app.setClock(new Date(new Date(now).getTime() + 5 * 60_000).toISOString());
  await app.runHourly();
}

it('calls nothing back that another carrier has: it may be printed there', async () => {
  const { client, id, view } = await queued(`${AT_LOB}, carrier_id = 'ltr_1'`);
  const { problem } = await client.call(cancelMail, { params: { id } });
  expect(problem.code).toBe('mailing.too_late');
  expect((await view()).status).toBe('queued');
});

it('hands nothing over that another carrier was asked for and has not answered', async () => {
  const { id, view } = await queued(AT_LOB);
  await later();
  expect((await view()).status).toBe('queued');
  expect(await app.sql('select carrier_id from mailpieces where id = ?', [id])).toEqual([
    { carrier_id: null },
  ]);
});

it('never prints what was ordered while nothing was printed', async () => {
  const { view } = await queued('test = true');
  await later();
  await vi.waitFor(async () => expect((await view()).status).toBe('failed'), { timeout: 120_000 });
  expect((await view()).trouble?.canMailAgain).toBe(true);
});

it('takes no word of an arrival before staff have mailed the letter', async () => {
  const { client, id, view } = await queued('test = false', 'first_class');
  await later();
  await vi.waitFor(
    async () => {
      const [row] = await app.sql('select carrier_id from mailpieces where id = ?', [id]);
      expect(row).toEqual({ carrier_id: `print_${id}` });
    },
    { timeout: 120_000 },
  );
  const on = (await view()).sendsAt.slice(0, 10);
  for (const what of ['delivered', 'returned'] as const) {
    const { problem } = await client.call(recordArrival, { params: { id }, body: { on, what } });
    expect(problem.code).toBe('mailing.not_recordable');
  }
});
