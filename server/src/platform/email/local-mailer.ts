import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { keepLocalEmail, keptLocalEmails, localEmails } from './email.repository.ts';
import type { LocalEmail } from './local-email.entity.ts';
import type { EmailMessage, Mailer } from './mailer.port.ts';

const COLUMN = 'local_mail.sealed_message';
const KEPT_MESSAGES = 200;

const storedMessage = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  attachments: z.array(z.object({ name: z.string(), bytes: z.number() })).optional(),
  thread: z.object({ id: z.string(), answers: z.string().optional() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** A message as the mailbox page shows it. */
export interface MailboxMessage {
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly thread?: EmailMessage['thread'];
  /** What went along, with how many bytes. */
  readonly attachments?: readonly { readonly name: string; readonly bytes: number }[] | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly sentAt: string;
}

export interface LocalMailer extends Mailer {
  /** Newest first. */
  messages(): Promise<readonly MailboxMessage[]>;
}

interface Parts {
  readonly database: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  /** Called with the first link of each message, for the console of a person who runs the product locally. */
  readonly announce: (to: string, link: string) => void;
}

/** A mailbox of our own for running on one machine: every message is kept, sealed, and shown on a page. */
export function createLocalMailer({ database, vault, clock, announce }: Parts): LocalMailer {
  /** Who waits for an email looks again and again: each is opened once. */
  let opened = new Map<string, MailboxMessage>();
  return {
    async send(message: EmailMessage) {
      const { id, to, replyTo, thread, subject, text, html } = message;
      const attachments = message.attachments?.map(({ name, bytes }) => ({
        name,
        bytes: bytes.length,
      }));
      const sealedMessage = vault.sealJson(
        { to, replyTo, thread, attachments, subject, text, html },
        { column: COLUMN, rowId: id },
      );
      await keepLocalEmail(
        database.fork(),
        { id, sealedMessage, sentAt: clock.now() },
        KEPT_MESSAGES,
      );
      const [link] = linksIn(text);
      if (link) announce(to, link);
    },
    async messages() {
      const em = database.fork();
      const kept = await keptLocalEmails(em);
      const still = new Map<string, MailboxMessage>();
      const unopened: string[] = [];
      for (const { id, sentAt } of kept) {
        const message = opened.get(id);
        if (message?.sentAt === sentAt.toISOString()) still.set(id, message);
        else unopened.push(id);
      }
      for (const email of unopened.length > 0 ? await localEmails(em, unopened) : [])
        still.set(email.id, openEmail(email));
      opened = still;
      return kept.flatMap(({ id }) => still.get(id) ?? []);
    },
    async close() {},
  };

  function openEmail({ id, sealedMessage, sentAt }: LocalEmail): MailboxMessage {
    const message = storedMessage.parse(
      vault.openJson(sealedMessage, { column: COLUMN, rowId: id }),
    );
    return { ...message, links: linksIn(message.text), sentAt: sentAt.toISOString() };
  }
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
