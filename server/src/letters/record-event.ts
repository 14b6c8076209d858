import { LetterEventKind, type LetterStatus } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { LetterEvent } from './letter-event.entity.ts';
import type { CalendarDate } from '@creditfix/shared/kernel';
import { writeMailing } from './letter.repository.ts';

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
  em.create(LetterEvent, eventOf(vault, facts));
}

/** Adds these lines at once, in their order. */
export async function recordEvents(
  tx: EntityManager,
  vault: Vault,
  events: readonly EventFacts[],
): Promise<void> {
  await tx.insertMany(
    LetterEvent,
    events.map((facts) => eventOf(vault, facts)),
  );
}

function eventOf(vault: Vault, facts: EventFacts) {
  const id = randomUUID();
  const { ip, userAgent } = facts.origin;
  return {
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
  };
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
