import { documentEndpoints } from '@creditfix/shared/documents';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { aPhoto } from '#test/a-document.ts';
import { aDraft, aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** Mailing as the person does it: choosing, taking back, mailing it themselves. What the carrier does with it is told elsewhere. */

const { createDraft, generateLetter, getLetter, getSavedSignature, listLetters, reviewDraft } =
  letterEndpoints;
const { addDocument } = documentEndpoints;
const { getMailing, mailLetter, getMailpiece, cancelMail, sendLetter } = mailingEndpoints;
const { recordOwnMailing, recordArrival, checkAddress } = mailingEndpoints;

const PRICE = 68;
let lob: LobServer;
let app: TestApp;
beforeAll(async () => {
  lob = await startLobServer({ clock: createTestClock(TEST_START) });
  app = await createTestApp({ lob: { apiKey: lob.apiKey, apiBase: lob.url } });
});
afterAll(async () => {
  await app.close();
  await lob.stop();
});

const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

let people = 0;
async function signedIn(plan: 'free' | 'pro' = 'pro'): Promise<TestClient> {
  const email = `mailer${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await app.sql('update accounts set plan = ? where email = ?', [plan, email]);
  return client;
}

let items = 0;
async function signLetter(client: TestClient, change: Parameters<typeof aLetter>[0] = {}) {
  const disputeDetails = { ...aLetter().disputeDetails, creditorName: `Creditor ${(items += 1)}` };
  const body = aLetter({ disputeDetails, ...change });
  return (await client.call(generateLetter, { body })).data.letterId;
}

/** A dispute that lists enclosures; whether their files are uploaded is another matter. */
function enclosing(enclosures: string) {
  const answers = { itemType: 'collection', identityUsed: 'no', howKnown: 'similar_name' };
  const facts = { ...answers, dealtWithCompany: 'never', enclosures };
  return { ...aLetter().disputeDetails, creditorName: `Creditor ${(items += 1)}`, facts };
}

async function mail(client: TestClient, id: string, choice: object = {}) {
  return await client.call(mailLetter, {
    params: { id },
    body: { mailClass: 'certified', from, asEntered: false, agreedCents: PRICE, ...choice },
  });
}

const statusOf = async (client: TestClient, id: string) =>
  (await client.call(getLetter, { params: { id } })).data.status;
const mailingOf = async (client: TestClient, id: string) =>
  (await client.call(getMailing, { params: { id } })).data;

describe('the delivery step', () => {
  it('shows each class with its price, its pages and its dates before anything is sent', async () => {
    const client = await signedIn();
    const id = await signLetter(client);
    const mailing = await mailingOf(client, id);
    expect(mailing).toMatchObject({
      mayMail: 'yes',
      carrier: 'lob',
      test: false,
      toIsFixed: true,
      holdMinutes: 15,
      collectsPrice: false,
      pieces: [],
      to: {
        name: 'Equifax Information Services LLC',
        line1: 'P.O. Box 740256',
        state: 'GA',
      },
      from: {
        name: 'Maria O’Neill-Núñez',
        line1: '48 Larkspur Lane',
        state: 'OH',
        zip: '45402',
      },
    });
    const [certified, , firstClass] = mailing.options;
    expect(certified).toMatchObject({
      mailClass: 'certified',
      pages: 1,
      sheets: 2,
      priceCents: PRICE,
      expected: {
        mailedFrom: '2026-11-23',
        mailedBy: '2026-11-24',
        arrivesBy: '2026-12-02',
      },
    });
    expect(firstClass).toMatchObject({ mailClass: 'first_class', sheets: 2 });
  });

  it('says on the Free plan what mailing needs, and signs nothing that was to be mailed', async () => {
    const client = await signedIn('free');
    const body = aLetter({ deliveryMethod: 'mail' });
    const { problem } = await client.call(generateLetter, { body });
    expect(problem.code).toBe('billing.pro_needed');
    expect((await client.call(listLetters)).data.allowance.left).toBe(1);
    const id = await signLetter(client);
    expect((await mailingOf(client, id)).mayMail).toBe('pro_needed');
    expect((await mail(client, id)).problem.code).toBe('billing.pro_needed');
    expect(await statusOf(client, id)).toBe('drafted');
  });

  it('says what the post knows of an address', async () => {
    const client = await signedIn();
    lob.answerAddress('7 Nowhere Road', { deliverability: 'undeliverable' });
    const address = { ...from, line1: '7 Nowhere Road' };
    const { data } = await client.call(checkAddress, { body: { address } });
    expect(data).toMatchObject({ verdict: 'unknown', suggestion: null });
    expect(data.text).toContain('does not know');
  });
});

describe('mailing a letter', () => {
  it('queues it once, notes it in the trail, and never mails it twice', async () => {
    const client = await signedIn();
    const id = await signLetter(client, { deliveryMethod: 'mail' });
    const { data: mailpiece, envelope } = await mail(client, id);
    expect(mailpiece).toMatchObject({
      letterId: id,
      status: 'queued',
      label: 'Waiting to Be Mailed',
      priceCents: PRICE,
      canCancel: true,
      lobLetterId: null,
      trackingNumber: null,
      charge: 'none',
      trouble: null,
      queuedAt: TEST_START,
      sendsAt: '2026-11-21T15:15:00.000Z',
      hasProof: false,
      trackingUrl: `${app.url}/mail/${mailpiece.id}`,
    });
    expect(envelope['message']).toContain('15 minutes');
    expect(mailpiece.events.map(({ kind }) => kind)).toEqual(['queued']);
    const { data: letter } = await client.call(getLetter, { params: { id } });
    expect(letter.status).toBe('queued');
    const mailed = letter.trail.find(({ kind }) => kind === 'mailed');
    expect(mailed?.documentSha256).toBe(mailpiece.packetSha256);
    expect((await mail(client, id)).problem.code).toBe('mailing.already_on_its_way');
    expect((await mailingOf(client, id)).mayMail).toBe('on_its_way');
    expect(lob.letters()).toEqual([]);
  });

  it('makes one mailpiece of ten presses at once', async () => {
    const client = await signedIn();
    const id = await signLetter(client);
    const answers = await Promise.all(Array.from({ length: 10 }, () => mail(client, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('asks for the price that the person has seen', async () => {
    const client = await signedIn();
    const id = await signLetter(client);
    const { problem } = await mail(client, id, { agreedCents: PRICE - 1 });
    expect(problem.code).toBe('mailing.price_changed');
  });

  it('takes an address that the post does not know only where the person insists', async () => {
    const client = await signedIn();
    const id = await signLetter(client);
    lob.answerAddress('8 Nowhere Road', { deliverability: 'undeliverable' });
    const unknown = { from: { ...from, line1: '8 Nowhere Road' } };
    const { problem } = await mail(client, id, unknown);
    expect(problem.code).toBe('mailing.address_unknown');
    expect(problem.fields?.map(({ path }) => path)).toEqual(['from.line1']);
    const { data } = await mail(client, id, { ...unknown, asEntered: true });
    expect(data.from.line1).toBe('8 Nowhere Road');
  });

  it('asks about the sender of letters to three bureaus once, also at once, by the month', async () => {
    const client = await signedIn();
    const sender = { ...from, line1: '49 Larkspur Lane' };
    const asked = () =>
      lob.calls.filter(({ fields }) => /49 +larkspur/i.test(String(fields['primary_line']))).length;
    await Promise.all(
      [1, 2, 3].map(() => client.call(checkAddress, { body: { address: sender } })),
    );
    for (const bureauType of ['equifax', 'experian', 'transunion'] as const) {
      const id = await signLetter(client, { bureauType });
      const typed = { ...sender, name: 'Maria Lopez', line1: ' 49  larkspur LANE' };
      expect((await mail(client, id, { from: typed })).data.status).toBe('queued');
    }
    expect(asked()).toBe(1);
    const kept = await app.sql('select * from address_checks');
    expect(JSON.stringify(kept)).not.toMatch(/larkspur|dayton|lopez/i);

    await app.setClock('2026-12-22T15:00:00.000Z');
    await client.signIn('mailer-of-december@example.com');
    await app.sql(
      `update accounts set plan = 'pro' where email = 'mailer-of-december@example.com'`,
    );
    await client.call(checkAddress, { body: { address: sender } });
    expect(asked()).toBe(2);
    await app.setClock(TEST_START);
  });

  it('takes a letter to an agency beside the three to its own address', async () => {
    const client = await signedIn();
    const agency = (name: 'chex_systems' | 'innovis', recipientAddress?: object) => ({
      bureauType: '' as const,
      disputeDetails: {
        ...aLetter().disputeDetails,
        creditorName: `Creditor ${(items += 1)}`,
        agency: name,
        ...(recipientAddress
          ? {
              recipientAddress: {
                name: 'Innovis',
                street: 'P.O. Box 1180',
                city: 'Sioux Falls',
                state: 'SD',
                zipCode: '57101',
                source: 'report' as const,
              },
            }
          : {}),
      },
    });
    const printed = await signLetter(client, agency('chex_systems'));
    expect(await mailingOf(client, printed)).toMatchObject({
      mayMail: 'yes',
      to: {
        name: 'Chex Systems, Inc.',
        line1: 'Attn: Consumer Relations',
        line2: 'P.O. Box 583399',
        city: 'Minneapolis',
      },
    });
    const typed = await signLetter(client, agency('innovis', {}));
    expect((await mailingOf(client, typed)).to).toMatchObject({ line1: 'P.O. Box 1180' });
    const { data } = await client.call(listLetters, {});
    const targets = data.letters.map(({ target }) => target);
    expect(targets.toSorted()).toEqual(['Chex Systems, Inc.', 'Innovis']);
    const { problem } = await client.call(generateLetter, { body: aLetter(agency('innovis')) });
    expect(problem.code).toBe('letters.facts_missing');
    expect(problem.fields?.map(({ path }) => path)).toEqual([
      'disputeDetails.recipientAddress.street',
    ]);
  });

  it('takes a request to see the file to the address of the report, where the person gave one', async () => {
    const client = await signedIn();
    const request = {
      ...aLetter().disputeDetails,
      template: '609-letter-myth' as const,
      disputeReason: 'other' as const,
      facts: { freeReportSeen: 'yes' },
    };
    const ours = await signLetter(client, { bureauType: 'equifax', disputeDetails: request });
    expect((await mailingOf(client, ours)).to).toMatchObject({ line1: 'P.O. Box 740256' });
    const typed = await signLetter(client, {
      bureauType: 'experian',
      disputeDetails: {
        ...request,
        typedAddress: true,
        recipientAddress: {
          name: 'Experian',
          street: 'P.O. Box 7',
          city: 'Allen',
          state: 'TX',
          zipCode: '75013',
          source: 'report',
        },
      },
    });
    expect((await mailingOf(client, typed)).to).toMatchObject({ line1: 'P.O. Box 7' });
  });

  it('does not let a letter travel without its copies, or without one address', async () => {
    const client = await signedIn();
    const open = await signLetter(client, { bureauType: '' });
    expect((await mail(client, open)).problem.code).toBe('mailing.no_one_address');
    const upload = await aPhoto();
    const copy = await client.call(addDocument, { query: { kind: 'photo_id' }, upload });
    const id = await signLetter(client, { documents: [copy.data.id] });
    const packet = await client.fetch(`/api/letters/${id}/pdf`);
    const { numPages } = await getDocumentProxy(new Uint8Array(await packet.arrayBuffer()));
    expect((await mailingOf(client, id)).options[0]).toMatchObject({
      pages: numPages,
      sheets: numPages + 1,
    });
    // As the hourly work leaves it after the time of its copies.
    await app.sql(
      'update letters set packet_key = null, packet_sha256 = null, exhibit_pages = 0 where id = ?',
      [id],
    );
    expect((await mailingOf(client, id)).mayMail).toBe('copies_gone');
    expect((await mail(client, id)).problem.code).toBe('mailing.copies_gone');
  });

  it('never mails a letter that lists an enclosure whose file was not uploaded', async () => {
    const client = await signedIn();
    const listed = { disputeDetails: enclosing('photo_id,mix_up_papers') };
    // The person who prints it puts the enclosure in by hand.
    const printed = await client.call(generateLetter, {
      body: aLetter({ ...listed, inEnvelope: ['photo_id', 'mix_up_papers'] }),
    });
    const id = printed.data.letterId;
    const named = ['Photo ID', 'Papers that show the mix-up'];
    expect(await mailingOf(client, id)).toMatchObject({
      mayMail: 'enclosures_missing',
      missingEnclosures: named,
    });
    const { problem } = await mail(client, id);
    expect(problem.code).toBe('mailing.enclosures_missing');
    expect(problem.fields?.map(({ message }) => message)).toEqual(named);
    expect(lob.letters()).toEqual([]);
    const own = { mailedOn: '2026-11-21', mailClass: 'certified' } as const;
    const { data } = await client.call(recordOwnMailing, { params: { id }, body: own });
    expect(data.status).toBe('mailed');

    const documents: string[] = [];
    for (const kind of ['photo_id', 'mix_up_papers'] as const) {
      const copy = await client.call(addDocument, { query: { kind }, upload: await aPhoto() });
      documents.push(copy.data.id);
    }
    const whole = await client.call(generateLetter, {
      body: aLetter({ ...listed, documents, deliveryMethod: 'mail' }),
    });
    expect((await mail(client, whole.data.letterId)).data.status).toBe('queued');
  });

  it('never mails a letter that leaves room for a pen, and its trail says that nothing was signed here', async () => {
    const client = await signedIn();
    const forPen = { signature: { onPaper: true as const }, saveSignature: true };
    const id = await signLetter(client, forPen);
    expect((await mailingOf(client, id)).mayMail).toBe('signed_on_paper');
    expect((await mail(client, id)).problem.code).toBe('mailing.signed_on_paper');
    expect(lob.letters()).toEqual([]);
    const { data: letter } = await client.call(getLetter, { params: { id } });
    expect(letter.signedOnPaper).toBe(true);
    expect(letter.trail.map(({ kind }) => kind)).toEqual(['drafted', 'attested', 'left_to_sign']);
    // Nothing was signed electronically, and there is nothing to keep for the next letter.
    expect(
      await app.sql(
        "select 1 from consents where kind = 'electronic_signature' and account_id = (select account_id from letters where id = ?)",
        [id],
      ),
    ).toEqual([]);
    expect((await client.call(getSavedSignature)).data.signature).toBeNull();
    const news = async () =>
      await app.sql('select 1 from outgoing_emails where key = ?', [`letter_ready:${id}`]);
    await expect.poll(async () => (await news()).length).toBe(1);
    const own = { mailedOn: '2026-11-21', mailClass: 'certified' } as const;
    const { data } = await client.call(recordOwnMailing, { params: { id }, body: own });
    expect(data.status).toBe('mailed');

    const body = aLetter({ ...forPen, deliveryMethod: 'mail' });
    const { problem } = await client.call(generateLetter, { body });
    expect(problem.fields?.map(({ path }) => path)).toEqual(['signature']);
  });

  it('says so before signing where the letter is to be mailed, on the Free plan as well', async () => {
    const body = aLetter({ disputeDetails: enclosing('photo_id'), deliveryMethod: 'mail' });
    const client = await signedIn();
    const { problem } = await client.call(generateLetter, {
      body,
      headers: { 'Accept-Language': 'es' },
    });
    expect(problem.code).toBe('letters.wording_blocked');
    expect(problem.fields?.map(({ message }) => message).join()).toContain(
      'Identificación con foto',
    );
    expect((await client.call(listLetters)).data.letters).toEqual([]);
    const { disputeDetails } = body;
    const found = async (deliveryMethod: 'mail' | 'download') => {
      const content = aDraft({ disputeDetails, deliveryMethod });
      const { data: draft } = await client.call(createDraft, { body: { content } });
      const { data } = await client.call(reviewDraft, { params: { id: draft.id } });
      return data.findings.filter(({ code }) => code === 'enclosures.missing');
    };
    expect(await found('mail')).toMatchObject([
      { severity: 'block', message: expect.stringContaining('Photo ID') },
    ]);
    expect(await found('download')).toEqual([]);
    // Paying would not help: it is said before the plan is.
    const free = await signedIn('free');
    const id = await signLetter(free, {
      ...body,
      deliveryMethod: 'download',
      inEnvelope: ['photo_id'],
    });
    expect((await mailingOf(free, id)).mayMail).toBe('enclosures_missing');
  });

  it("keeps other people's letters and mailings to themselves", async () => {
    const owner = await signedIn();
    const id = await signLetter(owner);
    const { data: mailpiece } = await mail(owner, id);
    const other = await signedIn();
    expect((await mail(other, id)).problem.code).toBe('letters.not_found');
    expect((await other.call(getMailing, { params: { id } })).status).toBe(404);
    for (const endpoint of [getMailpiece, cancelMail]) {
      const { problem } = await other.call(endpoint, { params: { id: mailpiece.id } });
      expect(problem.code).toBe('mailing.mailpiece_not_found');
    }
    expect((await other.fetch(`/api/mail/${mailpiece.id}/proof`)).status).toBe(404);
    expect(await statusOf(owner, id)).toBe('queued');
  });
});

describe('taking a mailing back', () => {
  it('is certain while it is held: nothing is charged, and it can be mailed again', async () => {
    const client = await signedIn();
    const id = await signLetter(client);
    const { data: mailpiece } = await mail(client, id);
    const { data: back } = await client.call(cancelMail, { params: { id: mailpiece.id } });
    expect(back).toMatchObject({ status: 'cancelled', label: 'Taken Back', charge: 'none' });
    expect(back.canCancel).toBe(false);
    const { data: letter } = await client.call(getLetter, { params: { id } });
    expect(letter.status).toBe('drafted');
    expect(letter.trail.at(-1)?.kind).toBe('mail_cancelled');
    // Pressing again is no mistake.
    expect((await client.call(cancelMail, { params: { id: mailpiece.id } })).data.status).toBe(
      'cancelled',
    );
    expect((await mail(client, id)).data.status).toBe('queued');
    expect((await mailingOf(client, id)).pieces.map(({ status }) => status)).toEqual([
      'queued',
      'cancelled',
    ]);
  });

  it('gives back the place that a letter took once more, and takes none if there is none', async () => {
    const client = await signedIn();
    const left = async () => (await client.call(listLetters)).data.allowance.left;
    const id = await signLetter(client);
    await app.sql('update letter_uses set given_back_at = ? where letter_id = ?', [TEST_START, id]);
    expect(await left()).toBe(3);
    const { data: mailpiece } = await mail(client, id);
    expect(await left()).toBe(2);
    await client.call(cancelMail, { params: { id: mailpiece.id } });
    expect(await left()).toBe(3);
    for (let made = 0; made < 3; made += 1) await signLetter(client);
    expect((await mail(client, id)).problem.code).toBe('billing.quota_reached');
    expect(await statusOf(client, id)).toBe('drafted');
  });
});

describe('a letter in one call', () => {
  const body = (change: object = {}) => ({
    userName: 'Maria Elena Núñez',
    userAddress: '48 Larkspur Lane',
    userCity: 'Dayton',
    userState: 'Ohio',
    userZip: '45402',
    disputeReason: 'not_mine' as const,
    creditorName: 'Northgate Recovery',
    accountNumber: '9912-4417',
    bureauType: 'transunion' as const,
    signatureUrl: { typedName: 'Maria Núñez' },
    ...change,
  });

  it('is written, signed and queued, and the same call again answers with the same letter and its mailing', async () => {
    const client = await signedIn();
    const { data } = await client.call(sendLetter, { body: body() });
    expect(data).toMatchObject({ status: 'queued', lobLetterId: null });
    const [mailpiece] = (await mailingOf(client, data.letterId)).pieces;
    expect(data.trackingUrl).toBe(`${app.url}/mail/${mailpiece?.id}`);
    expect(mailpiece).toMatchObject({
      mailClass: 'certified',
      priceCents: PRICE,
      to: {
        name: 'TransUnion Consumer Solutions',
        city: 'Chester',
      },
      from: {
        name: 'Maria Elena Núñez',
        state: 'OH',
      },
    });
    expect((await client.call(sendLetter, { body: body() })).data).toEqual(data);
    const { letters, allowance } = (await client.call(listLetters)).data;
    expect(letters.map(({ id }) => id)).toEqual([data.letterId]);
    expect(allowance.used).toBe(1);
    expect((await mailingOf(client, data.letterId)).pieces).toHaveLength(1);
    const another = await client.call(sendLetter, { body: body({ userName: 'Maria E. Núñez' }) });
    expect(another.problem.code).toBe('letters.nothing_new');
  });

  it('signs and counts nothing where it could not be mailed', async () => {
    const client = await signedIn();
    lob.answerAddress('9 Nowhere Road', { deliverability: 'undeliverable' });
    const named = async (change: object) => {
      const { problem } = await client.call(sendLetter, { body: body(change) });
      return (problem.fields ?? []).map(({ path }) => path);
    };
    expect(await named({ userState: 'Ontario' })).toEqual(['userState']);
    expect(await named({ userZip: 'K1A 0B1' })).toEqual(['userZip']);
    expect(await named({ userName: 'Maria' })).toEqual(['userName']);
    expect(await named({ userAddress: 'x'.repeat(60) })).toEqual(['userAddress']);
    expect(await named({ userAddress: '9 Nowhere Road' })).toEqual(['userAddress']);
    expect(await named({ timeZone: 'Mars/Olympus' })).toEqual(['timeZone']);
    const { data } = await client.call(listLetters);
    expect(data.letters).toEqual([]);
    expect(data.allowance.left).toBe(3);
    const free = await signedIn('free');
    expect((await free.call(sendLetter, { body: body() })).problem.code).toBe('billing.pro_needed');
    expect((await free.call(listLetters)).data.allowance.left).toBe(1);
  });
});

describe('a letter that the person mailed', () => {
  const mailedOn = '2026-11-21';
  const note = async (client: TestClient, id: string, change: object = {}) =>
    await client.call(recordOwnMailing, {
      params: { id },
      body: { mailedOn, mailClass: 'certified', ...change },
    });

  it('is followed on every plan, until the person says that it arrived', async () => {
    const client = await signedIn('free');
    const id = await signLetter(client);
    const { data: mailpiece } = await note(client, id, {
      trackingNumber: '9407 1000 0000 0000 0000 01',
    });
    expect(mailpiece).toMatchObject({
      carrier: 'self',
      status: 'mailed',
      mailedOn,
      priceCents: 0,
      canCancel: false,
      trackingNumber: '9407100000000000000001',
      hasProof: true,
    });
    expect(mailpiece.trackingUrl).toBe(
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=9407100000000000000001',
    );
    const { data: letter } = await client.call(getLetter, { params: { id } });
    expect(letter).toMatchObject({ status: 'mailed', mailDate: mailedOn });
    expect((await note(client, id)).problem.code).toBe('mailing.already_on_its_way');
    await app.setClock('2026-11-28T15:00:00.000Z');
    const arrived = await client.call(recordArrival, {
      params: { id: mailpiece.id },
      body: { on: '2026-11-25', what: 'delivered' },
    });
    expect(arrived.data).toMatchObject({ status: 'delivered', deliveredOn: '2026-11-25' });
    expect(arrived.data.events.map(({ text }) => text)).toEqual([
      'You mailed it yourself.',
      'You told us that it arrived.',
    ]);
    expect(await statusOf(client, id)).toBe('delivered');
    const again = {
      params: { id: mailpiece.id },
      body: { on: '2026-11-25', what: 'returned' },
    } as const;
    expect((await client.call(recordArrival, again)).problem.code).toBe('mailing.not_recordable');
    await app.setClock(TEST_START);
  });

  it('arrives today at half past midnight, though it is yesterday where it went', async () => {
    const client = await signedIn('free');
    const id = await signLetter(client, { bureauType: '' });
    const { data: mailpiece } = await note(client, id, { bureau: 'experian' });
    await app.setClock('2026-11-25T05:30:00.000Z');
    const arrive = async (on: string) =>
      await client.call(recordArrival, {
        params: { id: mailpiece.id },
        body: { on, what: 'delivered' },
      });
    expect((await arrive('2026-11-26')).problem.fields?.[0]?.path).toBe('on');
    // Experian is in Texas.
    expect((await arrive('2026-11-25')).data.deliveredOn).toBe('2026-11-24');
    await app.setClock(TEST_START);
  });

  it('gives no second free letter where the person says that it came back', async () => {
    const client = await signedIn('free');
    const id = await signLetter(client);
    const { data: mailpiece } = await note(client, id);
    const back = await client.call(recordArrival, {
      params: { id: mailpiece.id },
      body: { on: mailedOn, what: 'returned' },
    });
    expect(back.data.status).toBe('returned');
    // It is in their hands: nobody tells them to wait for it.
    expect(back.data.trouble?.text).toBe('Your letter came back to you.');
    expect((await client.call(listLetters)).data.allowance.left).toBe(0);
    expect((await note(client, id)).data.status).toBe('mailed');
  });

  it('names what was entered wrong', async () => {
    const client = await signedIn('free');
    const id = await signLetter(client, { bureauType: '' });
    const wrong = async (change: object) =>
      (await note(client, id, { bureau: 'experian', ...change })).problem.fields?.map(
        ({ path }) => path,
      );
    expect(await wrong({ mailedOn: '2026-11-20' })).toEqual(['mailedOn']);
    expect(await wrong({ mailedOn: '2026-11-22' })).toEqual(['mailedOn']);
    expect(await wrong({ trackingNumber: '12345' })).toEqual(['trackingNumber']);
    expect(await wrong({ bureau: undefined })).toEqual(['bureau']);
    const { data: mailpiece } = await note(client, id, { bureau: 'experian' });
    expect(mailpiece.to.name).toBe('Experian');
    const early = await client.call(recordArrival, {
      params: { id: mailpiece.id },
      body: { on: '2026-11-20', what: 'delivered' },
    });
    expect(early.problem.fields?.map(({ path }) => path)).toEqual(['on']);
  });

  it('is proved by a page that says who wrote to whom, when, and which file it was', async () => {
    const client = await signedIn('free');
    const id = await signLetter(client);
    const { data: mailpiece } = await note(client, id);
    const response = await client.fetch(`/api/mail/${mailpiece.id}/proof`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text } = await extractText(pdf, { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    for (const part of [
      'Proof of mailing',
      'P.O. Box 740256',
      '48 Larkspur Lane',
      'November 21, 2026',
    ])
      expect(words).toContain(part);
    expect(words.replaceAll(' ', '')).toContain(mailpiece.packetSha256);
    expect((await client.fetch(`/api/mail/${mailpiece.id}/receipt`)).status).toBe(404);
  });
});
