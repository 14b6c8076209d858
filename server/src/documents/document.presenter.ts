import { documentLimits, type StoredDocument } from '@creditfix/shared/documents';
import { BUSINESS_TIME_ZONE, addDays, calendarDateAt } from '@creditfix/shared/kernel';
import type { DocumentRow } from './document.repository.ts';

/** An enclosure as the person sees it. */
export function presentDocument(row: DocumentRow): StoredDocument {
  const lastUse = row.used_at ?? row.created_at;
  return {
    id: row.id,
    kind: row.kind,
    pages: row.pages,
    bytes: row.bytes,
    createdAt: row.created_at.toISOString(),
    letters: row.letters,
    keptUntil: addDays(calendarDateAt(lastUse, BUSINESS_TIME_ZONE), documentLimits.keptDays),
    thumbnailUrl: `/api/documents/${row.id}/thumbnail`,
  };
}
