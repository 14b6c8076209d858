import type { BillingParts } from '#server/billing/index.ts';
import type { LettersParts } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';

/** What a person wrote to support. The contact feature is beside the others, so it is handed in. */
interface SupportMessages {
  of(em: EntityManager, email: string): Promise<readonly object[]>;
  /** The files of their messages, one at a time; without its bytes if one is gone. */
  filesOf(
    em: EntityManager,
    email: string,
  ): AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array | undefined }>;
  forget(tx: EntityManager, email: string): Promise<void>;
  /** Forgets the messages of everybody who has not written since that instant. */
  purge(em: EntityManager, before: Date): Promise<void>;
}

/** What this feature is given when the server starts. */
export interface PrivacyParts extends LettersParts, BillingParts {
  readonly supportMessages: SupportMessages;
}
