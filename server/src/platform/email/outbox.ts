import { currentLanguage, type Language } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database, EntityManager } from '#server/platform/database/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/index.ts';
import { inLanguage, pageAddress } from '#server/platform/language/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { EmailDraft } from './email-draft.ts';
import {
  purgeLocalEmails,
  accountOfEmail,
  addEmail,
  claimEmail,
  emailsOf,
  findEmail,
  giveUpEmails,
  isQueued,
  noteRefused,
  noteSent,
  purgeOutgoingEmails,
  releaseEmail,
  waitingEmails,
} from './email.repository.ts';
import type { OutgoingEmail as StoredEmail } from './outgoing-email.entity.ts';
import { EmailRefused, type EmailMessage, type Mailer } from './mailer.port.ts';
import { renderEmail } from './render-email.ts';
import { stopAddresses, stopToken, type StopLink } from './stop-link.ts';

const COLUMN = 'outgoing_emails.sealed_message';
/** Longer than the mailer lets a conversation with a mail server last: after it, the sending process has crashed. */
const CLAIM_MINUTES = 2;

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
  stopUrl: z.string().optional(),
  /** Sealed files that go along, and where each is sealed. */
  attachments: z
    .array(
      z.object({
        name: z.string(),
        key: z.string(),
        place: z.object({ column: z.string(), rowId: z.string() }),
      }),
    )
    .optional(),
  thread: z.object({ id: z.string(), answers: z.string().optional() }).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

function sealMessage(
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
  readonly files: Pick<FileStore, 'get'>;
  /** Keeps anyone who deletes that account waiting until the transaction ends: the account is locked before its emails. */
  readonly holdAccount: (tx: EntityManager, accountId: string) => Promise<unknown>;
  /** Told, with the note that an email was refused for good, about the account that it was for. */
  readonly onBounce: (
    tx: EntityManager,
    bounce: { readonly accountId: string; readonly emailId: string },
  ) => Promise<void>;
}

/**
 * Sends one email of the outbox. What it said stays sealed for whoever helps its reader, unless it opens something or is about
 * nobody's account.
 *
 * One job sends at a time. Where we die between the mail server's yes and our note of it, the email goes out again: SMTP has
 * no way to ask. Both carry the same Message-ID, by which many mailboxes drop the second; some will show two.
 */
export async function sendQueuedEmail(parts: SendingParts, emailId: string): Promise<void> {
  const em = parts.database.fork();
  const sealed = await claim(em, emailId, parts.clock.now());
  if (!sealed) return;
  try {
    const { attachments, ...message } = storedMessage.parse(
      parts.vault.openJson(sealed, { column: COLUMN, rowId: emailId }),
    );
    const opened = await openAttachments(parts, attachments ?? []);
    await parts.mailer.send({ id: emailId, ...message, attachments: opened });
  } catch (error) {
    if (error instanceof EmailRefused) return await noteBounce(parts, em, emailId);
    await releaseEmail(em, emailId);
    throw error;
  }
  await noteSent(em, emailId, parts.clock.now());
}

