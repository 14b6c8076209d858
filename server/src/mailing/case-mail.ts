import type { Mailpiece } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { MailingParts } from './mailing.parts.ts';
import { presentMailpieces } from './mailpiece.presenter.ts';
import {
  findAllMailpieces,
  type MailpieceRow,
  type TrackingDocument,
} from './mailpiece.repository.ts';
import { openPaper } from './tracking/tracking-document-files.ts';

/** A mailing as a case file tells it, with its tracking documents. */
export interface CaseMailpiece {
  readonly mailpiece: Mailpiece;
  readonly papers: readonly CasePaper[];
}

export interface CasePaper {
  readonly paper: TrackingDocument;
  readonly sha256: string;
  /** Undefined if the file is gone or does not open. */
  open(): Promise<Uint8Array | undefined>;
}

/** The mailings of these letters of that person, oldest first. */
export async function findCaseMail(
  em: EntityManager,
  parts: Pick<MailingParts, 'vault' | 'clock' | 'publicOrigin' | 'files'>,
  { accountId, letterIds }: { readonly accountId: string; readonly letterIds: readonly string[] },
): Promise<readonly CaseMailpiece[]> {
  const wanted = new Set(letterIds);
  const rows = (await findAllMailpieces(em, accountId)).filter(({ letter_id }) =>
    wanted.has(letter_id),
  );
  const presented = await presentMailpieces(em, parts, rows);
  return rows.flatMap((row, at) => {
    const mailpiece = presented[at];
    return mailpiece ? [{ mailpiece, papers: papersOf(parts, row) }] : [];
  });
}

function papersOf(parts: Pick<MailingParts, 'vault' | 'files'>, row: MailpieceRow): CasePaper[] {
  const kept = [
    ['proof', row.proof_sha256],
    ['receipt', row.receipt_sha256],
  ] as const;
  return kept.flatMap(([paper, sha256]) =>
    sha256 === null ? [] : [{ paper, sha256, open: () => openPaper(parts, row, paper) }],
  );
}
