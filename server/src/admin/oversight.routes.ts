import {
  AdminProblems,
  figureEndpoints,
  oversightEndpoints,
  StaffRole,
} from '@creditfix/shared/admin';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  RequestProblems,
  type DataOf,
  type QueryOf,
} from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { Reply, implement, type Route } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { administratorOf } from './access.policy.ts';
import type { OversightParts } from './admin.parts.ts';
import { audited, checkAuditChain } from './audit/audit.ts';
import { namesIn } from './audit/audit-names.ts';
import { auditLines } from './audit/audit.repository.ts';
import { addToDay } from './figures/day-count.repository.ts';
import { findFigures } from './figures/find-figures.ts';
import { readFilter } from './exports/export-options.ts';
import { deleteFilter, filtersOf, replaceFilter } from './staff-filter.repository.ts';
import { findSystemState } from './system-state.ts';

/** A household begins a few letters; a robot that wants to spoil the count begins more. */
const STARTED_PER_ADDRESS = { name: 'letter-started', hits: 20, minutes: 60 };

/** What an operator watches over: the audit log and the machinery; and the filters that each of the staff keeps. */
export function oversightRoutes(parts: OversightParts): Route[] {
  return [...watchRoutes(parts), ...filterRoutes(parts)];
}

function watchRoutes(parts: OversightParts): Route[] {
  return [
    implement(oversightEndpoints.auditLog)([], ({ query }, call) =>
      audited(call, parts, 'look_at_audit_log', async (tx) => {
        const masked = administratorOf(call).role === StaffRole.auditor;
        const result = await findAuditLines(tx, parts, { ...query, masked });
        const { lines, chain } = result;
        const [first, last] = [lines.at(0)?.number ?? 0, lines.at(-1)?.number ?? 0];
        const seen = `lines ${first} to ${last}`;
        return { result, detail: chain.whole ? seen : `${seen}; broken at ${chain.brokenAt}` };
      }),
    ),

    // Counts and sums alone: nobody's data is looked at.
    implement(figureEndpoints.staffFigures)(
      [],
      async ({ query }, call) => await findFigures(call.em, Number(query.days), parts.clock.now()),
    ),

    implement(letterEndpoints.noteStarted)(
      [(_, call) => parts.limiter.hit(STARTED_PER_ADDRESS, call.ip)],
      async (_, call) => {
        const day = calendarDateAt(parts.clock.now(), BUSINESS_TIME_ZONE);
        await addToDay(call.em, { name: 'started', day, amount: 1 });
        return { noted: true as const };
      },
    ),

    // Nothing personal is in it: ids, counts, times.
    implement(oversightEndpoints.systemState)(
      [],
      async (_, call) => await findSystemState(call.em, parts),
    ),
  ];
}

function filterRoutes(parts: OversightParts): Route[] {
  return [
    implement(oversightEndpoints.savedFilters)([], async (_, call) => ({
      filters: await readFilters(call.em, parts.vault, administratorOf(call).accountId),
    })),

    implement(oversightEndpoints.saveFilter)([], async ({ body }, call) => {
      const { accountId } = administratorOf(call);
      // One that its list would refuse is refused now, while it can be mended.
      readFilter(body.kind, body.query, 'query');
      const id = await keepFilter(call.em, parts, { ...body, accountId });
      return new Reply({ id }, 'The filter is saved.');
    }),

    implement(oversightEndpoints.removeFilter)([], async ({ params }, call) => {
      await deleteFilter(call.em, { id: params.id, accountId: administratorOf(call).accountId });
      return { removed: true };
    }),
  ];
}

type AuditPage = DataOf<typeof oversightEndpoints.auditLog>;
type Question = QueryOf<typeof oversightEndpoints.auditLog>;

/** A page of the audit log by its numbers, and whether its chain is whole. The cursor is the last number. */
async function findAuditLines(
  tx: EntityManager,
  { vault, clock }: { readonly vault: Vault; readonly clock: Clock },
  question: Question & { readonly masked: boolean },
): Promise<AuditPage> {
  const now = clock.now();
  const chain = await checkAuditChain(tx, vault, { at: now });
  const { page, limit, after, order, action, subjectId, masked } = question;
  const found = await auditLines(tx, {
    action,
    subjectId,
    order,
    after: after === undefined ? undefined : numberOf(after),
    offset: after === undefined ? (page - 1) * limit : 0,
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const texts = rows.flatMap(({ detail, subjectId: about }) => [detail, about ?? '']);
  const last = rows.at(-1);
  return {
    lines: rows.map((row) => ({
      number: row.number,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      subjectId: row.subjectId ?? null,
      detail: row.detail,
      hash: row.hash,
    })),
    names: await namesIn(tx, [...texts, subjectId ?? ''], masked),
    chain: { ...chain, checkedAt: now.toISOString() },
    next: found.length > rows.length && last ? String(last.number) : null,
    total: null,
  };
}

/** @throws Problem `request.invalid` if the cursor is none of ours */
function numberOf(after: string): number {
  if (/^\d{1,15}$/.test(after)) return Number(after);
  const message = 'This place in the list is unknown. Please begin at the first page.';
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'after', message }] });
}

type SavedFilter = DataOf<typeof oversightEndpoints.savedFilters>['filters'][number];

const MOST_FILTERS = 50;
const COLUMN = 'staff_filters.sealed_query';

const querySchema = z.record(z.string(), z.string());

/** Filters that each of the staff keeps for themselves. What is searched for may be somebody's address, so it is sealed. */
async function readFilters(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<SavedFilter[]> {
  const filters = await filtersOf(em, accountId);
  return filters.map(({ id, kind, name, sealedQuery }) => ({
    id,
    kind,
    name,
    query: querySchema.parse(vault.openJson(sealedQuery, { column: COLUMN, rowId: id })),
  }));
}

/**
 * Keeps a filter in place of the one of that name.
 *
 * @returns its id
 * @throws Problem `admin.too_many_filters`
 */
async function keepFilter(
  em: EntityManager,
  { vault, clock }: { readonly vault: Vault; readonly clock: Clock },
  filter: Omit<SavedFilter, 'id'> & { readonly accountId: string },
): Promise<string> {
  const { accountId, kind, name, query } = filter;
  const id = randomUUID();
  const sealedQuery = vault.sealJson(query, { column: COLUMN, rowId: id });
  const saved = { id, accountId, kind, name, sealedQuery, createdAt: clock.now() };
  await em.transactional(async (tx) => {
    if (!(await replaceFilter(tx, saved, MOST_FILTERS)))
      throw AdminProblems.raise('admin.too_many_filters');
  });
  return id;
}
