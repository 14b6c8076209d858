import { letterEndpoints, letterLimits } from '@creditfix/shared/letters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDraft, aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const { createDraft, generateLetter, reviewDraft, saveDraft } = letterEndpoints;

const half = 'a '.repeat(letterLimits.blockText / 2).trim();
const edit = (blockId: string, text: string) => ({ blockId, replaced: 'x', text });
const tooMuch = [edit('opening', half), edit('law', half), edit('closing', 'aa aaaa')];

describe('a person who writes more than a letter holds', () => {
  let app: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    app = await createTestApp();
    client = app.client();
    await client.signIn('ida@example.com');
  });
  afterAll(() => app.close());

  it('hears which field is too long, in whichever call it comes', async () => {
    const { data: draft } = await client.call(createDraft, { body: { content: aDraft() } });
    const content = aDraft({ edits: tooMuch });
    const saving = { params: { id: draft.id }, body: { revision: draft.revision, content } };
    const answers = [
      [await client.call(createDraft, { body: { content } }), 'content.edits'],
      [await client.call(saveDraft, saving), 'content.edits'],
      [await client.call(generateLetter, { body: aLetter({ edits: tooMuch }) }), 'edits'],
    ] as const;
    for (const [{ status, problem }, path] of answers) {
      expect(status).toBe(400);
      expect(problem.fields).toEqual([
        { path, message: expect.stringContaining('shorten it to 12,000 characters') as string },
      ]);
    }
  });

  it('may write just as much as it holds', async () => {
    const content = aDraft({ edits: tooMuch.slice(0, 2) });
    const { data: draft } = await client.call(createDraft, { body: { content } });
    const review = await client.call(reviewDraft, { params: { id: draft.id } });
    expect(review.status).toBe(200);
  });
});

describe('a letter that takes too long to read', () => {
  let app: TestApp;
  beforeAll(async () => {
    // Not even an ordinary letter is written in so little.
    app = await createTestApp({ letterTimeLimitMs: 1 });
  });
  afterAll(() => app.close());

  it('is given up, and the person hears what to do', async () => {
    const client = app.client();
    await client.signIn('otto@example.com');
    const { data: draft } = await client.call(createDraft, { body: { content: aDraft() } });
    const answers = [
      await client.call(reviewDraft, { params: { id: draft.id } }),
      await client.call(generateLetter, { body: aLetter() }),
    ];
    for (const { status, problem } of answers) {
      expect(status).toBe(422);
      expect(problem.code).toBe('letters.too_much_to_read');
    }
  });
});
