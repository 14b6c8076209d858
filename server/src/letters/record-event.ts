import { LetterEventKind, type LetterStatus } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { LetterEvent } from './letter-event.entity.ts';
import { planLetters } from '@creditfix/shared/billing';
import type { CalendarDate } from '@creditfix/shared/kernel';
import { takeLetters } from '#server/billing/index.ts';
import { countAgain, countNoMore, noteGivenBack, writeMailing } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';

/** Who did something, and from where. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

interface EventFacts {
  /** Whose letter or draft it is. */
  readonly accountId: string;
  readonly letterId: string;
  readonly kind: LetterEventKind;
  readonly at: Date;
  readonly documentSha256?: string | undefined;
  readonly origin: Origin;
}

/** Adds a line to the trail, in the unit of work of whatever it records. */
export function recordEvent(em: EntityManager, vault: Vault, facts: EventFacts): void {
  const id = randomUUID();
  const { ip, userAgent } = facts.origin;
  em.create(LetterEvent, {
    id,
    accountId: facts.accountId,
    letterId: facts.letterId,
    kind: facts.kind,
    at: facts.at,
    documentSha256: facts.documentSha256 ?? null,
    sealedOrigin: vault.sealJson(
      { ip, userAgent: userAgent.slice(0, 400) },
      { column: 'letter_events.sealed_origin', rowId: id },
    ),
  });
}

/** What the mailing of a letter leaves on the letter itself. All of it belongs into the transaction that moves its mailpiece. */

/** Mirrors the newest mailpiece; a day or number that is not given stays as it is. */
export async function noteMailing(
  tx: EntityManager,
  note: {
    readonly letterId: string;
    readonly status: LetterStatus;
    readonly mailDate?: CalendarDate | null | undefined;
    readonly trackingNumber?: string | null | undefined;
  },
): Promise<void> {
  const { letterId, status, mailDate, trackingNumber } = note;
  await writeMailing(tx, letterId, { status, mailDate, trackingNumber });
}

/** Adds to the letter's trail that it was mailed or taken back, with the hash of the exact file. */
export async function recordTrail(
  tx: EntityManager,
  vault: Vault,
  fact: {
    readonly accountId: string;
    readonly letterId: string;
    readonly kind: 'mailed' | 'mail_cancelled';
    readonly at: Date;
    readonly documentSha256: string;
    /** Missing where no person was at it. */
    readonly origin?: Origin | undefined;
  },
): Promise<void> {
  const { origin = { ip: '', userAgent: '' }, kind, ...facts } = fact;
  recordEvent(tx, vault, { ...facts, kind: LetterEventKind[kind], origin });
  await tx.flush();
}

/** As many letters as a month has: otherwise a person who makes them fail on purpose could write without end. */
const MOST_GIVEN_BACK = planLetters.pro;
const WITHIN_MS = 31 * 86_400_000;

/**
 * Gives a letter's place in the allowance back: it was paid for and did not arrive. Call it under the lock of its account.
 *
 * @returns false where so many were given back within a month that this one goes on counting
 */
export async function returnLetter(
  tx: EntityManager,
  letterId: string,
  at: Date,
): Promise<boolean> {
  const since = new Date(at.getTime() - WITHIN_MS);
  return await noteGivenBack(tx, letterId, { at, since, most: MOST_GIVEN_BACK });
}

/**
 * A letter that was given back counts again from the day on which it is mailed again.
 *
 * @throws Problem `billing.quota_reached`
 */
export async function takeLetterAgain(
  tx: EntityManager,
  { payments }: Pick<LettersParts, 'payments'>,
  again: { readonly letterId: string; readonly accountId: string; readonly now: Date },
): Promise<void> {
  const { letterId, accountId, now } = again;
  await takeLetters(tx, accountId, { wanted: 1, now, onlinePayments: payments.online });
  await countAgain(tx, letterId, now);
}

/** Undoes `takeLetterAgain` of that moment, if there was one: the mailing was taken back. */
export async function markTakenBack(
  tx: EntityManager,
  taken: { readonly letterId: string; readonly takenAt: Date; readonly now: Date },
): Promise<void> {
  await countNoMore(tx, taken.letterId, { countedAt: taken.takenAt, givenBackAt: taken.now });
}
