import { letterEndpoints } from '@creditfix/shared/letters';
import { personOf } from '#server/accounts/index.ts';
import { EventsReply, implement, type Route } from '#server/platform/http/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import { openDraft, presentDraft } from './draft.presenter.ts';
import { listDrafts } from './draft.repository.ts';
import type { LettersParts } from '../letters.parts.ts';
import { originOf } from '../letters.routes.ts';
import { polishDraft, previewPolish } from '../polish/polish-draft.ts';
import {
  confirmEnglish,
  previewIntoEnglish,
  putIntoEnglish,
} from '../into-english/put-into-english.ts';
import { previewSecondReading, readSecond } from '../second-reading/second-reading.ts';
import { reviewDraft } from './review-draft.ts';
import { deleteDraft, saveDraft, startDraft } from './save-draft.ts';

const PREVIEWS_PER_ACCOUNT = { name: 'preview-polish', hits: 120, minutes: 60 };
const POLISHES_PER_ACCOUNT = { name: 'polish-draft', hits: 60, minutes: 60 };
const SECOND_READINGS_PER_ACCOUNT = { name: 'second-reading', hits: 60, minutes: 60 };
const INTO_ENGLISH_PER_ACCOUNT = { name: 'into-english', hits: 60, minutes: 60 };

/** What would be sent to the language model, and the model at work on a draft, told line by line. */
function modelRoutes(parts: LettersParts): Route[] {
  const onePerDraft = newestOnly();
  return [
    implement(letterEndpoints.previewPolish)(
      [(_, call) => parts.limiter.hit(PREVIEWS_PER_ACCOUNT, personOf(call).accountId)],
      async ({ params: { id: draftId } }, call) =>
        previewPolish(call.em, parts, { accountId: personOf(call).accountId, draftId }),
    ),

    implement(letterEndpoints.polishDraft)(
      [(_, call) => parts.limiter.hit(POLISHES_PER_ACCOUNT, personOf(call).accountId)],
      async ({ params: { id: draftId }, body: { sha256 } }, call) => {
        const { accountId } = personOf(call);
        return new EventsReply(({ emit, signal }) =>
          // With the account in the key, nobody can end another person's work.
          onePerDraft(`${accountId}/${draftId}`, signal, (still) =>
            polishDraft(call.em, parts, { accountId, draftId, sha256, signal: still, emit }),
          ),
        );
      },
    ),

    implement(letterEndpoints.previewSecondReading)(
      [(_, call) => parts.limiter.hit(PREVIEWS_PER_ACCOUNT, personOf(call).accountId)],
      async ({ params: { id: draftId } }, call) =>
        previewSecondReading(call.em, parts, { accountId: personOf(call).accountId, draftId }),
    ),

    implement(letterEndpoints.secondReading)(
      [(_, call) => parts.limiter.hit(SECOND_READINGS_PER_ACCOUNT, personOf(call).accountId)],
      async ({ params: { id: draftId }, body: { sha256 } }, call) => {
        const { accountId } = personOf(call);
        return new EventsReply(({ emit, signal }) =>
          onePerDraft(`second ${accountId}/${draftId}`, signal, (still) =>
            readSecond(call.em, parts, { accountId, draftId, sha256, signal: still, emit }),
          ),
        );
      },
    ),

    implement(letterEndpoints.previewIntoEnglish)(
      [(_, call) => parts.limiter.hit(PREVIEWS_PER_ACCOUNT, personOf(call).accountId)],
      async ({ params: { id: draftId } }, call) =>
        previewIntoEnglish(call.em, parts, { accountId: personOf(call).accountId, draftId }),
    ),

    implement(letterEndpoints.putIntoEnglish)(
      [(_, call) => parts.limiter.hit(INTO_ENGLISH_PER_ACCOUNT, personOf(call).accountId)],
      async ({ params: { id: draftId }, body: { sha256 } }, call) => {
        const { accountId } = personOf(call);
        return new EventsReply(({ emit, signal }) =>
          onePerDraft(`english ${accountId}/${draftId}`, signal, (still) =>
            putIntoEnglish(call.em, parts, { accountId, draftId, sha256, signal: still, emit }),
          ),
        );
      },
    ),

    implement(letterEndpoints.confirmEnglish)(
      [(_, call) => parts.limiter.hit(PREVIEWS_PER_ACCOUNT, personOf(call).accountId)],
      async ({ params: { id: draftId }, body: { texts } }, call) => {
        const { accountId } = personOf(call);
        await confirmEnglish(call.em, parts, { accountId, draftId, texts, origin: originOf(call) });
        return { confirmed: true as const };
      },
    ),
  ];
}

/**
 * Runs one piece of work per key: a newer one ends the one before it. It saves asking twice at once; what may be kept is
 * decided in the database, so that a second process can't do harm.
 */
function newestOnly() {
  const running = new Map<string, AbortController>();
  return async (
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    running.get(key)?.abort();
    const own = new AbortController();
    running.set(key, own);
    const leave = () => own.abort();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      await work(own.signal);
    } finally {
      signal.removeEventListener('abort', leave);
      if (running.get(key) === own) running.delete(key);
    }
  };
}

const DRAFTS_PER_ACCOUNT = { name: 'create-draft', hits: 60, minutes: 60 };
const SAVES_PER_ACCOUNT = { name: 'save-draft', hits: 3_000, minutes: 60, tokenBatch: 20 };
/** Every change that a person makes to the wording is read again: faster than this nobody writes. */
const REVIEWS_AT_ONCE = { name: 'review-draft-now', hits: 30, minutes: 1 };
const REVIEWS_PER_ACCOUNT = { name: 'review-draft', hits: 240, minutes: 60 };

/** Letters that are being written. */
export function draftRoutes(parts: LettersParts & { readonly limiter: RateLimiter }): Route[] {
  const { vault, limiter } = parts;
  return [
    implement(letterEndpoints.createDraft)(
      [(_, call) => limiter.hit(DRAFTS_PER_ACCOUNT, personOf(call).accountId)],
      async ({ body }, call) =>
        presentDraft(vault, await startDraft(call.em, parts, personOf(call).accountId, body)),
    ),

    implement(letterEndpoints.listDrafts)([], async (_, call) => {
      const { accountId } = personOf(call);
      const drafts = await listDrafts(call.em, accountId);
      return { drafts: drafts.map((draft) => presentDraft(vault, draft)) };
    }),

    implement(letterEndpoints.getDraft)([], async ({ params }, call) =>
      presentDraft(vault, await openDraft(call.em, personOf(call).accountId, params.id)),
    ),

    implement(letterEndpoints.saveDraft)(
      [(_, call) => limiter.hit(SAVES_PER_ACCOUNT, personOf(call).accountId)],
      async ({ params, body }, call) => {
        const save = { id: params.id, revision: body.revision, content: body.content };
        return presentDraft(vault, await saveDraft(call.em, parts, personOf(call).accountId, save));
      },
    ),

    implement(letterEndpoints.deleteDraft)([], async ({ params }, call) => {
      await deleteDraft(call.em, personOf(call).accountId, params.id);
      return { deleted: true };
    }),

    implement(letterEndpoints.reviewDraft)(
      [
        (_, call) => limiter.hit(REVIEWS_AT_ONCE, personOf(call).accountId),
        (_, call) => limiter.hit(REVIEWS_PER_ACCOUNT, personOf(call).accountId),
      ],
      async ({ params }, call) =>
        reviewDraft(call.em, parts, {
          accountId: personOf(call).accountId,
          draftId: params.id,
          origin: originOf(call),
        }),
    ),

    ...modelRoutes(parts),
  ];
}
