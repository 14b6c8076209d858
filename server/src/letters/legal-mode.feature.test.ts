import { type LetterDocument, blockText, letterEndpoints } from '@creditfix/shared/letters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDraft } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

/** 12 CFR 1022.43(b)(2): page, preview and letter of one server agree on what the operator is. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ legalMode: 'cro', webApp: true });
});
afterAll(() => app.close());

const { createDraft, reviewDraft } = letterEndpoints;
const wordsOf = ({ blocks }: LetterDocument) => blocks.map(blockText).join(' ');

test('the page tells the preview what the letters are written under', async () => {
  const page = await app.client().fetch('/dashboard');
  const [, facts = ''] = /id="site-facts">(.*?)<\/script>/.exec(await page.text()) ?? [];
  expect(JSON.parse(facts)).toMatchObject({ legalMode: 'cro' });
});

test('a direct dispute through a credit repair organization says nothing of a duty to investigate', async () => {
  const client = app.client();
  await client.signIn('direct@example.com');
  const { disputeDetails } = aDraft();
  const content = aDraft({
    bureauType: undefined,
    disputeDetails: {
      ...disputeDetails,
      recipient: 'furnisher',
      facts: {
        itemType: 'charge_off',
        identityUsed: 'no',
        howKnown: 'never_had',
        dealtWithCompany: 'never',
      },
      recipientAddress: {
        name: 'Northgate Recovery',
        street: '1200 Commerce Street',
        city: 'Toledo',
        state: 'OH',
        zipCode: '43604',
        source: 'report',
      },
    },
  });
  const { data: draft } = await client.call(createDraft, { body: { content } });
  const { data: review } = await client.call(reviewDraft, { params: { id: draft.id } });
  expect(wordsOf(review.document)).toContain('Please look into my dispute');
  expect(wordsOf(review.document)).not.toContain('requires you to investigate');
});
