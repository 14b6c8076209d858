import { letterEndpoints } from '@creditfix/shared/letters';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { createDraft, reviewDraft, generateLetter, listLetters, getLetter } = letterEndpoints;

let people = 0;
async function onPro(email = `several${(people += 1)}@example.com`): Promise<TestClient> {
  const client = app.client();
  await client.signIn(email);
  await app.sql("update accounts set plan = 'pro' where email = ?", [email]);
  return client;
}

async function textOf(client: TestClient, pdfUrl: string): Promise<string> {
  const response = await client.fetch(pdfUrl);
  expect(response.status).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const three = ['equifax', 'experian', 'transunion'] as const;
const dispute = {
  creditorName: 'Northgate Recovery',
  accountNumber: '9912-4417',
  disputeReason: 'not_mine' as const,
};
/** To a company a letter is never written from the four fields alone. */
const toCollector = {
  ...dispute,
  recipient: 'collector' as const,
  facts: {
    itemType: 'collection',
    collectorRole: 'buyer',
    identityUsed: 'no',
    howKnown: 'never_had',
    dealtWithCompany: 'never',
  },
};
const company = {
  name: 'Northgate Recovery',
  street: 'P.O. Box 12',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
  source: 'report' as const,
};

describe('several bureaus in one go', () => {
  it('gives each its own letter with the same words', async () => {
    const client = await onPro();
    const content = aDraft({ bureaus: [...three], bureauType: '' });
    const { data: draft } = await client.call(createDraft, { body: { content } });
    const { data: review } = await client.call(reviewDraft, { params: { id: draft.id } });
    expect(review.letters.map(({ bureau }) => bureau)).toEqual(three);
    const [first, second] = review.letters;
    expect(second?.document.blocks).toEqual(first?.document.blocks);
    expect(new Set(review.letters.map(({ document }) => document.reference)).size).toBe(3);
    const body = {
      ...aLetter({ bureaus: [...three], bureauType: '' }),
      draftId: draft.id,
      documentSha256: review.documentSha256,
    };
    const { data: made } = await client.call(generateLetter, { body });
    expect(made.letters.map(({ ready }) => ready)).toEqual([true, true, true]);
    expect(made.allowance.left).toBe(0);
    for (const [index, address] of [
      'P.O. Box 740256',
      'P.O. Box 4500',
      'P.O. Box 2000',
    ].entries()) {
      const letter = made.letters[index];
      const text = await textOf(client, letter?.pdfUrl ?? '');
      expect(text).toContain(address);
      expect(text).not.toContain(letter?.reference);
    }
    const again = await client.call(generateLetter, { body });
    expect(again.data.letters.map(({ letterId }) => letterId)).toEqual(
      made.letters.map(({ letterId }) => letterId),
    );
    const { data: list } = await client.call(listLetters);
    expect(list.letters.map(({ target }) => target).toSorted()).toEqual([
      'Equifax',
      'Experian',
      'TransUnion',
    ]);
  });

  it('makes exactly three letters, however many ask at once', async () => {
    const client = await onPro();
    const ask = (index: number) => {
      const disputeDetails = { ...dispute, accountNumber: `2000-${index}` };
      return client.call(generateLetter, {
        body: aLetter({ disputeDetails, bureaus: [...three] }),
      });
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await client.call(listLetters)).data.letters).toHaveLength(3);
  });

  it('are signed once, however often the same draft is sent at once', async () => {
    const client = await onPro();
    const content = aDraft({ bureaus: [...three] });
    const { data: draft } = await client.call(createDraft, { body: { content } });
    const { data: review } = await client.call(reviewDraft, { params: { id: draft.id } });
    const signed = { draftId: draft.id, documentSha256: review.documentSha256 };
    const body = { ...aLetter({ bureaus: [...three] }), ...signed };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.call(generateLetter, { body })),
    );
    const made = answers.map(({ data }) => data.letters.map(({ letterId }) => letterId));
    expect(made).toEqual(made.map(() => made[0]));
    expect((await client.call(listLetters)).data.letters).toHaveLength(3);
  });

  it('makes none if the allowance is not enough for all', async () => {
    const client = app.client();
    await client.signIn('one-left@example.com');
    const refused = await client.call(generateLetter, { body: aLetter({ bureaus: [...three] }) });
    expect(refused.problem.code).toBe('billing.quota_reached');
    expect(refused.problem.error).toContain('3 letters');
    expect((await client.call(listLetters)).data.letters).toEqual([]);
  });

  it('takes all of them back where the first cannot be printed', async () => {
    const client = await onPro();
    await app.failNextPdf('browser_failed');
    const refused = await client.call(generateLetter, { body: aLetter({ bureaus: [...three] }) });
    expect(refused.problem.code).toBe('letters.pdf_unavailable');
    expect((await client.call(listLetters)).data.allowance.left).toBe(3);
  });
});

