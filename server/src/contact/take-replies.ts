import { plainText, Problem } from '@creditfix/shared/kernel';
import { createHash, randomUUID } from 'node:crypto';
import { onFirstUse } from '#server/platform/loading/index.ts';
import {
  InboxAway,
  type Inbox,
  type IncomingEmail,
  type LookedAt,
} from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { addEntry, findMessage, reopenMessage } from './contact-message.repository.ts';
import { nameFile, storePages, type MessageFilesParts, type StoredFile } from './message-files.ts';
import { openMessage, sealEntry } from './message-threads.ts';
import { ownWords } from './own-words.ts';
import { claimInbox, notePlace, releaseInbox } from './read-inbox.repository.ts';
import { messageIdIn } from './reply-address.ts';

/** How long one look may take: by then the next one begins, wherever. */
const LOOK_MS = 4 * 60_000;
const CLAIM_MS = 5 * 60_000;
/** Mail servers shut out who knocks again and again with a wrong password; the health page remembers a fault for longer than the longest pause. */
const LONGEST_PAUSE_MINUTES = 16;
/** The job comes every minute: a pause ends before the one that is to look. */
const EARLIER_MS = 30_000;
/** What most mail servers take at most. */
const MOST_BYTES = 25 * 1_048_576;
/** An automatic responder may go on answering, and each answer would reopen the message. */
const MOST_CHANGES = 500;
const MOST_LETTERS = 10_000;
const LONGEST_NAME = 320;
const MOST_FILES = 20;

/** Looks into the mailbox every minute. */
export const takeRepliesJob = defineJob<Record<string, never>>({
  queue: 'take-replies',
  retries: 0,
  retryDelaySeconds: 60,
  cron: '* * * * *',
});

type TakingParts = MessageFilesParts & {
  readonly log: Log;
  readonly inbox: Inbox;
  readonly stopping: AbortSignal;
};

/**
 * Adds what people answered by email to their messages, which wait for us again. An email is marked once that is committed, and shown
 * again until it is noted as passed: it is not lost, and its own id keeps it from being taken twice. One process looks at a time, and while
 * the mailbox is away, nobody does for longer and longer.
 */
export async function takeReplies(parts: TakingParts): Promise<void> {
  const { database, vault, clock, inbox, stopping } = parts;
  const em = database.fork();
  const id = vault.fingerprint('inbox', inbox.name);
  const now = clock.now();
  const claimed = await claimInbox(em, id, { now, until: new Date(now.getTime() + CLAIM_MS) });
  if (!claimed) return;
  let failures = 0;
  try {
    await inbox.read(claimed.place, {
      show: (email) => takeReply(parts, email),
      passed: (place) => notePlace(em, id, place),
      signal: AbortSignal.any([stopping, AbortSignal.timeout(LOOK_MS)]),
    });
  } catch (error) {
    // What failed on our side is tried again with the next look. Being asked to stop says nothing of the mailbox.
    if (error instanceof InboxAway && !stopping.aborted) failures = claimed.failures + 1;
    throw error;
  } finally {
    await releaseInbox(em, id, { failures, claimedUntil: pauseAfter(failures, clock.now()) });
  }
}

/** A minute after the first failure, which is when the job comes anyway, and twice as long after each other one. */
function pauseAfter(failures: number, now: Date): Date | null {
  if (failures < 2) return null;
  const minutes = Math.min(2 ** (failures - 1), LONGEST_PAUSE_MINUTES);
  return new Date(now.getTime() + minutes * 60_000 - EARLIER_MS);
}

/** Where the addresses stand to which an email was sent, however it came here. */
const SENT_TO = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];

