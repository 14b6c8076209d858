import {
  letterEndpoints,
  type Draft,
  type DraftContent,
  type LetterReview,
  type PolishEvent,
} from '@creditfix/shared/letters';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { aDraft, aLetter } from './a-letter.ts';
import type { ModelServer } from './a-model-server.ts';
import { mended, plainDetails, plainStory, type ModelCase } from './model-behaviors.table.ts';
import { readLines } from './read-lines.ts';
import type { TestClient } from './test-client.ts';

/** A draft with words of a person's own, and the letter after a model was asked to smooth them. */

const { createDraft, deleteDraft, generateLetter, previewPolish, reviewDraft } = letterEndpoints;

/** Waits for everything that the model says. */
export const PATIENT = { firstWordMs: 60_000, wholeAnswerMs: 60_000, pauseMs: 0 };

export function aWordyDraft(): DraftContent {
  const draft = aDraft();
  return {
    ...draft,
    disputeDetails: {
      ...draft.disputeDetails,
      customDetails: plainDetails,
      facts: {
        itemType: 'collection',
        identityUsed: 'no',
        howKnown: 'never_had',
        dealtWithCompany: 'never',
        story: plainStory,
      },
    },
    wording: 'polished',
  };
}

export const polishPath = (draftId: string) => `/api/letters/drafts/${draftId}/polish`;

/** The person looks at what would be sent and says yes; if nothing would be, any yes will do. */
export async function yesTo(who: TestClient, draftId: string): Promise<RequestInit> {
  const { data } = await who.call(previewPolish, { params: { id: draftId } });
  return sending(data.sha256 ?? 'a'.repeat(64));
}

export const sending = (sha256: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ sha256 }),
});

export async function polish(who: TestClient, draftId: string): Promise<readonly PolishEvent[]> {
  const yes = await yesTo(who, draftId);
  const { response, lines } = await readLines(who, polishPath(draftId), yes);
  expect(response.status).toBe(200);
  return lines as readonly PolishEvent[];
}

export function doneOf(events: readonly PolishEvent[]) {
  const last = events.at(-1);
  if (last?.kind !== 'done') throw new Error(`the last line is ${JSON.stringify(last)}`);
  return last;
}

export async function polished(who: TestClient, content = aWordyDraft()) {
  const { data: draft } = await who.call(createDraft, { body: { content } });
  const events = await polish(who, draft.id);
  const { data: review } = await who.call(reviewDraft, { params: { id: draft.id } });
  return { draft, events, done: doneOf(events), review };
}

export const textOf = ({ document }: LetterReview) => JSON.stringify(document.blocks);

/** What a behavior of the model leads to, from the draft to the letter that is read. */
export async function outcomeOf(model: ModelServer, who: TestClient, modelCase: ModelCase) {
  model.behave(...modelCase.behaviors);
  const { draft, done, review } = await polished(who);
  await who.call(deleteDraft, { params: { id: draft.id } });
  const text = textOf(review) + JSON.stringify(done.polished);
  const asked = model.requests.length;
  const repeated = modelCase.mayRepeat ? Math.min(asked - modelCase.asked, modelCase.asked) : 0;
  return {
    kept: done.kept,
    smoothed: done.polished.length,
    wording: { used: review.wording.used, canPolish: review.wording.canPolish },
    ownWords: ownWordsIn(textOf(review)),
    poison: modelCase.poison.filter((poison) => text.includes(JSON.stringify(poison).slice(1, -1))),
    blocked: review.findings.filter(({ severity }) => severity === 'block'),
    asked: asked - repeated,
  };
}

export function expectedOf({ outcome, kept, asked }: ModelCase) {
  const smoothed = { both: 2, first: 1, none: 0 }[outcome];
  return {
    kept,
    smoothed,
    wording: { used: smoothed > 0 ? 'polished' : 'plain', canPolish: true },
    ownWords: [smoothed > 0 ? 'smoothed' : 'plain', smoothed > 1 ? 'smoothed' : 'plain'],
    poison: [],
    blocked: [],
    asked,
  };
}

/** How the letter has each of the two texts; both are always there, whole. */
function ownWordsIn(text: string): readonly string[] {
  return [plainDetails, plainStory].map((words) => {
    if (text.includes(words)) return 'plain';
    return text.includes(mended(words)) ? 'smoothed' : 'lost';
  });
}

/** Signs it. @returns what its PDF says */
export async function signedText(
  who: TestClient,
  draft: Draft,
  review: LetterReview,
): Promise<string> {
  const { step: _, ...form } = aWordyDraft();
  const body = aLetter({
    ...(form as Parameters<typeof aLetter>[0]),
    draftId: draft.id,
    documentSha256: review.documentSha256,
  });
  const { data } = await who.call(generateLetter, { body });
  const response = await who.fetch(data.pdfUrl);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
