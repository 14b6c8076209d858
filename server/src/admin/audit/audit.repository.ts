import { sql } from 'kysely';
import type { AuditAction } from '@creditfix/shared/admin';
import { addressesOf } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { AuditHead } from './audit-head.entity.ts';
import { AuditLine } from './audit-line.entity.ts';

/** The audit log, and how far its chain was written and checked. */

type AuditTables = Tables<typeof AuditLine | typeof AuditHead>;

export interface AuditEntry {
  /** The account of the staff member. */
  readonly actorId: string;
  readonly action: AuditAction;
  /** The account that it was about, where it is one. */
  readonly subjectId?: string | null;
  /** Ids and counts only: the log outlives the account. */
  readonly detail: string;
  readonly at: Date;
}

/**
 * Writes down who of the staff saw or did what. Call it in the transaction of the look or action itself, as the last thing in it:
 * the lines hang on each other, so from here to the end of the transaction everybody else's line waits.
 */
export async function recordAudit(
  tx: EntityManager,
  { actorId, action, subjectId = null, detail, at }: AuditEntry,
): Promise<void> {
  // Raw: the number and the hashes are not null, and a trigger fills them in.
  await tx.execute(
    `insert into audit_log (actor_id, action, subject_id, detail, at)
     values (:actorId, :action, :subjectId, :detail, :at)`,
    { actorId, action, subjectId, detail, at },
  );
}

/** Lines by their numbers: those of one action, or about one account, or all; from one number on, or by offset. */
export async function auditLines(
  em: EntityManager,
  wanted: {
    readonly action?: string | undefined;
    readonly subjectId?: string | undefined;
    readonly after?: number | undefined;
    readonly order: 'newest' | 'oldest';
    readonly offset: number;
    readonly limit: number;
  },
): Promise<(AuditLine & { readonly actor: string })[]> {
  const { action, subjectId, after, order, offset, limit } = wanted;
  const isNewest = order === 'newest';
  const lines = await em.find(
    AuditLine,
    {
      ...(action !== undefined && { action: action as AuditAction }),
      ...(subjectId !== undefined && { subjectId }),
      ...(after !== undefined && { number: isNewest ? { $lt: after } : { $gt: after } }),
    },
    { orderBy: { number: isNewest ? -1 : 1 }, offset, limit, disableIdentityMap: true },
  );
  const addresses = await addressesOf(
    em,
    lines.map(({ actorId }) => actorId),
  );
  return lines.map((line) => ({
    ...line,
    actor:
      line.actorId === SETTINGS_ACTOR
        ? 'settings'
        : (addresses.get(line.actorId) ?? 'a deleted account'),
  }));
}

/** Stands in the place of a person where a setting of the server decides: whoever starts it has no account. */
const SETTINGS_ACTOR = '00000000-0000-0000-0000-000000000000';

/**
 * Writes down what the settings say from now on, where the newest line of that action says something else. Of servers that start
 * at once, one writes it.
 */
export async function noteSetting(
  tx: EntityManager,
  { action, detail, at }: Pick<AuditEntry, 'action' | 'detail' | 'at'>,
): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(:lock, 0))', {
    lock: `setting/${action}`,
  });
  const [newest] = await tx.find(
    AuditLine,
    { action },
    { orderBy: { number: -1 }, limit: 1, disableIdentityMap: true },
  );
  if (newest?.detail === detail) return;
  await recordAudit(tx, { actorId: SETTINGS_ACTOR, action, detail, at });
}

/** A line as its hash was made: its instant as a text, to the microsecond. */
export type ChainedLine = Awaited<ReturnType<typeof chainedLines>>[number];

/** The lines after that number, in their order. */
export async function chainedLines(tx: EntityManager, after: number, limit: number) {
  return await tx
    .getKysely<AuditTables>()
    .selectFrom('audit_log')
    .select([
      'number',
      sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'),
      'actor_id as actorId',
      'action',
      'subject_id as subjectId',
      'detail',
      'prev_hash as prevHash',
      'hash',
    ])
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
}

export async function hashOfLine(tx: EntityManager, number: number): Promise<string | undefined> {
  const line = await tx.findOne(
    AuditLine,
    { number },
    { fields: ['hash'], disableIdentityMap: true },
  );
  return line?.hash;
}

export async function auditHeads(tx: EntityManager): Promise<AuditHead[]> {
  return await tx.find(AuditHead, {}, { disableIdentityMap: true });
}

/** Moves a head on; only the one of the lines that were walked again ever goes back. */
export async function keepAuditHead(tx: EntityManager, head: AuditHead): Promise<void> {
  await tx
    .getKysely<AuditTables>()
    .insertInto('audit_heads')
    .values(head)
    .onConflict((known) =>
      known
        .column('name')
        .doUpdateSet(({ ref }) => ({
          number: ref('excluded.number'),
          hash: ref('excluded.hash'),
          seal: ref('excluded.seal'),
          at: ref('excluded.at'),
        }))
        .where(({ eb, or, ref }) =>
          or([
            eb(ref('excluded.name'), '=', 'walked'),
            eb('excluded.number', '>', ref('audit_heads.number')),
          ]),
        ),
    )
    .execute();
}
