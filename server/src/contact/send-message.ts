import type { ContactSubject } from '@creditfix/shared/contact';
import { currentLanguage, MessageStatus } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { addMessage, lockWriter, wasThankedSince } from './contact-message.repository.ts';
import { acknowledgementEmail, contactEmail } from './contact.email.ts';
import type { ContactParts } from './contact.routes.ts';
import { MESSAGE_COLUMN } from './message-threads.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: ContactSubject;
  readonly message: string;
}

const HOUR_MS = 60 * 60_000;

/**
 * Keeps a message, and queues it to support and a word of thanks to its writer, all or nothing. Anybody can type somebody
 * else's address here: the thanks say nothing that the writer chose, and go to one address at most once in an hour.
 */
export async function sendMessage(
  em: EntityManager,
  parts: Pick<ContactParts, 'clock' | 'outbox' | 'vault' | 'operator'>,
  message: ContactMessage,
): Promise<string> {
  const { clock, outbox, vault } = parts;
  const { company } = await parts.operator.read(em);
  const messageId = randomUUID();
  const now = clock.now();
  const emailKey = vault.fingerprint('contact', message.email);
  const sealed = vault.sealJson(message, { column: MESSAGE_COLUMN, rowId: messageId });
  await em.transactional(async (tx) => {
    await lockWriter(tx, emailKey);
    const isThanked = await wasThankedSince(tx, emailKey, new Date(now.getTime() - HOUR_MS));
    await addMessage(tx, {
      id: messageId,
      emailKey,
      subject: message.subject,
      sealedMessage: sealed,
      acknowledged: !isThanked,
      language: currentLanguage(),
      status: MessageStatus.open,
      assignedTo: null,
      answeredAt: null,
      version: 1,
      createdAt: now,
      wroteAt: now,
      waitsSince: now,
    });
    await outbox.queue(tx, {
      key: `contact:${messageId}`,
      kind: 'contact',
      to: company.supportEmail,
      replyTo: message.email,
      language: 'en',
      draft: () => contactEmail(message, messageId),
    });
    if (isThanked) return;
    await outbox.queue(tx, {
      key: `contact_received:${messageId}`,
      kind: 'contact_received',
      to: message.email,
      draft: acknowledgementEmail,
    });
  });
  return messageId;
}
