import { checkFile } from './check-file.ts';
import { checkLetter } from './check-letter.ts';
import { invalid } from './field-checks.ts';
import { letterObject, type FailureReason, type Seen } from './lob-objects.ts';
import { LobRefusal } from './lob-refusal.ts';
import type { LetterRow, LobWorld } from './lob-world.ts';
import { isFields, nest, type Fields } from './read-request.ts';
import type { LobMode } from './test-lob.ts';
import { deliverabilityOf, type AddressBook } from './verifications.ts';

export interface Creation {
  readonly mode: LobMode;
  readonly fields: Fields;
  readonly idempotencyKey: string | null;
  /** What rendering will find wrong with it, if a test wants that. */
  readonly failsWith: FailureReason | null;
}

export async function createLetter(
  world: LobWorld,
  addresses: AddressBook,
  { mode, fields, idempotencyKey, failsWith }: Creation,
): Promise<LetterRow> {
  return await world.once(mode, idempotencyKey, async () => {
    const params = checkLetter(fields, world.now());
    // Test keys verify nothing. Live, an account starts with the strictness that lets a missing apartment pass.
    if (mode === 'live' && deliverabilityOf(addresses, params.to) === 'undeliverable')
      throw new LobRefusal('failed_deliverability_strictness');
    const row = world.addLetter(mode, params, await checkFile(params), idempotencyKey);
    if (failsWith) {
      row.failure = failsWith;
      row.failsAt = row.renderedAt;
    }
    return row;
  });
}

export function findLetter(world: LobWorld, mode: LobMode, id: string): LetterRow {
  const row = world.letters.get(id);
  if (!row || row.mode !== mode) throw new LobRefusal('not_found', 'letter not found');
  return row;
}

/** @throws LobRefusal once its window has passed: it is at the printer's */
export function deleteLetter(world: LobWorld, mode: LobMode, id: string): object {
  const row = findLetter(world, mode, id);
  // That a letter can't be deleted twice is our guess; a client that asks again must look what became of it.
  if (row.deletedAt !== null || world.now() >= row.sendAt) throw new LobRefusal('not_deletable');
  row.deletedAt = row.modifiedAt = world.now();
  return { id, deleted: true };
}

const LIST_PARAMS = [
  'limit',
  'before',
  'after',
  'include',
  'date_created',
  'metadata',
  'color',
  'scheduled',
  'send_date',
  'mail_type',
  'sort_by',
  'status',
  'campaign_id',
];

/** Newest first. Deleted letters stay in it, marked: whether Lob lists them is not documented. */
export function listLetters(
  world: LobWorld,
  mode: LobMode,
  query: URLSearchParams,
  seen: Seen,
): object {
  const fields = nest(query);
  const unknown = Object.keys(fields).find((name) => !LIST_PARAMS.includes(name));
  if (unknown !== undefined) throw invalid(`${unknown} is not allowed`);
  const limit = Number(fields['limit'] ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    throw invalid('limit must be between 1 and 100');
  const wanted = isFields(fields['metadata']) ? Object.entries(fields['metadata']) : [];
  const found = [...world.letters.values()]
    .filter(({ mode: its }) => its === mode)
    .filter(({ params }) => wanted.every(([name, value]) => params.metadata[name] === value))
    .toReversed();
  const after = Number(query.get('after') ?? 0);
  const page = found.slice(after, after + limit);
  const next = new URLSearchParams(query);
  next.set('after', String(after + limit));
  return {
    data: page.map((row) => letterObject(row, seen)),
    object: 'list',
    next_url: after + limit < found.length ? `${seen.base}/v1/letters?${next}` : null,
    previous_url: null,
    count: page.length,
  };
}
