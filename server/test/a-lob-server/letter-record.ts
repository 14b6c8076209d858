import { statusOf } from './lob-objects.ts';
import type { LetterRow } from './lob-world.ts';
import type { LobMode } from './test-lob.ts';

/** What a test counts and compares; the letter as a client sees it comes from the interface itself. */
export interface LetterRecord {
  readonly id: string;
  readonly mode: LobMode;
  readonly metadata: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | null;
  /** Of the uploaded bytes. */
  readonly sha256: string;
  readonly pages: number;
  readonly sheets: number;
  readonly flatEnvelope: boolean;
  readonly extraService: string | null;
  readonly to: string;
  readonly from: string;
  readonly trackingNumber: string | null;
  readonly status: 'processed' | 'rendered' | 'failed';
  readonly deleted: boolean;
  readonly createdAt: string;
}

export function letterRecord(row: LetterRow, now: Date): LetterRecord {
  const { params, file } = row;
  return {
    id: row.id,
    mode: row.mode,
    idempotencyKey: row.idempotencyKey,
    sha256: row.sha256,
    metadata: params.metadata,
    ...file,
    extraService: params.extraService,
    to: params.to.company ?? params.to.name ?? '',
    from: params.from.company ?? params.from.name ?? '',
    trackingNumber: row.trackingNumber,
    status: statusOf(row, now),
    deleted: row.deletedAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** How many letters there are for each value of one metadata name: more than one is a letter mailed twice. */
export function countByMetadata(
  letters: readonly LetterRecord[],
  name: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { metadata } of letters) {
    const value = metadata[name] ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
