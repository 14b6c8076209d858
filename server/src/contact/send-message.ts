import type { ContactSubject } from '@creditfix/shared/contact';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { acknowledgementEmail, contactEmail } from './contact.email.ts';
import type { ContactParts } from './contact.routes.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: ContactSubject;
  readonly message: string;
}

const COLUMN = 'contact_messages.sealed_message';
const HOUR_MS = 60 * 60_000;

/**
 * Keeps a message, and queues it to support and a word of thanks to its writer, all or nothing. Anybody can type somebody
 * else's address here: the thanks say nothing that the writer chose, and go to one address at most once in an hour.
 */
export async function sendMessage(
  em: EntityManager,
  parts: Pick<ContactParts, 'clock' | 'outbox' | 'vault' | 'supportEmail'>,
  message: ContactMessage,
): Promise<string> {
  const { clock, outbox, vault, supportEmail } = parts;
  const messageId = randomUUID();
  const now = clock.now();
  const emailKey = vault.fingerprint('contact', message.email);
  const sealed = vault.sealJson(message, { column: COLUMN, rowId: messageId });
  await em.transactional(async (tx) => {
    const acknowledged = !(await thankedLately(tx, emailKey, now));
    await tx.execute(
      `insert into contact_messages (id, email_key, subject, sealed_message, acknowledged, created_at)
       values (?, ?, ?, ?, ?, ?)`,
      [messageId, emailKey, message.subject, sealed, acknowledged, now],
    );
    await outbox.queue(tx, {
      key: `contact:${messageId}`,
      kind: 'contact',
      to: supportEmail,
      replyTo: message.email,
      language: 'en',
      draft: () => contactEmail(message, messageId),
    });
    if (!acknowledged) return;
    await outbox.queue(tx, {
      key: `contact_received:${messageId}`,
      kind: 'contact_received',
      to: message.email,
      draft: acknowledgementEmail,
    });
  });
  return messageId;
}

async function thankedLately(tx: EntityManager, emailKey: string, now: Date): Promise<boolean> {
  // Two messages at once from one address: the second waits here, and then sees the first.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`contact:${emailKey}`]);
  const rows = await tx.execute<unknown[]>(
    'select 1 from contact_messages where email_key = ? and acknowledged and created_at > ? limit 1',
    [emailKey, new Date(now.getTime() - HOUR_MS)],
  );
  return rows.length > 0;
}