describe('several letters, of which the second cannot be printed', () => {
  const body = () => aLetter({ bureaus: [...three] });

  it('are ready but for that one, which is made later', async () => {
    const client = await onPro();
    const content = aDraft({ bureaus: [...three] });
    const { data: draft } = await client.call(createDraft, { body: { content } });
    const { data: review } = await client.call(reviewDraft, { params: { id: draft.id } });
    const ask = {
      body: { ...body(), draftId: draft.id, documentSha256: review.documentSha256 },
    };
    await app.failNextPdf('browser_failed', 1);
    const { data: made } = await client.call(generateLetter, ask);
    expect(made.letters.map(({ ready }) => ready)).toEqual([true, false, true]);
    expect(made.allowance.left).toBe(0);
    const { data: again } = await client.call(generateLetter, ask);
    expect(again.letters.map(({ ready }) => ready)).toEqual([true, true, true]);
  });

  it('keep the others where it never can be', async () => {
    const client = await onPro();
    await app.failNextPdf('too_many_pages', 1);
    const refused = await client.call(generateLetter, { body: body() });
    expect(refused.problem.code).toBe('letters.too_long');
    const { data } = await client.call(listLetters);
    const statuses = data.letters.map(({ target, status }) => `${target}: ${status}`);
    expect(statuses.toSorted()).toEqual(['Equifax: drafted', 'TransUnion: preparing']);
    expect(data.allowance.left).toBe(1);
  });
});

describe('a letter to a company', () => {
  it('goes to the address that was given, and names it in the list', async () => {
    const client = await onPro();
    const body = aLetter({
      disputeDetails: { ...toCollector, recipientAddress: company },
      bureauType: '',
    });
    const { data } = await client.call(generateLetter, { body });
    const text = await textOf(client, data.pdfUrl);
    expect(text).toContain('P.O. Box 12');
    expect(text).not.toContain('Where this letter can be mailed');
    expect(text).not.toMatch(/1681i\b|1681e/);
    const { data: letter } = await client.call(getLetter, { params: { id: data.letterId } });
    expect([letter.recipient, letter.target]).toEqual(['collector', 'Northgate Recovery']);
  });

  it('asks for the address', async () => {
    const client = await onPro();
    const body = aLetter({ disputeDetails: toCollector });
    const { problem, status } = await client.call(generateLetter, { body });
    expect(status).toBe(400);
    expect(problem.fields?.map(({ path }) => path)).toEqual([
      'disputeDetails.recipientAddress.street',
    ]);
  });

  it('is not written to a company where the rule table has no such letter', async () => {
    const client = await onPro();
    const facts = {
      itemType: 'charge_off',
      beingSued: 'no',
      firstDelinquencyDate: '2017-01-01',
    };
    const tooOld = { ...dispute, disputeReason: 'statute_of_limitations' as const, facts };
    const body = aLetter({
      disputeDetails: { ...tooOld, recipient: 'furnisher', recipientAddress: company },
    });
    expect((await client.call(generateLetter, { body })).problem.code).toBe('letters.refused');
  });
});

