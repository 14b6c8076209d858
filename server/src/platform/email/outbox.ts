import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { EmailDraft } from './email-draft.ts';
import { renderEmail } from './render-email.ts';
import { sealMessage, sendEmailJob } from './send-queued-email.ts';

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
  readonly draft: EmailDraft;
}

/** Email that rooms decide on inside their own transaction: it is sent if and only if that commits. */
export interface Outbox {
  queue(tx: EntityManager, email: OutgoingEmail): Promise<void>;
}

export function createOutbox(parts: {
  readonly vault: Vault;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Where people choose which emails they get. */
  readonly preferencesUrl: () => string;
}): Outbox {
  const { vault, jobs, clock } = parts;
  return {
    async queue(tx, { key, kind, to, accountId, replyTo, optional, draft }) {
      const id = randomUUID();
      const preferencesUrl = optional ? parts.preferencesUrl() : undefined;
      // Drawn here and not in the job: it takes half a millisecond, and a draft that can't be drawn fails before anything is
      // promised.
      const message = {
        to,
        replyTo,
        preferencesUrl,
        ...(await renderEmail(draft, preferencesUrl)),
      };
      const rows = await tx.execute<unknown[]>(
        `insert into outgoing_emails (id, key, kind, account_id, sealed_message, status, created_at)
         values (?, ?, ?, ?, ?, 'queued', ?) on conflict (key) do nothing returning id`,
        [id, key, kind, accountId ?? null, sealMessage(vault, id, message), clock.now()],
      );
      if (rows.length === 1) await jobs.enqueue(tx, sendEmailJob, { emailId: id });
    },
  };
}
