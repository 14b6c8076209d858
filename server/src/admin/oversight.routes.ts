import { Plan, planAt } from '@creditfix/shared/accounts';
import { oversightEndpoints } from '@creditfix/shared/admin';
import { plansOfAddresses } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { Reply, implement, type Route } from '#server/platform/http/index.ts';
import { administratorOf } from './access.policy.ts';
import { audited } from './audited.ts';
import { readFilter } from './export-wish.ts';
import { findAuditLines } from './find-audit-lines.ts';
import { cutPage, placeOf } from './list-page.ts';
import type { OversightParts } from './oversight.parts.ts';
import { keepFilter, readFilters } from './saved-filters.ts';
import { deleteFilter } from './staff-filter.repository.ts';
import { findSystemState } from './system-state.ts';

/** What an operator watches over: messages, the audit log, the machinery; and the filters that each of the staff keeps. */
export function oversightRoutes(parts: OversightParts): Route[] {
  return [...messageRoutes(parts), ...watchRoutes(parts), ...filterRoutes(parts)];
}

function messageRoutes(parts: OversightParts): Route[] {
  const { clock, supportDesk } = parts;
  return [
    implement(oversightEndpoints.adminMessages)([], ({ query }, call) =>
      audited(call, parts, 'look_at_messages', async (tx) => {
        const found = await supportDesk.page(tx, {
          ...placeOf(query, 'messages'),
          open: query.open === undefined ? undefined : query.open === 'yes',
        });
        const { rows, next } = cutPage(found, query, 'messages');
        const detail = `${rows.length}: ${rows.map(({ id }) => id).join(' ')}`;
        const senders = rows.map(({ email }) => email);
        const pro = await withPro(tx, senders, clock.now());
        const messages = rows.map((row) => ({ ...row, pro: pro.has(row.email) }));
        return { result: { messages, next, total: null }, detail };
      }),
    ),

    implement(oversightEndpoints.finishMessages)([], async ({ body }, call) => {
      const action = body.done ? 'finish_messages' : 'reopen_messages';
      const changed = await audited(call, parts, action, async (tx, by) => {
        const ids = await supportDesk.finish(tx, {
          ids: body.ids,
          done: body.done ? { at: clock.now(), by } : null,
        });
        return { result: ids.length, detail: `${ids.length}: ${ids.join(' ')}` };
      });
      const what = changed === 1 ? 'One message is' : `${changed} messages are`;
      return new Reply({ changed }, `${what} ${body.done ? 'done' : 'open again'}.`);
    }),
  ];
}

/** Answers first are part of Pro: the staff see which messages came from an address whose account has it now. */
async function withPro(
  em: EntityManager,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const accounts = await plansOfAddresses(em, emails);
  const pro = accounts.filter(
    ({ plan, planUntil }) => planAt(plan, planUntil ?? null, now) === Plan.pro,
  );
  return new Set(pro.map(({ email }) => email));
}

function watchRoutes(parts: OversightParts): Route[] {
  return [
    implement(oversightEndpoints.auditLog)([], ({ query }, call) =>
      audited(call, parts, 'look_at_audit_log', async (tx) => {
        const result = await findAuditLines(tx, parts, query);
        const { lines, chain } = result;
        const [first, last] = [lines.at(0)?.number ?? 0, lines.at(-1)?.number ?? 0];
        const seen = `lines ${first} to ${last}`;
        return { result, detail: chain.whole ? seen : `${seen}; broken at ${chain.brokenAt}` };
      }),
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
