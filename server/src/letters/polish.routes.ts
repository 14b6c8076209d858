import { letterEndpoints } from '@creditfix/shared/letters';
import { personOf } from '#server/accounts/index.ts';
import { EventsReply, implement, type Route } from '#server/platform/http/index.ts';
import type { LettersParts } from './letters.parts.ts';
import { polishDraft, previewPolish } from './polish-draft.ts';

const PREVIEWS_PER_ACCOUNT = { name: 'preview-polish', hits: 120, minutes: 60 };
const POLISHES_PER_ACCOUNT = { name: 'polish-draft', hits: 60, minutes: 60 };

/** What would be sent to the language model, and the model at work on a draft, told line by line. */
export function polishRoutes(parts: LettersParts): Route[] {
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
