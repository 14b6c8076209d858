import type { EntityManager } from '#server/platform/database/index.ts';

/** Messages to support, for the staff who answer them. The contact feature is outside the layers, so it is passed in. */
export interface SupportInbox {
  /** A page of them; the caller asks for one more than it shows. */
  page(
    em: EntityManager,
    page: {
      readonly open: boolean | undefined;
      readonly order: 'newest' | 'oldest';
      /** The last one of the page before: its instant to the microsecond, and its id. */
      readonly after: { readonly at: string; readonly id: string } | undefined;
      readonly offset: number;
      readonly limit: number;
    },
  ): Promise<readonly (InboxMessage & { readonly sort_key: string })[]>;
  /** What somebody wrote, newest first: the subjects alone. */
  subjectsOf(
    em: EntityManager,
    email: string,
  ): Promise<{ readonly id: string; readonly subject: string; readonly sentAt: string }[]>;
  /** Notes who is done with these and when, or that they are open again. @returns the ids that it changed */
  finish(
    tx: EntityManager,
    messages: {
      readonly ids: readonly string[];
      readonly done: { readonly at: Date; readonly by: string } | null;
    },
  ): Promise<readonly string[]>;
}

export interface InboxMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly sentAt: string;
  readonly doneAt: string | null;
}
