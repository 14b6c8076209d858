import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { billingEndpoints, contractEndpoints, creditFileRights } from '@creditfix/shared/billing';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signAContract } from '#test/a-contract.ts';
import { openPayingWorld, type PayingWorld } from '#test/a-paying-world.ts';
import { askForLetter } from '#test/ask-for-letters.ts';
import type { TestClient } from '#test/test-client.ts';

/** Saturday, 21 November 2026; the Thursday after is Thanksgiving. */
const { startCheckout, getPlan } = billingEndpoints;
const { getContract, signDisclosure, readContract, signContract, cancelContract } =
  contractEndpoints;

const begin = { body: {} };

/** What each paper says of itself: which version of which text it is, and where that is from. */
const SOURCES = {
  contract: [
    'Contract, version 2026-11-27.1, with the terms of 15 U.S.C. 1679d(b)',
    'Copy 1 of 2. 15 U.S.C. 1679e(b), version 1679e-1996, Public Law 104-208, 110 Stat. 3009-459',
  ],
  disclosure: ['15 U.S.C. 1679c(a), version 1679c-1996, Public Law 104-208, 110 Stat. 3009-457'],
} as const;
const ANNA = { name: 'Anna Example', state: 'NY' } as const;

let world: PayingWorld;
beforeAll(async () => {
  world = await openPayingWorld({ legalMode: 'cro' });
});
afterAll(() => world.close());

const stateOf = async (client: TestClient) => (await client.call(getContract)).data;

/** Signs, opens the payment page, and leaves a card there. */
async function withContract(email: string) {
  const client = await world.signedIn(email);
  const contract = await signAContract(client);
  const { url } = (await client.call(startCheckout, begin)).data;
  const subscription = world.stripe.pay(url);
  await world.settle();
  return { client, contract, subscription };
}

async function letterOf(client: TestClient) {
  const { data } = await client.call(letterEndpoints.listLetters, {});
  return data.letters[0];
}