describe('several items in one letter', () => {
  it('are numbered, each with what is asked for it', async () => {
    const client = await onPro();
    const moreItems = [
      {
        creditorName: 'Harbor Lending',
        accountNumber: '5550-1234',
        disputeReason: 'paid_in_full' as const,
      },
    ];
    const { data } = await client.call(generateLetter, {
      body: aLetter({ disputeDetails: { ...dispute, moreItems } }),
    });
    const text = await textOf(client, data.pdfUrl);
    for (const words of ['Item 1', 'Northgate Recovery', 'Item 2', 'Harbor Lending', 'Item 2:']) {
      expect(text).toContain(words);
    }
    expect((await client.call(listLetters)).data.allowance.left).toBe(2);
  });

  it('name the faults of each', async () => {
    const client = await onPro();
    const moreItems = [
      {
        creditorName: 'Harbor',
        accountNumber: '1',
        disputeReason: 'not_mine' as const,
        facts: { itemType: 'collection' },
      },
    ];
    const { problem } = await client.call(generateLetter, {
      body: aLetter({ disputeDetails: { ...dispute, moreItems } }),
    });
    expect(problem.fields?.map(({ path }) => path)).toContain(
      'disputeDetails.moreItems.0.facts.identityUsed',
    );
  });

  it('do not mix identity theft with anything else', async () => {
    const client = await onPro();
    const moreItems = [
      { creditorName: 'Harbor', accountNumber: '1', disputeReason: 'identity_theft' as const },
    ];
    const { problem } = await client.call(generateLetter, {
      body: aLetter({ disputeDetails: { ...dispute, moreItems } }),
    });
    expect(problem.fields?.map(({ path }) => path)).toEqual(['disputeDetails.moreItems']);
  });
});

describe('the same dispute again', () => {
  const day = (days: number) => new Date(Date.parse(TEST_START) + days * 86_400_000).toISOString();

  it('needs something new within 45 days, and is free afterwards', async () => {
    const client = await onPro('again@example.com');
    const letter = aLetter({ disputeDetails: { ...dispute, accountNumber: '1111-2222' } });
    expect((await client.call(generateLetter, { body: letter })).status).toBe(200);
    const again = { ...letter, signature: { typedName: 'M. Núñez' } };
    expect((await client.call(generateLetter, { body: again })).problem.code).toBe(
      'letters.nothing_new',
    );
    const { data: draft } = await client.call(createDraft, {
      body: { content: aDraft({ disputeDetails: letter.disputeDetails }) },
    });
    const read = await client.call(reviewDraft, { params: { id: draft.id } });
    expect(read.problem.code).toBe('letters.nothing_new');
    const told = {
      ...letter.disputeDetails,
      customDetails: 'On May 3 their clerk Joan wrote that no such customer exists.',
    };
    const withMore = { ...letter, disputeDetails: told };
    expect((await client.call(generateLetter, { body: withMore })).status).toBe(200);
    const toAnother = { ...letter, bureauType: 'experian' as const };
    expect((await client.call(generateLetter, { body: toAnother })).status).toBe(200);
    await app.setClock(day(46));
    const later = await onPro('again@example.com');
    expect((await later.call(generateLetter, { body: letter })).status).toBe(200);
    await app.setClock(TEST_START);
  });

  it('keeps a goodwill letter and a dispute of the same item apart', async () => {
    const client = await onPro();
    const one = { ...dispute, accountNumber: '7777-8888' };
    expect(
      (await client.call(generateLetter, { body: aLetter({ disputeDetails: one }) })).status,
    ).toBe(200);
    const goodwill = {
      ...one,
      disputeReason: 'other' as const,
      template: 'goodwill-adjustment' as const,
      recipient: 'furnisher' as const,
      recipientAddress: company,
      facts: {
        itemType: 'credit_card',
        lateIsTrue: 'yes',
        openDispute: 'no',
        lateMonth: '2025-03',
        stillOpen: 'yes',
        customerFor: 'over_five',
        standing: 'on_time',
        story: 'My father was in the hospital that month and I missed the due date by some days.',
      },
    };
    const { problem } = await client.call(generateLetter, {
      body: aLetter({ disputeDetails: goodwill }),
    });
    expect(problem.code).toBe('letters.contradicts_earlier');
  });
});