/** What names no message of ours stays as it is, and so does what a program wrote. What we can't take is marked for a person to read. */
async function takeReply(parts: TakingParts, email: IncomingEmail): Promise<LookedAt> {
  const { vault, clock, database, log } = parts;
  const sentTo = SENT_TO.flatMap((name) => email.headers(name));
  const messageId = messageIdIn(vault, sentTo);
  if (messageId === undefined || isByProgram(email)) return 'left';
  const em = database.fork();
  const message = await findMessage(em, messageId);
  if (!message) return 'left';
  const leave = (why: string): LookedAt => {
    log.warn({ messageId, why }, 'contact: a reply stays in the mailbox');
    return 'flagged';
  };
  if (email.bytes > MOST_BYTES) return leave('too large');
  if (message.version >= MOST_CHANGES) return leave('too many');
  const reply = await readReply(await email.open());
  if (!reply) return leave('unreadable');
  const { from, attachments, ...said } = reply;
  const { stored, leftOut } = await storeAttachments(parts, attachments);
  const isOther = from.toLowerCase() !== openMessage(vault, message).email.toLowerCase();
  await em.transactional(async (tx) => {
    const emailKey = vault.fingerprint('contact_reply_id', reply.emailId ?? reply.hash);
    const at = clock.now();
    const number = await reopenMessage(tx, { id: messageId, emailKey, at });
    if (number === undefined) return;
    const id = randomUUID();
    await addEntry(tx, {
      id,
      messageId,
      number,
      kind: 'reply',
      sealedText: sealEntry(vault, id, {
        ...said,
        leftOut: [...said.leftOut, ...leftOut],
        ...(isOther ? { from } : {}),
      }),
      writtenBy: null,
      emailKey,
      createdAt: at,
    });
    for (const file of stored) await nameFile(tx, parts, file, { messageId, entryId: id });
  });
  return 'taken';
}

/** What can't be looked at, or is none of the kinds that we take, stays where it is. */
async function storeAttachments(
  parts: MessageFilesParts,
  attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[],
) {
  const stored: StoredFile[] = [];
  const leftOut: string[] = [];
  for (const file of attachments) {
    if (stored.length >= MOST_FILES) leftOut.push(file.name);
    else
      try {
        stored.push(...(await storePages(parts, file)));
      } catch (error) {
        // Where too much is looked at right now, it is no fault of the file: all of this waits for the next look.
        if (!(error instanceof Problem) || error.code === 'request.busy') throw error;
        leftOut.push(file.name);
      }
  }
  return { stored, leftOut };
}

/** RFC 3834 and what was usual before it: holiday notes, lists, and emails that came back. */
function isByProgram(email: IncomingEmail): boolean {
  const says = (name: string, pattern: RegExp) =>
    email.headers(name).some((value) => pattern.test(value.trim()));
  return (
    says('auto-submitted', /^(?!no\b)/i) ||
    says('precedence', /^(?:bulk|junk|list|auto_reply)$/i) ||
    says('return-path', /^(?:<\s*>)?$/) ||
    says('content-type', /^multipart\/report\b/i)
  );
}

const loadParser = onFirstUse('reading answers by email', async () => await import('postal-mime'));

/** @returns nothing if it can't be read */
async function readReply(bytes: Uint8Array) {
  const { default: PostalMime } = await loadParser();
  const read = await PostalMime.parse(bytes).catch(() => undefined);
  if (!read) return undefined;
  const own = ownWords(read.text ?? '');
  const { messageId } = read;
  return {
    text: tidied(own, MOST_LETTERS, true),
    from: tidied(read.from?.address ?? '', LONGEST_NAME),
    // It goes into a header of our next answer.
    ...(messageId && /^<[!-;=?-~]{1,250}>$/.test(messageId) ? { emailId: messageId } : {}),
    hash: createHash('sha256').update(bytes).digest('hex'),
    leftOut: own.length > MOST_LETTERS ? ['the rest of the text'] : [],
    attachments: read.attachments.map(({ filename, content }) => ({
      name: tidied(filename ?? 'a file without a name', LONGEST_NAME),
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

function tidied(word: string, most: number, multiline = false): string {
  // In composed form some letters take more characters.
  const rule = { label: () => '', max: 4 * most, optional: true, multiline };
  return plainText(rule).parse(word.slice(0, most).toWellFormed());
}
