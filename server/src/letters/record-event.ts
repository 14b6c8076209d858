import type { LetterEventKind } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { LetterEvent } from './letter-event.entity.ts';

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
