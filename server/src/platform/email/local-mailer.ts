import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { EmailMessage, Mailer } from './mailer.port.ts';

const COLUMN = 'local_mail.sealed_message';
const KEPT_MESSAGES = 200;

const storedMessage = z.object({
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

interface StoredRow {
  readonly id: string;
  readonly sealed_message: string;
  readonly sent_at: string;
}

/** A message as the mailbox page shows it. */
export interface MailboxMessage {
  readonly to: string;
  readonly replyTo?: string | undefined;
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
  /** Called with the first link of each message, for the console of whoever runs the product locally. */
  readonly announce: (to: string, link: string) => void;
}

/** A mailbox of our own for running on one machine: every message is kept, sealed, and shown on a page. */
export function createLocalMailer({ database, vault, clock, announce }: Parts): LocalMailer {
  return {
    async send(message: EmailMessage) {
      const em = database.fork();
      const { id, to, replyTo, subject, text, html } = message;
      const sealedMessage = vault.sealJson(
        { to, replyTo, subject, text, html },
        { column: COLUMN, rowId: id },
      );
      await em.execute(
        `insert into local_mail (id, sealed_message, sent_at) values (?, ?, ?)
         on conflict (id) do update set sealed_message = excluded.sealed_message, sent_at = excluded.sent_at`,
        [id, sealedMessage, clock.now()],
      );
      await em.execute(
        'delete from local_mail where number <= (select max(number) from local_mail) - ?',
        [KEPT_MESSAGES],
      );
      const [link] = linksIn(text);
      if (link) announce(to, link);
    },
    async messages() {
      const rows = await database
        .fork()
        .execute<StoredRow[]>(
          'select id, sealed_message, sent_at from local_mail order by number desc',
        );
      return rows.map((row) => {
        const message = storedMessage.parse(
          vault.openJson(row.sealed_message, { column: COLUMN, rowId: row.id }),
        );
        return {
          ...message,
          links: linksIn(message.text),
          sentAt: new Date(row.sent_at).toISOString(),
        };
      });
    },
    async close() {},
  };
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
