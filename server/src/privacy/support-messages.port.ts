import type { EntityManager } from '#server/platform/database/index.ts';

/** What a person wrote to support. The contact room stands beside the ladder, so it is handed in. */
export interface SupportMessages {
  of(em: EntityManager, email: string): Promise<readonly object[]>;
  forget(tx: EntityManager, email: string): Promise<void>;
  /** Forgets the messages of everybody who has not written since that instant. */
  purge(em: EntityManager, before: Date): Promise<void>;
}
