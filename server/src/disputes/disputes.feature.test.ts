import { disputeEndpoints, type Dispute } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '#test/a-dispute.ts';
import { aPhoto } from '#test/a-document.ts';
import { aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { readZip } from '#test/read-zip.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** What becomes of a letter once it is mailed, as its person sees it. Days are counted from `TEST_START`, a Saturday. */

const { listDisputes, getDispute, dashboard } = disputeEndpoints;
const { recordOutcome, undoOutcome, addInformation, startNextLetter, complaint } = disputeEndpoints;
const { getCalendar, makeCalendar, endCalendar, addScore, deleteScore } = disputeEndpoints;
const { generateLetter, reviewDraft, getDraft, saveDraft } = letterEndpoints;
const { recordOwnMailing, recordArrival } = mailingEndpoints;

const RECEIVED = '2026-11-25';
const DUE = '2026-12-25';
const IN_SPANISH = { 'Accept-Language': 'es' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Letter = ReturnType<typeof aLetter>;
interface Person {
  readonly client: TestClient;
  readonly email: string;
}

let people = 0;
async function signedIn(): Promise<Person> {
  await app.setClock(TEST_START);
  const email = `disputes${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await app.sql(`update accounts set plan = 'pro' where email = ?`, [email]);
  // These stories take longer than a session.
  await app.sql(`update sessions set expires_at = '2030-01-01'`);
  return { client, email };
}

/** Waits until the job has followed the mailpiece that far. */
async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 500; tries += 1) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nothing came of the piece');
}

const disputesOf = async ({ client }: Person) => (await client.call(listDisputes)).data.disputes;

async function sign({ client }: Person, change: Partial<Letter> = {}): Promise<string> {
  return (await client.call(generateLetter, { body: aLetter(change) })).data.letterId;
}

/** Signs a letter and mails it on the same day; its mailpiece and its disputes, the oldest first. */
async function mail(person: Person, letterId: string, mailedOn = '2026-11-21') {
  const { data: mailpiece } = await person.client.call(recordOwnMailing, {
    params: { id: letterId },
    body: { mailedOn, mailClass: 'certified', trackingNumber: '9407 1118 9876 5432 1098 76' },
  });
  const disputes = (await disputesOf(person)).filter(({ rounds }) =>
    rounds.some((round) => round.letterId === letterId),
  );
  return { mailpiece, disputes };
}

async function arrive(person: Person, mailpieceId: string, on = RECEIVED, at = `${on}T20:00:00Z`) {
  await app.setClock(at);
  const body = { on, what: 'delivered' } as const;
  void (await person.client.call(recordArrival, { params: { id: mailpieceId }, body })).data;
  const arrived = (await disputesOf(person)).find(({ rounds }) =>
    rounds.some((round) => round.pieceId === mailpieceId && round.receivedOn !== null),
  );
  if (!arrived) throw new Error('the dispute does not know that its letter arrived');
  return arrived;
}

/** One dispute whose letter arrived on `RECEIVED`. */
async function delivered(person: Person, change: Partial<Letter> = {}): Promise<Dispute> {
  const { mailpiece } = await mail(person, await sign(person, change));
  return await arrive(person, mailpiece.id);
}

type Outcome = NonNullable<Dispute['rounds'][number]['outcome']>;
async function answer(
  { client }: Person,
  { id, decidingRound }: Dispute,
  outcome: Outcome,
  on = '2026-12-10',
  round = decidingRound,
) {
  return await client.call(recordOutcome, { params: { id }, body: { round, outcome, on } });
}

const stepsOf = ({ nextSteps }: Dispute) => nextSteps.map(({ step }) => step);
const clockOf = ({ rounds }: Dispute) => rounds.at(-1)?.clock;

async function start(
  { client }: Person,
  { id }: Dispute,
  step: Dispute['nextSteps'][number]['step'],
) {
  return await client.call(startNextLetter, { params: { id }, body: { step } });
}

async function review({ client }: Person, draftId: string) {
  return await client.call(reviewDraft, { params: { id: draftId } });
}

/** To a company in Alaska instead of a bureau. */
const toDenali = () =>
  ({
    ...owing().disputeDetails,
    recipient: 'furnisher',
    recipientAddress: {
      name: 'Denali Credit',
      street: '4 Spruce St',
      city: 'Juneau',
      state: 'AK',
      zipCode: '99801',
      source: 'report',
    },
  }) as Letter['disputeDetails'];

const owing = (facts: Record<string, string> = {}): Partial<Letter> => ({
  disputeDetails: {
    creditorName: 'Northgate Recovery',
    accountNumber: '9912-4417',
    disputeReason: 'paid_in_full',
    facts: {
      itemType: 'credit_card',
      shownNow: 'Open, 560 dollars owed',
      fullOrSettled: 'full',
      paidDate: '2026-01-12',
      paidAmount: '560.00',
      paidTo: 'Northgate Recovery',
      paidMethod: 'check',
      ...facts,
    },
  },
});

describe('the clock', () => {
  it('starts on the day of arrival, with thirty days and what they mean', async () => {
    const person = await signedIn();
    const { mailpiece, disputes } = await mail(person, await sign(person));
    expect(disputes).toHaveLength(1);
    expect(disputes[0]).toMatchObject({
      recipient: 'bureau',
      bureau: 'equifax',
      target: 'Equifax',
      accountEnding: '4417',
      creditorName: 'Northgate Recovery',
      state: 'on_its_way',
      disputeReason: 'not_mine',
      rounds: [
        {
          number: 1,
          mailStatus: 'mailed',
          mailedOn: '2026-11-21',
          clock: null,
        },
      ],
    });
    const dispute = await arrive(person, mailpiece.id);
    expect(dispute).toMatchObject({ state: 'waiting', stateWords: 'Waiting for an answer' });
    expect(clockOf(dispute)).toMatchObject({
      basis: 'reinvestigation',
      startedOn: RECEIVED,
      dueOn: DUE,
      daysLeft: 30,
      progress: 0,
      law: expect.stringContaining('1681i(a)(1)'),
    });
    expect(dispute.rounds[0]?.trackingUrl).toContain('9407111898765432109876');
    const asked = { params: { id: dispute.id }, headers: IN_SPANISH };
    expect((await person.client.call(getDispute, asked)).data).toMatchObject({
      stateWords: 'A la espera de respuesta',
      rounds: [
        {
          clock: {
            words:
              '0 de 30 días. 30 días desde el día en que recibieron su carta, hasta el 25 de diciembre de 2026.',
          },
        },
      ],
      nextSteps: [{ title: 'Nada que hacer por ahora' }, { title: 'Le respondieron' }],
    });
    await app.setClock('2026-12-10T12:00:00Z');
    expect(clockOf((await disputesOf(person))[0] as Dispute)).toMatchObject({
      daysLeft: 15,
      progress: 0.5,
    });
  });

  it('has forty-five days at an agency beside the three, where nobody can say that its file was no free one', async () => {
    const person = await signedIn();
    const { disputeDetails } = owing();
    const toAgency = { ...disputeDetails, agency: 'chex_systems' } as Letter['disputeDetails'];
    const dispute = await delivered(person, { disputeDetails: toAgency, bureauType: '' });
    expect(clockOf(dispute)).toMatchObject({ basis: 'annual_report', dueOn: '2027-01-09' });
  });

  it('has forty-five days after the free annual report, which more information does not move', async () => {
    const person = await signedIn();
    const dispute = await delivered(person, owing({ freeAnnualReport: 'yes' }));
    expect(clockOf(dispute)).toMatchObject({ basis: 'annual_report', dueOn: '2027-01-09' });
    const body = { receivedOn: RECEIVED };
    const params = { id: dispute.id };
    expect((await person.client.call(addInformation, { params, body })).problem.code).toBe(
      'disputes.no_clock',
    );
  });

  it('gains fifteen days by information within the thirty, and by none after them', async () => {
    const person = await signedIn();
    const { id } = await delivered(person);
    const add = async (receivedOn: string) =>
      await person.client.call(addInformation, { params: { id }, body: { receivedOn } });
    expect((await add('2026-12-02')).problem.fields?.[0]?.path).toBe('receivedOn');
    await app.setClock('2027-01-08T12:00:00Z');
    expect((await add('2026-12-26')).problem.fields?.[0]?.message).toContain('December 25, 2026');
    expect((await add('2026-11-24')).problem.fields?.[0]?.path).toBe('receivedOn');
    const { data } = await add('2026-12-25');
    expect(clockOf(data)).toMatchObject({ dueOn: '2027-01-09' });
    expect(data.state).toBe('waiting');
  });

  it('ends with the day where the person lives, and begins with the day where the letter arrives', async () => {
    const person = await signedIn();
    const personalInfo = {
      ...aLetter().personalInfo,
      city: 'Hilo',
      state: 'Hawaii',
      zipCode: '96720',
    };
    const disputeDetails = toDenali();
    const letterId = await sign(person, { personalInfo, disputeDetails, bureauType: '' });
    const { mailpiece } = await mail(person, letterId);
    // Ten in the evening in Alaska is the next morning by the clocks of the server.
    const dispute = await arrive(person, mailpiece.id, RECEIVED, '2026-11-26T07:00:00Z');
    expect(clockOf(dispute)).toMatchObject({
      basis: 'direct_dispute',
      startedOn: RECEIVED,
      dueOn: DUE,
    });
    await app.setClock('2026-12-26T09:59:00Z');
    expect((await disputesOf(person))[0]?.state).toBe('waiting');
    await app.setClock('2026-12-26T10:00:00Z');
    expect((await disputesOf(person))[0]?.state).toBe('overdue');
  });

  it('has its dispute while we still hold the letter, and none that waits once it is taken back', async () => {
    const person = await signedIn();
    const { client } = person;
    const letterId = await sign(person);
    const from = {
      name: 'Maria O’Neill',
      line1: '48 Larkspur Lane',
      city: 'Dayton',
      state: 'OH',
      zip: '45402',
    };
    const body = { mailClass: 'first_class', from, asEntered: false, agreedCents: 68 } as const;
    const params = { id: letterId };
    const { data: held } = await client.call(mailingEndpoints.mailLetter, { params, body });
    const [dispute] = await until(async () => {
      const all = await disputesOf(person);
      return all.length > 0 ? all : undefined;
    });
    expect(dispute).toMatchObject({
      state: 'on_its_way',
      stateWords: 'Waiting to be mailed',
      rounds: [{ mailStatus: 'queued', clock: null }],
    });
    expect(stepsOf(dispute as Dispute)).not.toContain('new_dispute');
    const file = await client.fetch(`/api/disputes/${dispute?.id}/case-file?format=pdf`);
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await file.arrayBuffer())),
    );
    expect(text.join(' ').replace(/\s+/g, ' ')).toContain('Not yet: ordered, and held');
    expect((await client.call(dashboard, {})).data.letterCounts.onTheirWay).toBe(0);
    void (await client.call(mailingEndpoints.cancelMail, { params: { id: held.id } })).data;
    const [ready] = await until(async () => {
      const all = await disputesOf(person);
      return all[0]?.state === 'ready' ? all : undefined;
    });
    expect(stepsOf(ready as Dispute)).toContain('mail_letter');
  });

  it('never starts for a letter that came back, and gives every item a dispute of its own', async () => {
    const person = await signedIn();
    const moreItems = [{ ...aLetter().disputeDetails, creditorName: 'Second Bank' }] as never;
    const disputeDetails = { ...aLetter().disputeDetails, moreItems };
    const { mailpiece, disputes } = await mail(person, await sign(person, { disputeDetails }));
    expect(disputes.map(({ creditorName }) => creditorName).toSorted()).toEqual([
      'Northgate Recovery',
      'Second Bank',
    ]);
    await app.setClock('2026-12-02T15:00:00Z');
    const body = { on: '2026-12-02', what: 'returned' } as const;
    void (await person.client.call(recordArrival, { params: { id: mailpiece.id }, body })).data;
    const [one] = await until(async () => {
      const all = await disputesOf(person);
      return all.every(({ state }) => state === 'not_delivered') ? all : undefined;
    });
    expect(one?.rounds[0]).toMatchObject({ receivedOn: null, clock: null });
    expect((await answer(person, one as Dispute, 'verified', '2026-12-02')).problem.code).toBe(
      'disputes.too_early',
    );
    const { tasks } = (await person.client.call(dashboard)).data;
    expect(tasks).toMatchObject([{ kind: 'check_address', letterId: one?.rounds[0]?.letterId }]);
  });

  it('makes no dispute of a letter that asks for a favor', async () => {
    const person = await signedIn();
    const about = { recipient: 'furnisher', disputeReason: 'other' } as const;
    const template = 'goodwill-adjustment' as const;
    const disputeDetails = {
      ...about,
      template,
      creditorName: 'Fifth Bank',
      accountNumber: '5521',
      recipientAddress: {
        name: 'Fifth Bank',
        ...ADDRESS,
      },
      facts: answered(
        {
          ...about,
          template,
        },
        { lateMonths: '2026-05' },
      ),
    };
    const letterId = await sign(person, { disputeDetails, bureauType: '' });
    const body = { mailedOn: '2026-11-21', mailClass: 'first_class' } as const;
    const params = { id: letterId };
    const { data: mailpiece } = await person.client.call(recordOwnMailing, { params, body });
    // Jobs are done in their order: what became of a later mailpiece shows that this one was looked at.
    await mail(person, await sign(person));
    const all = await disputesOf(person);
    expect(
      all.flatMap(({ rounds }) => rounds.map(({ pieceId: mailpieceId }) => mailpieceId)),
    ).not.toContain(mailpiece.id);
    expect(all).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is noted no earlier than it can have come', async () => {
    const person = await signedIn();
    const dispute = await delivered(person);
    await app.setClock('2026-12-12T15:00:00Z');
    expect((await answer(person, dispute, 'no_answer')).problem.code).toBe('disputes.too_early');
    const fieldOf = async (outcome: Outcome, on: string) =>
      (await answer(person, dispute, outcome, on)).problem.fields?.[0]?.path;
    expect(await fieldOf('verified', '2026-12-13')).toBe('on');
    expect(await fieldOf('verified', '2026-11-24')).toBe('on');
    expect(await fieldOf('block_declined', '2026-12-11')).toBe('outcome');
    await app.setClock('2026-12-26T15:00:00Z');
    const { data } = await answer(person, dispute, 'no_answer', '2026-12-26');
    expect(data.state).toBe('overdue');
  });

  it('keeps a note and a copy of what came, and can be taken back', async () => {
    const person = await signedIn();
    const { client } = person;
    const { id } = await delivered(person);
    const upload = { query: { kind: 'other_papers' as const }, upload: await aPhoto() };
    const { data: enclosure } = await client.call(documentEndpoints.addDocument, upload);
    const body = {
      round: 1,
      outcome: 'deleted',
      on: '2026-11-25',
      note: 'Gone from page 3',
    } as const;
    const note = async (documentId: string) =>
      await client.call(recordOutcome, { params: { id }, body: { ...body, documentId } });
    const other = await signedIn();
    await app.setClock(`${RECEIVED}T20:00:00Z`);
    const { data: foreign } = await other.client.call(documentEndpoints.addDocument, upload);
    expect((await note(foreign.id)).problem.code).toBe('disputes.answer_missing');
    const { data: noted } = await note(enclosure.id);
    expect(noted).toMatchObject({
      state: 'resolved',
      resolvedAt: '2026-11-25T20:00:00.000Z',
      rounds: [
        {
          outcome: 'deleted',
          note: 'Gone from page 3',
          answerDocumentId: enclosure.id,
        },
      ],
    });
    const [sealed] = await app.sql('select sealed_note from dispute_rounds where letter_id = ?', [
      noted.rounds[0]?.letterId,
    ]);
    expect(JSON.stringify(sealed)).not.toContain('page 3');
    const { data: undone } = await client.call(undoOutcome, {
      params: { id },
      query: { round: '1' },
    });
    expect(undone).toMatchObject({ state: 'waiting', resolvedAt: null });
    expect(undone.rounds[0]).toMatchObject({ outcome: null, note: null, answerDocumentId: null });
  });

  it('is nobody else’s', async () => {
    const person = await signedIn();
    const dispute = await delivered(person);
    const stranger = await signedIn();
    const params = { id: dispute.id };
    const asked = await Promise.all([
      stranger.client.call(getDispute, { params }),
      answer(stranger, dispute, 'deleted'),
      stranger.client.call(undoOutcome, { params, query: { round: '1' } }),
      stranger.client.call(addInformation, { params, body: { receivedOn: RECEIVED } }),
      start(stranger, dispute, 'overdue_notice'),
      stranger.client.call(complaint, { params }),
    ]);
    for (const { status, problem } of asked)
      expect([status, problem.code]).toEqual([404, 'disputes.not_found']);
    expect(await disputesOf(stranger)).toEqual([]);
  });
});

const nextLetters = [
  ['verified', 'method_of_verification', {}],
  ['frivolous', 'information_supplied', { hasNew: 'yes', enclosures: 'payment_proof' }],
  ['need_id', 'identity_supplied', { sentMyself: 'yes', enclosures: 'photo_id,proof_of_address' }],
  ['corrected_wrongly', 'new_dispute', { paidAmount: '680.00' }],
] as const;

describe('the next letter', () => {
  it.each(nextLetters)('after "%s" is ready to read: %s', async (outcome, step, news) => {
    const person = await signedIn();
    const dispute = await delivered(person, owing());
    await app.setClock('2026-12-12T15:00:00Z');
    const { data: noted } = await answer(person, dispute, outcome);
    expect(noted.state).toBe('answered');
    expect(noted.nextSteps[0]).toMatchObject({ step, isLetter: true });
    const [{ data }, twin] = await Promise.all([
      start(person, dispute, step),
      start(person, dispute, step),
    ]);
    expect(twin.data.draftId).toBe(data.draftId);
    await fillIn(person, data.draftId, news);
    const { findings } = (await review(person, data.draftId)).data;
    expect(findings.filter(({ severity }) => severity === 'block')).toEqual([]);
  });

  it('names the day of delivery once the time is over, and joins the dispute when it is mailed', async () => {
    const person = await signedIn();
    const dispute = await delivered(person);
    expect((await start(person, dispute, 'overdue_notice')).problem.code).toBe(
      'disputes.step_not_open',
    );
    await app.setClock('2027-01-08T15:00:00Z');
    const [late] = await disputesOf(person);
    expect(late).toMatchObject({ state: 'overdue' });
    expect(stepsOf(late as Dispute)).toEqual([
      'overdue_notice',
      'wait',
      'record_answer',
      'state_complaint',
      'legal_help',
    ]);
    const { draftId } = (await start(person, dispute, 'overdue_notice')).data;
    await fillIn(person, draftId, { afterFreeReport: 'no' });
    const { data: read } = await review(person, draftId);
    const text = JSON.stringify(read.document);
    expect(text).toContain('November 25, 2026');
    expect(text).toContain('9407111898765432109876');
    const letterId = await signDraft(person, draftId, read.documentSha256);
    const waiting = async () =>
      (await person.client.call(getDispute, { params: { id: dispute.id } })).data;
    expect((await waiting()).nextSteps[0]).toMatchObject({ step: 'mail_letter', letterId });
    const { tasks } = (await person.client.call(dashboard)).data;
    expect(tasks).toMatchObject([{ kind: 'mail_letter', letterId }]);
    // The answer was in the mail: a letter for what is settled waits for nobody, until the answer is taken back.
    const { data: settled } = await answer(person, dispute, 'deleted', '2027-01-07');
    expect(stepsOf(settled)).not.toContain('mail_letter');
    expect((await person.client.call(dashboard)).data.tasks).toEqual([]);
    const back = { id: dispute.id };
    const query = { round: String(dispute.decidingRound) };
    void (await person.client.call(undoOutcome, { params: back, query })).data;
    // One that is signed and not printed yet stands there as well: nobody writes it a second time.
    await app.sql('alter table letters disable trigger user');
    await app.sql(`update letters set status = 'preparing' where id = ?`, [letterId]);
    expect((await waiting()).nextSteps[0]).toMatchObject({ step: 'mail_letter', letterId });
    await app.sql(`update letters set status = 'drafted' where id = ?`, [letterId]);
    await app.sql('alter table letters enable trigger user');
    const { disputes } = await mail(person, letterId, '2027-01-08');
    expect(disputes).toHaveLength(1);
    expect(disputes[0]?.id).toBe(dispute.id);
    expect(disputes[0]?.rounds.map(({ title }) => title)).toEqual([
      'This account is not mine',
      'Overdue notice',
    ]);
    expect(disputes[0]?.state).toBe('on_its_way');

    // Taken back, it is as if it had not been mailed: the first letter is the newest that they have.
    await app.sql(`update mailpieces set status = 'cancelled' where letter_id = ?`, [letterId]);
    expect((await disputesOf(person))[0]).toMatchObject({
      state: 'overdue',
      rounds: [{ number: 1 }],
    });
    expect((await answer(person, dispute, 'verified', '2027-01-07')).data.state).toBe('answered');
  });

  it('asks once about all items of a letter that nobody has answered, from whichever it is started', async () => {
    const person = await signedIn();
    const { disputeDetails } = aLetter();
    const moreItems = [
      { ...disputeDetails, creditorName: 'Second Bank', accountNumber: '88-3301' },
      { ...disputeDetails, creditorName: 'Third Bank', accountNumber: '77-4402' },
    ] as never;
    await delivered(person, { disputeDetails: { ...disputeDetails, moreItems } });
    await app.setClock('2027-01-08T15:00:00Z');
    const disputes = await disputesOf(person);
    const of = (ending: string) =>
      disputes.find(({ accountEnding }) => accountEnding === ending) as Dispute;
    void (await answer(person, of('4402'), 'deleted', '2026-12-20')).data;
    const { draftId } = (await start(person, of('3301'), 'overdue_notice')).data;
    const first = disputes.find(
      ({ id }) => id !== of('3301').id && id !== of('4402').id,
    ) as Dispute;
    expect((await start(person, first, 'overdue_notice')).data.draftId).toBe(draftId);
    await fillIn(person, draftId, { afterFreeReport: 'no' });
    const { data: read } = await review(person, draftId);
    expect(read.findings.filter(({ severity }) => severity === 'block')).toEqual([]);
    const text = JSON.stringify(read.document);
    expect(text).toContain('Second Bank');
    expect(text).not.toContain('Third Bank');
    expect(text.match(/November 25, 2026/g)).toHaveLength(1);
    const letterId = await signDraft(person, draftId, read.documentSha256);
    const { disputes: carried } = await mail(person, letterId, '2027-01-08');
    expect(carried.map(({ id }) => id).toSorted()).toEqual([first.id, of('3301').id].toSorted());
    const now = await disputesOf(person);
    expect(now).toHaveLength(3);
    expect(now.find(({ id }) => id === of('4402').id)?.rounds).toHaveLength(1);
  });

  it('after a reminder goes on with the letter that it reminded of, whose answer may be older or come all the same', async () => {
    const person = await signedIn();
    const dispute = await delivered(person);
    await app.setClock('2027-01-08T15:00:00Z');
    const { draftId } = (await start(person, dispute, 'overdue_notice')).data;
    await fillIn(person, draftId, { afterFreeReport: 'no' });
    const { documentSha256 } = (await review(person, draftId)).data;
    const letterId = await signDraft(person, draftId, documentSha256);
    const { mailpiece } = await mail(person, letterId, '2027-01-08');

    // The reminder came back, the answer did not.
    await app.setClock('2027-01-20T15:00:00Z');
    const back = {
      params: { id: mailpiece.id },
      body: { on: '2027-01-15', what: 'returned' },
    } as const;
    void (await person.client.call(recordArrival, back)).data;
    const returned = await until(async () =>
      (await disputesOf(person)).find(({ state }) => state === 'not_delivered'),
    );
    expect(returned.answers).toContain('verified');
    expect(stepsOf(returned)).toEqual(['check_address', 'mail_letter', 'record_answer']);
    // Of the letter before it nothing is noted anymore: it has been asked about.
    expect((await answer(person, dispute, 'verified', '2027-01-04')).problem.code).toBe(
      'disputes.round_replaced',
    );
    const older = await answer(person, returned, 'verified', '2026-11-24');
    expect(older.problem.fields?.[0]?.message).toContain('November 25, 2026');
    const { data: noted } = await answer(person, returned, 'verified', '2027-01-04');
    expect(stepsOf(noted)[0]).toBe('method_of_verification');
    const next = (await start(person, dispute, 'method_of_verification')).data;
    const { data: draft } = await person.client.call(getDraft, { params: { id: next.draftId } });
    expect(draft.content.disputeDetails).toMatchObject({
      followUp: { letterId: dispute.rounds[0]?.letterId },
      facts: {
        earlierReference: dispute.rounds[0]?.reference,
        earlierDate: '2026-11-21',
        deliveredOn: RECEIVED,
        resultsOn: '2027-01-04',
      },
    });
  });

  it('to the company becomes a round of the same dispute, with a recipient of its own', async () => {
    const person = await signedIn();
    const dispute = await delivered(person, owing());
    await app.setClock('2026-12-12T15:00:00Z');
    await answer(person, dispute, 'verified');
    const { draftId } = (await start(person, dispute, 'furnisher_dispute')).data;
    await fillIn(person, draftId);
    const { data: read } = await review(person, draftId);
    const letterId = await signDraft(person, draftId, read.documentSha256);
    const { mailpiece, disputes } = await mail(person, letterId, '2026-12-12');
    expect(disputes.map(({ id }) => id)).toEqual([dispute.id]);
    const company = await arrive(person, mailpiece.id, '2026-12-16');
    expect(company).toMatchObject({
      recipient: 'furnisher',
      target: 'Northgate Recovery',
      state: 'waiting',
    });
    expect(clockOf(company)).toMatchObject({ basis: 'direct_dispute', dueOn: '2027-01-15' });
    // What the bureau says now is noted too, and is the last that was heard.
    expect(company).toMatchObject({ decidingRound: 2, others: [{ round: 1 }] });
    expect(company.rounds.map(({ target }) => target)).toEqual(['Equifax', 'Northgate Recovery']);
    const { data: gone } = await answer(person, company, 'deleted', '2026-12-16', 1);
    expect(gone).toMatchObject({
      recipient: 'bureau',
      decidingRound: 1,
      state: 'resolved',
      others: [{ round: 2 }],
    });
    expect(stepsOf(gone)).toEqual(['watch_report', 'notify_recipients']);
    const { data: refused } = await answer(person, company, 'verified', '2026-12-16');
    expect(stepsOf(refused)).toEqual([
      'new_dispute',
      'cfpb_complaint',
      'state_complaint',
      'legal_help',
    ]);
  });

  it('after an item came back names both days, and undoing leaves it deleted', async () => {
    const person = await signedIn();
    const dispute = await delivered(person);
    await app.setClock('2027-02-01T15:00:00Z');
    await answer(person, dispute, 'deleted', '2026-12-18');
    expect((await answer(person, dispute, 'reinserted', '2026-12-17')).status).toBe(400);
    const { data: back } = await answer(person, dispute, 'reinserted', '2027-01-30');
    expect(stepsOf(back)[0]).toBe('reinsertion_notice');
    const { draftId } = (await start(person, dispute, 'reinsertion_notice')).data;
    const { data: draft } = await person.client.call(getDraft, { params: { id: draftId } });
    expect(draft.content.disputeDetails.facts).toMatchObject({
      deletedOn: '2026-12-18',
      seenAgainOn: '2027-01-30',
    });
    await fillIn(person, draftId);
    expect((await review(person, draftId)).data.findings).toEqual([]);

    // An answer that is noted again is not asked about with the day of the one before.
    await answer(person, dispute, 'reinserted', '2027-01-29');
    const anew = (await start(person, dispute, 'reinsertion_notice')).data;
    const { data: other } = await person.client.call(getDraft, { params: { id: anew.draftId } });
    expect(other.content.disputeDetails.facts).toMatchObject({ seenAgainOn: '2027-01-29' });
    await answer(person, dispute, 'reinserted', '2027-01-30');
    expect((await start(person, dispute, 'reinsertion_notice')).data.draftId).toBe(draftId);
    const { data: undone } = await person.client.call(undoOutcome, {
      params: { id: dispute.id },
      query: { round: '1' },
    });
    expect(undone).toMatchObject({ state: 'resolved', rounds: [{ outcome: 'deleted' }] });
  });

  it('can be a complaint to copy, with its dates and without account numbers', async () => {
    const person = await signedIn();
    const dispute = await delivered(person);
    const params = { id: dispute.id };
    expect((await person.client.call(complaint, { params })).problem.code).toBe(
      'disputes.step_not_open',
    );
    // Over, and not answered: the CFPB takes the complaint more than 45 days after the dispute.
    await app.setClock('2027-01-09T15:00:00Z');
    const [early] = await disputesOf(person);
    expect(JSON.stringify(early)).toContain('you can complain from January 10, 2027');
    expect((await person.client.call(complaint, { params })).problem.code).toBe(
      'disputes.step_not_open',
    );
    await app.setClock('2027-01-10T15:00:00Z');
    const { fields, url } = (await person.client.call(complaint, { params })).data;
    const text = fields.find(({ question }) => question === 'What happened?')?.answer ?? '';
    expect(text).toContain('That dispute was submitted more than 45 days ago.');
    expect(text).toContain('It was delivered on November 25, 2026');
    expect(text).toContain('ended on December 25, 2026');
    expect(text).not.toMatch(/4417/);
    expect(url).toBe('https://www.consumerfinance.gov/complaint/');
    // It is copied into an English form, whoever reads the page around it.
    const toSpanish = await person.client.call(complaint, { params, headers: IN_SPANISH });
    expect(toSpanish.data.fields).toEqual(fields);
  });

  it('leads outside once the letters did not help: the state of the address, and the days of the law', async () => {
    const person = await signedIn();
    const dispute = await delivered(person, owing({ reportNumber: '4482-1190-07' }));
    const params = { id: dispute.id };
    const draft = async (to: 'cfpb' | 'state') =>
      await person.client.call(complaint, { params, query: { to } });
    expect(dispute).toMatchObject({ homeState: 'OH', limits: [] });
    expect((await draft('state')).problem.code).toBe('disputes.step_not_open');
    await app.setClock('2026-12-12T15:00:00Z');
    const { data: noted } = await answer(person, dispute, 'verified');
    expect(stepsOf(noted).slice(-4)).toEqual([
      'cfpb_complaint',
      'state_complaint',
      'legal_help',
      'consumer_statement',
    ]);
    expect(noted.limits).toEqual([
      {
        from: 'answer',
        on: '2026-12-10',
        twoYearsOn: '2028-12-10',
        fiveYearsOn: '2031-12-10',
      },
    ]);
    const { data: toState } = await draft('state');
    expect(toState.url).toBeNull();
    expect(JSON.stringify(toState)).toContain('4482-1190-07');
    expect(JSON.stringify(toState)).not.toMatch(/attest|4417/);
    const { data: toBureau } = await draft('cfpb');
    expect(JSON.stringify(toBureau)).toContain('That dispute is no longer pending.');
  });
});

/** Answers what a draft still asks, and what is new since. */
async function fillIn({ client }: Person, draftId: string, given = {}): Promise<void> {
  const params = { id: draftId };
  const { data: draft } = await client.call(getDraft, { params });
  const { disputeReason, recipient, followUp, ...details } = draft.content.disputeDetails;
  const about = { disputeReason: disputeReason || 'other', recipient, followUp } as const;
  const facts = answered(about, { ...details.facts, ...given });
  const recipientAddress = details.recipientAddress && { ...details.recipientAddress, ...ADDRESS };
  const disputeDetails = { ...draft.content.disputeDetails, facts, recipientAddress };
  const body = { revision: draft.revision, content: { ...draft.content, disputeDetails } };
  void (await client.call(saveDraft, { params, body })).data;
}

const ADDRESS = {
  street: '12 Market St',
  city: 'Dayton',
  state: 'OH',
  zipCode: '45402',
  source: 'report' as const,
};

async function signDraft({ client }: Person, draftId: string, documentSha256: string) {
  const { data: draft } = await client.call(getDraft, { params: { id: draftId } });
  const { step: _, ...form } = draft.content;
  const signature = { typedName: 'Maria O’Neill-Núñez' };
  const body = { ...form, signature, draftId, documentSha256 } as never;
  return (await client.call(generateLetter, { body })).data.letterId;
}

describe('reminders', () => {
  it('tell once, and in time, when two years end that are counted from an answer', async () => {
    const person = await signedIn();
    const dispute = await delivered(person, owing());
    await app.setClock('2026-12-12T15:00:00Z');
    await answer(person, dispute, 'verified');
    const limits = async () =>
      (await app.mailbox()).filter(
        ({ to, subject }) =>
          to === person.email && subject === 'A time limit in the law is coming up',
      );
    await app.setClock('2028-09-10T15:00:00Z');
    await app.runHourly();
    await app.setClock('2028-09-12T15:00:00Z');
    await app.runHourly();
    await app.runHourly();
    const [email] = await until(async () => ((await limits()).length > 0 ? limits() : undefined));
    expect(await limits()).toHaveLength(1);
    expect(email?.text).toContain('December 10, 2028');
    expect(email?.links.join(' ')).toContain(`/disputes/${dispute.id}/legal-help`);
  });

  const reminders = async ({ email }: Person) =>
    (await app.mailbox())
      .filter(({ to, subject }) => to === email && /answer|deleted/.test(subject))
      .map(({ subject }) => subject)
      .toReversed();

  const hourAt = async (instant: string) => {
    await app.setClock(instant);
    await app.runHourly();
    await app.runHourly();
  };
  const soon = 'An answer is due by December 25, 2026';
  const over = 'No answer is noted, and the time is over';

  it('come once each, by day, as long as no answer is noted', async () => {
    const person = await signedIn();
    const disputeDetails = {
      ...aLetter().disputeDetails,
      moreItems: [{ ...aLetter().disputeDetails, creditorName: 'Second Bank' }] as never,
    };
    await delivered(person, { disputeDetails });
    await hourAt('2026-12-20T09:00:00Z');
    expect(await reminders(person)).toEqual([]);
    await hourAt('2026-12-20T13:30:00Z');
    await until(async () => ((await reminders(person)).length === 1 ? true : undefined));
    // That nothing came is no answer: the email that was promised still comes.
    await app.setClock('2026-12-27T15:00:00Z');
    for (const open of await disputesOf(person))
      void (await answer(person, open, 'no_answer', '2026-12-27')).data;
    // Down for two weeks: what was due meanwhile is left out, what helps now is sent.
    await hourAt('2027-01-08T15:00:00Z');
    await until(async () => ((await reminders(person)).length === 2 ? true : undefined));
    await hourAt('2027-01-09T15:00:00Z');
    expect(await reminders(person)).toEqual([soon, over]);
    // On the screen and in the calendar both items are one as well.
    const { tasks } = (await person.client.call(dashboard)).data;
    expect(tasks).toMatchObject([
      { kind: 'overdue_notice', text: expect.stringContaining('and 1 other item of the same') },
    ]);
    const { url } = (await person.client.call(makeCalendar, { body: {} })).data;
    const feed = eventsOf(await (await app.client().fetch(new URL(url).pathname)).text());
    const days = feed.map(({ DTSTART, SUMMARY }) => `${DTSTART} ${SUMMARY}`);
    expect(days).toContain('20261225 Equifax: answer due');
    expect(new Set(days).size).toBe(days.length);
    const [sent] = (await app.mailbox()).filter(
      ({ to, subject }) => to === person.email && subject === over,
    );
    expect(sent?.text).toContain('Equifax');
    expect(sent?.text).toContain('Send the overdue notice');
    expect(sent?.text).not.toContain('Northgate');
    expect(sent?.links.some((link) => /\/disputes\/[0-9a-f-]{36}$/.test(link))).toBe(true);
  });

  it('stop with an answer or once none is wanted, and watch for a year after a deletion', async () => {
    const quiet = await signedIn();
    await delivered(quiet);
    await app.sql(
      `update accounts set email_preferences = '{"deadlines": false, "answer_due": false}' where email = ?`,
      [quiet.email],
    );
    const person = await signedIn();
    const dispute = await delivered(person);
    await app.setClock('2026-12-10T15:00:00Z');
    await answer(person, dispute, 'deleted');
    await hourAt('2026-12-21T15:00:00Z');
    await hourAt('2027-03-11T15:00:00Z');
    await until(async () => ((await reminders(person)).length === 1 ? true : undefined));
    const textOf = async () =>
      (await app.mailbox()).find(
        ({ to, subject }) => to === person.email && /answer|deleted/.test(subject),
      )?.text;
    expect(await textOf()).toContain('every three months');
    // By then the mailbox has forgotten the first ones.
    await hourAt('2027-12-10T15:00:00Z');
    await until(async () => ((await textOf())?.includes('our last reminder') ? true : undefined));
    await hourAt('2028-03-10T15:00:00Z');
    expect(await textOf()).toBeUndefined();
    expect(await reminders(quiet)).toEqual([]);
  });
});

describe('the calendar', () => {
  it('is read by its secret address alone, with days and recipients and nothing about anybody', async () => {
    const person = await signedIn();
    const { client } = person;
    await delivered(person);
    expect((await client.call(getCalendar)).data.url).toBeNull();
    const { url } = (await client.call(makeCalendar, { body: {} })).data;
    expect((await client.call(getCalendar)).data.url).toBe(url);
    const path = new URL(url).pathname;
    const [kept] = await app.sql('select token_hash, sealed_token from calendar_feeds');
    const token = path.split('/').at(-1)?.replace('.ics', '') ?? '?';
    expect(JSON.stringify(kept)).not.toContain(token);

    const reader = app.client();
    const feed = await reader.fetch(path);
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(feed.headers.get('cache-control')).toContain('private');
    const events = eventsOf(await feed.text());
    expect(events).toMatchObject([
      { DTSTART: '20261125', SUMMARY: 'Equifax: letter delivered' },
      { DTSTART: '20261225', SUMMARY: 'Equifax: answer due' },
      { DTSTART: '20270107', SUMMARY: 'Equifax: answer should be here' },
      { DTSTART: '20270110', SUMMARY: 'Equifax: the CFPB takes a complaint from today' },
    ]);
    const again = eventsOf(await (await reader.fetch(path)).text());
    expect(again.map(({ UID }) => UID)).toEqual(events.map(({ UID }) => UID));
    const spanish = (await client.call(getCalendar, { headers: IN_SPANISH })).data.url;
    expect(spanish).toBe(`${url}?lang=es`);
    const inSpanish = eventsOf(await (await reader.fetch(`${path}?lang=es`)).text());
    expect(inSpanish.map(({ UID }) => UID)).toEqual(events.map(({ UID }) => UID));
    expect(inSpanish.map(({ SUMMARY }) => SUMMARY)).toEqual([
      'Equifax: carta entregada',
      'Equifax: vence el plazo de respuesta',
      'Equifax: la respuesta ya debería estar aquí',
      'Equifax: la CFPB acepta una queja desde hoy',
    ]);
    // Ids are random, and four digits in a row are in one now and then.
    const said = JSON.stringify(events).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
    expect(said).not.toMatch(/Northgate|Maria|4417/);

    const { url: second } = (await client.call(makeCalendar, { body: {} })).data;
    const gone = await reader.fetch(path);
    const unknown = await reader.fetch('/api/calendar/nothing');
    expect([gone.status, await gone.json()]).toEqual([unknown.status, await unknown.json()]);
    expect(gone.status).toBe(404);
    void (await client.call(endCalendar)).data;
    expect((await reader.fetch(new URL(second).pathname)).status).toBe(404);
  });
});

function eventsOf(ics: string): readonly Readonly<Record<string, string>>[] {
  const lines = ics.replace(/\r\n[ \t]/g, '').split('\r\n');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const [, name, value = ''] = /^([A-Z]+)[^:]*:(.*)$/.exec(line) ?? [];
    const event = events.at(-1);
    if (event && name) event[name] ??= value;
  }
  return events;
}

describe('what is kept', () => {
  it('can be taken along, and goes with the account', async () => {
    const { client, email } = await signedIn();
    const person = { client, email };
    const { id } = await delivered(person);
    const body = {
      round: 1,
      outcome: 'verified',
      on: RECEIVED,
      note: 'They wrote one line',
    } as const;
    void (await client.call(recordOutcome, { params: { id }, body })).data;
    void (await client.call(makeCalendar, { body: {} })).data;
    void (
      await client.call(addScore, { body: { seenOn: RECEIVED, score: 612, source: 'My bank' } })
    ).data;
    const [account] = await app.sql('select id from accounts where email = ?', [email]);
    await app.sql('update sessions set authenticated_at = ? where account_id = ?', [
      `${RECEIVED}T20:00:00Z`,
      account?.['id'],
    ]);
    const zip = await client.fetch('/api/privacy/download');
    const files = readZip(Buffer.from(await zip.arrayBuffer()));
    const kept = files.get('disputes.json')?.toString('utf8');
    for (const words of ['They wrote one line', 'Northgate Recovery', '612', 'Equifax'])
      expect(kept).toContain(words);
    const gone = await client.fetch('/api/privacy/delete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ confirmEmail: email }),
    });
    expect(gone.status).toBe(200);
    for (const table of ['disputes', 'calendar_feeds', 'score_points'])
      expect(
        await app.sql(`select 1 from ${table} where account_id = ?`, [account?.['id']]),
      ).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('has everything in one answer, and an empty one for who begins', async () => {
    const person = await signedIn();
    const { client } = person;
    const empty = (await client.call(dashboard)).data;
    expect(empty).toMatchObject({
      tasks: [],
      disputes: [],
      letters: [],
      drafts: 0,
      hasSavedSignature: false,
      scores: [],
      letterCounts: {
        total: 0,
        onTheirWay: 0,
        delivered: 0,
      },
      allowance: {
        plan: 'pro',
        left: 3,
      },
      referrals: {
        rewardedCents: 0,
        friends: 0,
      },
    });
    const letterId = await sign(person, {
      disputeDetails: { ...aLetter().disputeDetails, creditorName: 'Third Bank' },
    });
    const other = { ...aLetter().disputeDetails, creditorName: 'Fourth Bank' };
    await mail(person, await sign(person, { disputeDetails: other }));
    const { mailpiece } = await mail(person, await sign(person));
    await arrive(person, mailpiece.id);
    await app.setClock('2027-01-08T15:00:00Z');
    const full = (await client.call(dashboard)).data;
    expect(full.letterCounts).toEqual({ total: 3, onTheirWay: 1, delivered: 1 });
    expect(full.tasks.map(({ kind, letterId: about }) => [kind, about === letterId])).toEqual([
      ['overdue_notice', false],
      ['confirm_arrival', false],
      ['mail_letter', true],
    ]);
    expect(full.tasks[0]?.on).toBe(DUE);
    expect(full.allowance.plan).toBe('pro');
    // Nobody saw it arrive: its answer is due about then. Once it is answered, everything says that it was there.
    const unseen = full.disputes.find(({ creditorName }) => creditorName === 'Fourth Bank');
    if (!unseen) throw new Error('the mailed letter has a dispute');
    expect(unseen.rounds[0]).toMatchObject({
      receivedOn: null,
      clock: null,
      answerDueAround: expect.stringMatching(/^202[67]-/),
    });
    const { data: deleted } = await answer(person, unseen, 'deleted', '2027-01-07');
    expect(deleted.rounds[0]).toMatchObject({ outcome: 'deleted', answerDueAround: null });
    const settled = (await client.call(dashboard)).data;
    expect(settled.letterCounts).toEqual({ total: 3, onTheirWay: 0, delivered: 2 });
    expect(settled.tasks.map(({ kind }) => kind)).toEqual(['overdue_notice', 'mail_letter']);
  });

  it('keeps the scores that a person has seen, in order, and as many as fit', async () => {
    const { client } = await signedIn();
    const add = async (seenOn: string, score = 640) =>
      await client.call(addScore, { body: { seenOn, score, source: 'My bank' } });
    const { data: newer } = await add('2026-11-20', 655);
    await add('2026-10-20');
    expect((await client.call(dashboard)).data.scores.map(({ score }) => score)).toEqual([
      640, 655,
    ]);
    expect((await add('2026-11-23')).problem.fields?.[0]?.path).toBe('seenOn');
    expect((await add('2026-11-20', 901)).problem.fields?.[0]?.path).toBe('score');
    const stranger = await signedIn();
    const params = { id: newer.id };
    expect((await stranger.client.call(deleteScore, { params })).status).toBe(404);
    void (await client.call(deleteScore, { params })).data;
    expect((await client.call(deleteScore, { params })).problem.code).toBe(
      'disputes.score_not_found',
    );
    await app.sql(
      `insert into score_points select gen_random_uuid(), account_id, seen_on, score, source, created_at
        from score_points, generate_series(1, 199) where account_id = (select account_id from score_points where score = 640)`,
    );
    expect((await add('2026-11-20')).problem.code).toBe('disputes.too_many_scores');
  });
});

describe('where a credit repair organization prepares the letter', () => {
  it('no company owes an answer to it, so nothing runs out, and the way on is to the bureaus', async () => {
    const own = app;
    app = await createTestApp({ legalMode: 'cro' });
    try {
      await app.setClock(TEST_START);
      const client = app.client();
      await client.signIn('direct@example.com');
      await app.sql(`update sessions set expires_at = '2030-01-01'`);
      const person = { client, email: 'direct@example.com' };
      const disputeDetails = toDenali();
      const { mailpiece } = await mail(
        person,
        await sign(person, { disputeDetails, bureauType: '' }),
      );
      const dispute = await arrive(person, mailpiece.id);
      expect(clockOf(dispute)).toBeNull();
      await app.setClock('2027-01-20T12:00:00Z');
      const [late] = await disputesOf(person);
      expect(late?.state).toBe('waiting');
      expect(stepsOf(late as Dispute)).toContain('new_dispute');
      expect(stepsOf(late as Dispute)).not.toContain('overdue_notice');
      const set = await answer(person, late as Dispute, 'frivolous', '2027-01-19');
      expect(stepsOf(set.data)).not.toContain('information_supplied');
    } finally {
      await app.close();
      app = own;
    }
  });
});
