import { notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft } from '#server/platform/email/index.ts';
import type { MailingParts } from './mailing.parts.ts';
import type { LockedPiece } from './mailpiece.repository.ts';

export interface MailNews {
  readonly kind:
    | 'letter_mailed'
    | 'letter_delivered'
    | 'letter_returned'
    | 'letter_not_mailed'
    | 'mail_trouble';
  /** Tells apart what can happen to a piece more than once. */
  readonly about?: string;
  readonly draft: () => EmailDraft;
}

/** Good news can be switched off. What needs a person to act is always sent. */
const OPTIONAL: ReadonlySet<MailNews['kind']> = new Set(['letter_mailed', 'letter_delivered']);

/** Queues an email about a piece, once for each piece and kind. */
export async function tellSender(
  tx: EntityManager,
  parts: Pick<MailingParts, 'outbox'>,
  { piece }: Pick<LockedPiece, 'piece'>,
  { kind, about, draft }: MailNews,
): Promise<void> {
  await notifyAccount(tx, parts, {
    accountId: piece.account_id,
    kind,
    key: [kind, piece.id, ...(about ? [about] : [])].join(':'),
    ...(OPTIONAL.has(kind) ? { preference: 'letter_news' as const } : {}),
    draft,
  });
}
