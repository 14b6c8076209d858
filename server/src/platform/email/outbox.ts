import { currentLanguage, type Language } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import { inLanguage, pageAddress } from '#server/platform/language/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { EmailDraft } from './email-draft.ts';
import { addEmail } from './outgoing-email.repository.ts';
import { renderEmail } from './render-email.ts';
import { sealMessage, sendEmailJob } from './send-queued-email.ts';

/** Where people choose which emails they get. */
const PREFERENCES = '/account';

export interface OutgoingEmail {
  /** Says what the email is about (`receipt:in_123`): the same key is the same email, and is sent once. */
  readonly key: string;
  /** `receipt`, `letter_ready` … */
  readonly kind: string;
  readonly to: string;
  readonly accountId?: string;
  readonly replyTo?: string;
  /** Its reader may switch this kind off; the email says where. */
  readonly optional?: boolean;
  /** If nothing is said: that of the account, or of the person who is spoken to right now. */
  readonly language?: Language;
  /** Written in that language. */
  readonly draft: () => EmailDraft;
}

/** Email that features decide on inside their own transaction: it is sent if and only if that commits. */
export interface Outbox {
  queue(tx: EntityManager, email: OutgoingEmail): Promise<void>;
}

export function createOutbox(parts: {
  readonly vault: Vault;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly publicOrigin: () => string;
  /** In which an account is written to. */
  readonly languageOf: (tx: EntityManager, accountId: string) => Promise<Language | undefined>;
}): Outbox {
  const { vault, jobs, clock, languageOf } = parts;
  return {
    async queue(tx, email) {
      const { key, kind, to, accountId, replyTo, optional, draft } = email;
      const id = randomUUID();
      const language =
        email.language ??
        (accountId === undefined ? undefined : await languageOf(tx, accountId)) ??
        currentLanguage();
      // Drawn here and not in the job: it takes half a millisecond, and a draft that can't be drawn fails before anything is
      // promised.
      const message = await inLanguage(language, async () => {
        const preferencesUrl = optional
          ? pageAddress(parts.publicOrigin(), PREFERENCES)
          : undefined;
        return { to, replyTo, preferencesUrl, ...(await renderEmail(draft(), preferencesUrl)) };
      });
      const isNew = await addEmail(tx, {
        id,
        key,
        kind,
        accountId: accountId ?? null,
        sealedMessage: sealMessage(vault, id, message),
        createdAt: clock.now(),
      });
      if (isNew) await jobs.enqueue(tx, sendEmailJob, { emailId: id });
    },
  };
}
