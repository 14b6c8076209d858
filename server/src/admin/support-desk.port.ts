import type { EntityManager } from '#server/platform/database/index.ts';

/** Messages to support, for the staff who answer them. The contact room stands beside the ladder, so it is handed in. */
export interface SupportDesk {
  /** A page of them, with one more than asked for where there are more. */
  page(
    em: EntityManager,
    wish: {
      readonly open: boolean | undefined;
      readonly where: SqlPart;
      readonly rest: SqlPart;
      readonly sortKey: string;
    },
  ): Promise<readonly (DeskMessage & { readonly sort_key: string })[]>;
  /** What somebody wrote, newest first: the subjects alone. */
  subjectsOf(
    em: EntityManager,
    email: string,
  ): Promise<{ readonly id: string; readonly subject: string; readonly sentAt: string }[]>;
  /** Notes that these are done with, or takes that back. @returns the ids that it changed */
  finish(
    tx: EntityManager,
    messages: {
      readonly ids: readonly string[];
      readonly done: boolean;
      readonly by: string;
      readonly at: Date;
    },
  ): Promise<readonly string[]>;
}

/** A piece of SQL with its values. */
interface SqlPart {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface DeskMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly sentAt: string;
  readonly doneAt: string | null;
}
