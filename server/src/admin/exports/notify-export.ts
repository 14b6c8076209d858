import type { ExportKind } from '@creditfix/shared/admin';
import { BUSINESS_TIME_ZONE, calendarDateAt, longDate } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft } from '#server/platform/email/index.ts';
import type { AdminParts } from '../admin.parts.ts';
import type { ExportTrouble } from './export-file.entity.ts';

/** What is said of a scheduled export by email. Staff are written to in English. */

type NotifyParts = Pick<AdminParts, 'outbox' | 'publicOrigin'>;

interface Told {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly kind: ExportKind;
}

interface MadeFile {
  readonly kind: ExportKind;
  readonly fileName: string;
  readonly rows: number;
  /** It is deleted then. */
  readonly until: Date;
}

export async function notifyExportMade(
  tx: EntityManager,
  { outbox, publicOrigin }: NotifyParts,
  { id, accountId, email, ...file }: Told & MadeFile,
): Promise<void> {
  const url = `${publicOrigin()}/admin/dashboard?tab=exports&download=${id}`;
  await outbox.queue(tx, {
    key: `export:${id}`,
    kind: 'admin_export_ready',
    to: email,
    accountId,
    language: 'en',
    draft: () => exportReadyEmail(file, url),
  });
}

export async function notifyExportFailed(
  tx: EntityManager,
  { outbox, publicOrigin }: NotifyParts,
  { id, accountId, email, kind, trouble }: Told & { readonly trouble: ExportTrouble },
): Promise<void> {
  const url = `${publicOrigin()}/admin/dashboard?tab=exports`;
  await outbox.queue(tx, {
    key: `export:${id}`,
    kind: 'admin_export_failed',
    to: email,
    accountId,
    language: 'en',
    draft: () => exportFailedEmail(kind, trouble, url),
  });
}

export function exportReadyEmail(
  { kind, fileName, rows, until }: MadeFile,
  url: string,
): EmailDraft {
  const count = `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
  const day = longDate(calendarDateAt(until, BUSINESS_TIME_ZONE));
  return {
    subject: `Your export of ${kind} is ready`,
    preview: `${fileName}, ${count}.`,
    heading: `Your export of ${kind} is ready`,
    blocks: [
      {
        kind: 'text',
        text: `The table that you asked for is made: ${fileName} with ${count}. ${MASKED[kind]}`,
      },
      { kind: 'button', label: 'Fetch the file', url },
      {
        kind: 'text',
        text: `You need to be signed in to fetch it. The file is deleted on ${day}.`,
      },
    ],
    reason: REASON,
  };
}

export function exportFailedEmail(
  kind: ExportKind,
  trouble: ExportTrouble,
  url: string,
): EmailDraft {
  return {
    subject: `Your export of ${kind} could not be made`,
    preview: 'There is no file. This email says why.',
    heading: `Your export of ${kind} could not be made`,
    blocks: [
      { kind: 'text', text: WHY[trouble] },
      { kind: 'button', label: 'Open exports', url },
    ],
    reason: REASON,
  };
}

const MASKED: Readonly<Record<ExportKind, string>> = {
  users: 'Names and email addresses are masked.',
  letters: 'It holds nothing of what the letters say.',
};

const WHY: Readonly<Record<ExportTrouble, string>> = {
  disk_full:
    'The disk of the server is full. Nothing was kept. Please have some space freed, then ask for the export again.',
  too_many_rows:
    'An Excel table holds at most 1,048,576 rows, and this export has more. Please narrow it, or take it as CSV.',
  interrupted:
    'The server stopped before the file was whole. Nothing was kept. Please ask for the export again.',
  failed:
    'Something went wrong on the server, and its log says what. Nothing was kept. Please ask for the export again.',
};

const REASON =
  'You get this email because you asked for this export in the admin area of Credit Fix.';