async function openAttachments(
  { files, vault }: Pick<SendingParts, 'files' | 'vault'>,
  attachments: NonNullable<z.output<typeof storedMessage>['attachments']>,
): Promise<EmailMessage['attachments']> {
  const opened: { name: string; bytes: Uint8Array }[] = [];
  for (const { name, key, place } of attachments) {
    const sealed = await files.get(key);
    if (sealed) opened.push({ name, bytes: vault.openBytes(sealed, place) });
  }
  return opened;
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

/** Where people choose which emails they get. */
const PREFERENCES = '/account/emails';

export interface OutgoingEmail {
  /** Says what the email is about (`receipt:in_123`): the same key is the same email, and is sent once. */
  readonly key: string;
  /** `receipt`, `letter_ready` … */
  readonly kind: string;
  readonly to: string;
  readonly accountId?: string;
  readonly replyTo?: string;
  readonly thread?: z.input<typeof storedMessage>['thread'];
  /** Files that stay where they are until it is sent; those that are gone by then are left out. */
  readonly attachments?: z.input<typeof storedMessage>['attachments'];
  /** It opens something: what it says is forgotten once the mail server has taken it or refused it for good. */
  readonly secret?: boolean;
  /** Its reader may switch this kind of theirs off: the email has a link that does so, and one to all their choices. */
  readonly preference?: string;
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
  const { vault, jobs, clock, languageOf, publicOrigin } = parts;
  const stopOf = (link: StopLink) => stopAddresses(publicOrigin(), stopToken(vault, link));
  return {
    async queue(tx, email) {
      const { key, kind, to, accountId, replyTo, thread, attachments, preference } = email;
      const { secret = false, draft } = email;
      const id = randomUUID();
      const language =
        email.language ??
        (accountId === undefined ? undefined : await languageOf(tx, accountId)) ??
        currentLanguage();
      // Drawn here and not in the job: it takes half a millisecond, and a draft that can't be drawn fails before anything is
      // promised.
      const message = await inLanguage(language, async () => {
        const stop = preference && accountId ? stopOf({ accountId, preference }) : undefined;
        const choices = stop && { stop: stop.page, all: pageAddress(publicOrigin(), PREFERENCES) };
        return {
          to,
          replyTo,
          thread,
          attachments,
          stopUrl: stop?.call,
          ...(await renderEmail(draft(), choices)),
        };
      });
      const isNew = await addEmail(tx, {
        id,
        key,
        kind,
        accountId: accountId ?? null,
        sealedMessage: sealMessage(vault, id, message),
        keepsText: accountId !== undefined && !secret,
        createdAt: clock.now(),
      });
      if (isNew) await jobs.enqueue(tx, sendEmailJob, { emailId: id });
    },
  };
}

/** What an email said, where it is kept. */
export interface KeptEmail {
  readonly accountId: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What an email about somebody's account said; nothing where it is purged, or was never to stay. */
export async function openEmail(
  em: EntityManager,
  vault: Vault,
  id: string,
): Promise<KeptEmail | undefined> {
  const email = await findEmail(em, id);
  const message = email && openKept(vault, email);
  if (!email?.accountId || !message) return undefined;
  const { to, subject, text, html } = message;
  return { accountId: email.accountId, kind: email.kind, to, subject, text, html };
}

function openKept(
  vault: Vault,
  { id, keepsText, sealedMessage }: Pick<StoredEmail, 'id' | 'keepsText' | 'sealedMessage'>,
) {
  if (!keepsText || !sealedMessage) return undefined;
  return storedMessage.parse(vault.openJson(sealedMessage, { column: COLUMN, rowId: id }));
}

/**
 * Sends an email once more that may have reached nobody: to where its reader is now, and once for each press of the button.
 *
 * @returns false where what it said is not kept, or it was sent for that press already
 */
export async function sendEmailAgain(
  tx: EntityManager,
  parts: { readonly vault: Vault; readonly jobs: Jobs; readonly clock: Clock },
  email: { readonly id: string; readonly to: string; readonly press: string },
): Promise<boolean> {
  const { vault, jobs, clock } = parts;
  const sent = await findEmail(tx, email.id);
  const message = sent && openKept(vault, sent);
  if (!sent?.accountId || !message) return false;
  const { kind, accountId } = sent;
  const id = randomUUID();
  const isNew = await addEmail(tx, {
    id,
    key: `again:${email.id}:${email.press}`,
    kind,
    accountId,
    sealedMessage: sealMessage(vault, id, { ...message, to: email.to }),
    keepsText: true,
    createdAt: clock.now(),
  });
  if (isNew) await jobs.enqueue(tx, sendEmailJob, { emailId: id });
  return isNew;
}

/** All that an account was emailed, as far as it is kept: for the person's own copy of their data. */
export async function gatherEmails(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<readonly object[]> {
  return (await emailsOf(em, accountId)).map((email) => {
    const { key, kind, status, createdAt, sentAt } = email;
    const message = openKept(vault, email);
    const said = message && { subject: message.subject, text: message.text };
    return { key, kind, status, createdAt, sentAt, ...said };
  });
}

const HOUR_MS = 60 * 60_000;
/** Past the last retry of a job that began when the email was queued. */
const RETRIES_OVER_HOURS = 6;
/** News that is older than this would confuse more than it tells. */
const GIVEN_UP_HOURS = 72;
const KEPT_DAYS = 90;
const MOST_AT_ONCE = 500;

/**
 * Tries email again whose job has used up its retries: a mail server may be away for a night. After three days it is given up
 * and not tried again by itself.
 */
export async function resumeEmails(
  parts: { readonly database: Database; readonly jobs: Jobs },
  now: Date,
): Promise<void> {
  const em = parts.database.fork();
  await giveUpEmails(em, before(now, GIVEN_UP_HOURS));
  const queuedBefore = before(now, RETRIES_OVER_HOURS);
  const waiting = await waitingEmails(em, { queuedBefore, now, limit: MOST_AT_ONCE });
  await em.transactional(async (tx) => {
    for (const emailId of waiting) await parts.jobs.enqueue(tx, sendEmailJob, { emailId });
  });
}

/**
 * Forgets that old emails were sent; by then nothing asks for the same email again. Those in the mailbox of an installation
 * without a mail server go too.
 */
export async function purgeEmails(em: EntityManager, now: Date): Promise<void> {
  const old = before(now, KEPT_DAYS * 24);
  await purgeOutgoingEmails(em, old);
  await purgeLocalEmails(em, old);
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}
