import { LetterProblems, type BegunFrom, type DraftContent } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { countDrafts, findDraftOfKey } from './draft.repository.ts';
import {
  openDraft,
  openDraftContent,
  openGivenAnswers,
  sealDraftContent,
} from './draft.presenter.ts';
import { givenWith, type AnswerSource } from './given-answers.ts';
import { LetterDraft } from './letter-draft.entity.ts';
import { deleteTrails } from '../letter-record.repository.ts';
import type { LettersParts } from '../letters.parts.ts';
import { idsOfSigning } from '../text/write-letter.ts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';

const MOST_DRAFTS = 20;

type Parts = Pick<LettersParts, 'clock' | 'vault'>;

/**
 * Starts a draft.
 *
 * @throws Problem `letters.too_many_drafts`; UniqueConstraintViolationException where the account has one of that key already
 */
export async function createDraft(
  em: EntityManager,
  { clock, vault }: Parts,
  accountId: string,
  content: DraftContent,
  {
    key: idempotencyKey = null,
    from,
  }: { readonly key?: string | null; readonly from?: AnswerSource | undefined } = {},
): Promise<LetterDraft> {
  if ((await countDrafts(em, accountId)) >= MOST_DRAFTS) {
    throw LetterProblems.raise('letters.too_many_drafts');
  }
  const now = clock.now();
  const id = randomUUID();
  const draft = em.create(LetterDraft, {
    id,
    accountId,
    idempotencyKey,
    revision: 1,
    reachedStep: content.step,
    sealedContent: sealDraftContent(vault, id, {
      content,
      given: givenWith(content, { at: now, ...(from && { from }) }),
    }),
    sealedReview: null,
    reviewedSha256: null,
    sealedPolish: null,
    sealedEnglish: null,
    createdAt: now,
    updatedAt: now,
    signedAt: null,
  });
  await em.flush();
  return draft;
}

/**
 * Keeps the newest state of a draft. What was read before no longer counts as read.
 *
 * @throws Problem `letters.draft_changed_elsewhere` where `revision` is not the newest
 */
export async function saveDraft(
  em: EntityManager,
  { clock, vault }: Parts,
  accountId: string,
  save: { readonly id: string; readonly revision: number; readonly content: DraftContent },
): Promise<LetterDraft> {
  const draft = await openDraft(em, accountId, save.id);
  const { content } = save;
  const before = {
    content: openDraftContent(vault, draft),
    given: openGivenAnswers(vault, draft),
  };
  const at = clock.now();
  const changed = await em.nativeUpdate(
    LetterDraft,
    { id: draft.id, revision: save.revision, signedAt: null },
    {
      revision: save.revision + 1,
      reachedStep: Math.max(draft.reachedStep, content.step),
      sealedContent: sealDraftContent(vault, draft.id, {
        content,
        given: givenWith(content, { before, at }),
      }),
      sealedReview: null,
      reviewedSha256: null,
      updatedAt: at,
    },
  );
  if (changed !== 1) throw LetterProblems.raise('letters.draft_changed_elsewhere');
  return await em.refreshOrFail(draft);
}

/**
 * Throws a draft away, and with it the trail that it has from being read: nobody will ever sign that text.
 *
 * @throws Problem as `openDraft`
 */
export async function deleteDraft(em: EntityManager, accountId: string, id: string): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.remove(await openDraft(tx, accountId, id)).flush();
    await deleteTrails(tx, accountId, idsOfSigning(id));
  });
}

interface ToStart {
  readonly id?: string | undefined;
  readonly content: DraftContent;
  readonly from?: BegunFrom | undefined;
}

/**
 * Starts a draft, whose id is the server's. What the browser calls it finds it again in the same account: sent again, because its
 * answer was lost on the way, the same call answers with the draft that is there and leaves it as it is: by now it may hold more.
 *
 * @throws Problem `letters.draft_already_signed` or `letters.too_many_drafts`
 */
export async function startDraft(
  em: EntityManager,
  parts: Pick<LettersParts, 'clock' | 'vault'>,
  accountId: string,
  { id: key, content, from }: ToStart,
): Promise<LetterDraft> {
  if (key === undefined) return await createDraft(em, parts, accountId, content, { from });
  const started = await startedDraft(em, accountId, key);
  if (started) return started;
  try {
    return await createDraft(em.fork(), parts, accountId, content, { key, from });
  } catch (error) {
    // Both calls came at the same moment.
    const other =
      error instanceof UniqueConstraintViolationException &&
      (await startedDraft(em, accountId, key));
    if (other) return other;
    throw error;
  }
}

async function startedDraft(
  em: EntityManager,
  accountId: string,
  idempotencyKey: string,
): Promise<LetterDraft | null> {
  const draft = await findDraftOfKey(em, accountId, idempotencyKey);
  if (draft?.signedAt) throw LetterProblems.raise('letters.draft_already_signed');
  return draft;
}
