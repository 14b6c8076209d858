import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { EmailRefused, type Mailer } from './mailer.port.ts';
import {
  accountOfEmail,
  claimEmail,
  isQueued,
  noteRefused,
  noteSent,
  releaseEmail,
} from './outgoing-email.repository.ts';

const COLUMN = 'outgoing_emails.sealed_message';
/** Longer than a conversation with a mail server can last: after it, the sending process has crashed. */
const CLAIM_MINUTES = 10;

/** The pauses grow from some seconds to an hour: two hours in all, then `resumeEmails` takes over. */
export const sendEmailJob = defineJob<{ emailId: string }>({
  queue: 'send-email',
  retries: 11,
  retryDelaySeconds: 4,
  sideBySide: true,
});

const storedMessage = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  preferencesUrl: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

export function sealMessage(
  vault: Vault,
  emailId: string,
  message: z.input<typeof storedMessage>,
): string {
  return vault.sealJson(message, { column: COLUMN, rowId: emailId });
}

export interface SendingParts {
  readonly database: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Keeps anyone who deletes that account waiting until the transaction ends: the account is locked before its emails. */
  readonly holdAccount: (tx: EntityManager, accountId: string) => Promise<unknown>;
  /** Told, with the note that an email was refused for good, about the account that it was for. */
  readonly onBounce: (
    tx: EntityManager,
    bounce: { readonly accountId: string; readonly emailId: string },
  ) => Promise<void>;
}

/**
 * Sends one email of the outbox; what it said is forgotten once the mail server has taken it or refused it for good.
 *
 * One job sends at a time. Where we die between the mail server's yes and our note of it, the email goes out again: SMTP has
 * no way to ask. Both carry the same Message-ID, by which many mailboxes drop the second; some will show two.
 */
export async function sendQueuedEmail(parts: SendingParts, emailId: string): Promise<void> {
  const em = parts.database.fork();
  const sealed = await claim(em, emailId, parts.clock.now());
  if (!sealed) return;
  try {
    const message = storedMessage.parse(
      parts.vault.openJson(sealed, { column: COLUMN, rowId: emailId }),
    );
    await parts.mailer.send({ id: emailId, ...message });
  } catch (error) {
    if (error instanceof EmailRefused) return await noteBounce(parts, em, emailId);
    await releaseEmail(em, emailId);
    throw error;
  }
  await noteSent(em, emailId, parts.clock.now());
}

/**
 * @returns the sealed message; nothing if it is sent or gone
 * @throws Error if another job is sending it, or was when it died: this one looks again later
 */
async function claim(em: EntityManager, emailId: string, now: Date): Promise<string | undefined> {
  const until = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
  const claimed = await claimEmail(em, emailId, { now, until });
  if (claimed) return claimed.sealedMessage ?? undefined;
  if (await isQueued(em, emailId)) throw new Error('another job is sending this email');
  return undefined;
}

async function noteBounce(parts: SendingParts, em: EntityManager, emailId: string): Promise<void> {
  await em.transactional(async (tx) => {
    const holder = await accountOfEmail(tx, emailId);
    if (holder) await parts.holdAccount(tx, holder);
    const accountId = await noteRefused(tx, emailId);
    if (accountId) await parts.onBounce(tx, { accountId, emailId });
  });
}