/** Tests run their days in order: the clock is one for all. */
describe('where whoever runs the site is a credit repair organization', () => {
  it('the statement of rights comes first, then the contract, then the payment page', async () => {
    const client = await world.signedIn('order@example.com');
    expect(await stateOf(client)).toMatchObject({ next: 'disclosure', signed: null });
    const refusedPage = await client.call(startCheckout, begin);
    expect([refusedPage.status, refusedPage.problem.code]).toEqual([
      409,
      'billing.contract_needed',
    ]);
    const tooEarly = await client.call(readContract, { body: ANNA });
    expect([tooEarly.status, tooEarly.problem.code]).toEqual([409, 'billing.disclosure_first']);
    const { disclosure } = await stateOf(client);
    expect(disclosure).toEqual({
      version: creditFileRights.version,
      title: creditFileRights.title,
      paragraphs: creditFileRights.paragraphs,
      contact: creditFileRights.contact,
      source: '15 U.S.C. 1679c(a), version 1679c-1996, Public Law 104-208, 110 Stat. 3009-457',
    });
    const other = { version: 'another', name: ANNA.name };
    expect((await client.call(signDisclosure, { body: other })).problem.code).toBe(
      'billing.contract_changed',
    );
    const body = { version: disclosure.version, name: ANNA.name };
    expect((await client.call(signDisclosure, { body })).data.next).toBe('contract');
    const first = (await stateOf(client)).acknowledgedAt;
    expect((await client.call(signDisclosure, { body })).data.acknowledgedAt).toBe(first);
    expect((await client.call(startCheckout, begin)).problem.code).toBe('billing.contract_needed');
    const read = (await client.call(readContract, { body: ANNA })).data;
    const signing = { ...ANNA, sha256: read.sha256, signature: 'Anna Example' };
    const forged = { ...signing, sha256: '0'.repeat(64), electronically: true as const };
    expect((await client.call(signContract, { body: forged })).problem.code).toBe(
      'billing.contract_changed',
    );
    const noConsent = { ...signing, electronically: false as unknown as true };
    const refused = await client.call(signContract, { body: noConsent });
    expect([refused.status, refused.problem.fields?.[0]?.path]).toEqual([400, 'electronically']);
    const signed = await client.call(signContract, { body: { ...signing, electronically: true } });
    expect(signed.data).toMatchObject({
      next: 'signed',
      signed: { lastDay: '2026-11-25', serviceFrom: '2026-11-26T05:00:00.000Z', waits: true },
    });
    expect((await client.call(startCheckout, begin)).status).toBe(200);
    const again = await client.call(signContract, { body: { ...signing, electronically: true } });
    expect(again.problem.code).toBe('billing.contract_signed');
  });

  it('two clicks at once sign one contract', async () => {
    const client = await world.signedIn('twice@example.com');
    const { disclosure } = await stateOf(client);
    const body = { version: disclosure.version, name: ANNA.name };
    await Promise.all([1, 2, 3].map(() => client.call(signDisclosure, { body })));
    const { sha256 } = (await client.call(readContract, { body: ANNA })).data;
    const signing = { ...ANNA, sha256, signature: ANNA.name, electronically: true } as const;
    const answers = await Promise.all(
      [1, 2].map(() => client.call(signContract, { body: signing })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rows = await world.app.sql(
      `select signed_at from service_contracts where account_id = (select id from accounts where email = ?)`,
      ['twice@example.com'],
    );
    expect(rows).toHaveLength(1);
  });

  it('no contract is offered where the law of a state forbids it, and a free letter still is', async () => {
    const client = await world.signedIn('georgia@example.com');
    const { disclosure } = await stateOf(client);
    await client.call(signDisclosure, { body: { version: disclosure.version, name: ANNA.name } });
    const refused = await client.call(readContract, { body: { ...ANNA, state: 'GA' } });
    expect([refused.status, refused.problem.code]).toEqual([409, 'billing.state_not_served']);
    expect(refused.problem.error).toContain('free letters');
    expect((await askForLetter(client)).status).toBe(200);
    expect((await letterOf(client))?.status).toBe('drafted');
  });

  it('the contract has the terms of the Act, and the person has copies at once', async () => {
    const { client, contract } = await withContract('copies@example.com');
    const words = JSON.stringify(contract.document);
    for (const term of [
      'Credit Fix LLC',
      '100 Example Plaza',
      'Anna Example of New York',
      'November 21, 2026',
      '$6.67',
      '$19.99',
      'no guarantee',
      'within one business day',
      'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.',
      'before midnight on November 25, 2026',
    ])
      expect(words).toContain(term);
    for (const part of ['contract', 'disclosure'] as const) {
      const response = await client.fetch(`/api/billing/contract/pdf?part=${part}`);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
      const { text } = await extractText(await getDocumentProxy(bytes));
      const printed = text.join(' ').replaceAll(/\s+/g, ' ');
      for (const source of SOURCES[part]) expect(printed).toContain(source);
    }
    expect(await world.mail('copies@example.com')).toContain(
      'You have signed a contract for Credit Fix Pro',
    );
    const [row] = await world.app.sql(
      `select * from service_contracts where account_id = (select id from accounts where email = ?)`,
      ['copies@example.com'],
    );
    expect(JSON.stringify(row)).not.toContain('Anna');
  });

  it('nobody can give up the days in which it can be canceled, whatever they send (15 U.S.C. 1679f)', async () => {
    const client = await world.signedIn('waives@example.com');
    const { disclosure } = await stateOf(client);
    void (
      await client.call(signDisclosure, { body: { version: disclosure.version, name: ANNA.name } })
    ).data;
    const { sha256, document } = (await client.call(readContract, { body: ANNA })).data;
    // No words of a waiver are signed: the contract says that rights are kept, and that giving one up has no effect.
    const words = JSON.stringify(document);
    expect(words).not.toMatch(/\bwaiv/i);
    expect(words).toContain('giving one up would have no effect (15 U.S.C. 1679f)');
    // A call has no place for one: what is asked beside it is not read.
    const signing = { ...ANNA, sha256, signature: ANNA.name, electronically: true } as const;
    const waiver = { waiver: true, waivesCancellation: true, beginAtOnce: true };
    const signed = await client.call(signContract, { body: { ...signing, ...waiver } });
    expect(signed.data.signed?.waits).toBe(true);
    void (await askForLetter(client)).data;
    expect((await letterOf(client))?.status).toBe('preparing');
    expect((await client.call(cancelContract, begin)).data.signed).toBeNull();
  });

  it('letters are signed and wait, said with the day, and are made once the days are over', async () => {
    const { client } = await withContract('waits@example.com');
    const answer = await askForLetter(client);
    expect(answer.envelope.message).toContain('until the end of November 25, 2026');
    expect(answer.data).toMatchObject({
      letters: [{ ready: false }],
      hold: { lastDay: '2026-11-25' },
    });
    const letter = await letterOf(client);
    expect(letter).toMatchObject({
      status: 'preparing',
      hold: { until: '2026-11-26T05:00:00.000Z' },
    });
    const id = letter?.id ?? '';
    const pdf = await client.fetch(`/api/letters/${id}/pdf`);
    expect([pdf.status, ((await pdf.json()) as { code: string }).code]).toEqual([
      409,
      'billing.service_waits',
    ]);
    const mailing = (await client.call(mailingEndpoints.getMailing, { params: { id } })).data;
    expect([mailing.mayMail, mailing.hold?.lastDay]).toEqual(['service_waits', '2026-11-25']);
    await world.goTo('2026-11-26T04:59:00.000Z');
    await world.app.runHourly();
    expect((await letterOf(client))?.status).toBe('preparing');
    await world.goTo('2026-11-26T05:00:00.000Z');
    await world.app.runHourly();
    await expect
      .poll(async () => (await letterOf(client))?.status, { timeout: 60_000 })
      .toBe('drafted');
    expect(await letterOf(client)).not.toHaveProperty('hold');
    expect((await stateOf(client)).signed?.waits).toBe(false);
  });

  it('can be canceled until midnight across a weekend and a holiday, and nothing is charged or made', async () => {
    // Thanksgiving itself: Friday, Monday and Tuesday are the three days.
    const { client, subscription } = await withContract('cancels@example.com');
    expect((await stateOf(client)).signed?.lastDay).toBe('2026-12-01');
    void (await askForLetter(client)).data;
    void (await askForLetter(client)).data;
    await world.goTo('2026-12-02T04:59:59.000Z');
    expect((await client.call(cancelContract, begin)).data).toMatchObject({
      next: 'disclosure',
      signed: null,
      cancelledAt: '2026-12-02T04:59:59.000Z',
    });
    await expect.poll(() => subscription.status, { timeout: 60_000 }).toBe('canceled');
    await expect
      .poll(async () => (await client.call(letterEndpoints.listLetters, {})).data.letters.length, {
        timeout: 60_000,
      })
      .toBe(0);
    await world.settle();
    await expect
      .poll(async () => (await client.call(getPlan)).data.plan, { timeout: 60_000 })
      .toBe('free');
    expect(await world.mail('cancels@example.com')).toContain('Your contract is canceled');
    expect((await client.call(cancelContract, begin)).problem.code).toBe('billing.contract_none');
    // A free letter needs no contract, and the way to Pro starts over.
    expect((await askForLetter(client)).status).toBe(200);
    expect((await letterOf(client))?.status).toBe('drafted');
  });

  it('can’t be canceled for nothing once the days are over, and Pro can still be ended', async () => {
    const { client } = await withContract('late@example.com');
    expect((await stateOf(client)).signed?.lastDay).toBe('2026-12-04');
    await world.goTo('2026-12-05T05:00:00.000Z');
    const late = await client.call(cancelContract, begin);
    expect([late.status, late.problem.code]).toEqual([409, 'billing.contract_cancel_late']);
    expect((await client.call(billingEndpoints.cancelSubscription, begin)).status).toBe(200);
  });
});

describe('who moves to a state where no contract is offered', () => {
  it('keeps the one that was signed to its end, pays for what was done, and signs none after', async () => {
    const moving = await openPayingWorld({ legalMode: 'cro' });
    try {
      const client = await moving.signedIn('moves@example.com');
      await signAContract(client, { state: 'NY' });
      const subscription = moving.stripe.pay((await client.call(startCheckout, begin)).data.url);
      await moving.settle();
      await moving.goTo('2026-11-26T05:00:00.000Z');
      const nothing = {
        firstName: '',
        lastName: '',
        address: '',
        city: '',
        zipCode: '',
        phone: '',
      };
      const profile = { ...nothing, state: 'GA' } as const;
      void (await client.call(myAccountEndpoints.saveProfile, { body: profile })).data;
      expect((await client.call(getPlan)).data.plan).toBe('pro');
      expect((await askForLetter(client)).status).toBe(200);
      expect((await letterOf(client))?.status).toBe('drafted');
      expect((await client.call(billingEndpoints.cancelSubscription, begin)).status).toBe(200);
      await moving.goTo('2026-12-21T16:30:00.000Z');
      expect(subscription.status).toBe('canceled');
      const taken = [...moving.stripe.world.charges.values()].map(({ amount }) => amount);
      expect(taken).toEqual([667]);
      const later = await moving.signedIn('moves@example.com');
      const { version } = (await later.call(getContract)).data.disclosure;
      void (await later.call(signDisclosure, { body: { version, name: ANNA.name } })).data;
      const there = { name: ANNA.name, state: 'GA' } as const;
      const refused = await later.call(readContract, { body: there });
      expect([refused.status, refused.problem.code]).toEqual([409, 'billing.state_not_served']);
      expect((await askForLetter(later)).status).toBe(200);
    } finally {
      await moving.close();
    }
  });
});

describe('where people write their own letters', () => {
  it('there is no contract, and nothing waits', async () => {
    const plain = await openPayingWorld();
    try {
      const client = await plain.signedIn('plain@example.com');
      const refused = await client.call(getContract);
      expect([refused.status, refused.problem.code]).toEqual([409, 'billing.contract_off']);
      expect((await client.call(startCheckout, begin)).status).toBe(200);
      const answer = await askForLetter(client);
      expect(answer.data).not.toHaveProperty('hold');
      expect(answer.envelope.message).toBe('Your letter is ready.');
    } finally {
      await plain.close();
    }
  });
});
