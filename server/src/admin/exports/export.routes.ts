import { randomUUID } from 'node:crypto';
import {
  AdminProblems,
  exportEndpoints,
  letterFilter,
  userFilter,
  type AuditAction,
  type ExportFormat,
  type ExportKind,
  type LetterFilter,
  type UserFilter,
} from '@creditfix/shared/admin';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { StreamReply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { administratorOf } from '../access.policy.ts';
import type { AdminParts } from '../admin.parts.ts';
import { exportBytes, measuredBytes } from './export-bytes.ts';
import { countRowsInTime, type WantedRows } from './export-row.repository.ts';
import { keptLetterCount } from '../lists/find-letters.ts';
import { emailSearchOf, keptUserCount } from '../lists/find-users.ts';
import {
  checkSheet,
  checkUnmasked,
  MEDIA_TYPES,
  fileNameOf,
  filterInWords,
  placeAfter,
  rowsInWords,
  type ExportFilter,
} from './export-options.ts';
import { recordAudit } from '../audit/audit.repository.ts';

/** Tables of any size to take along, streamed; and how long one would be. */

type ExportParts = AdminParts & { readonly log: Log };

/** Each of them may be every row there is. */
const EXPORTS_PER_ACCOUNT = { name: 'staff-exports', hits: 60, minutes: 60 };

/** Each holds a connection of the database and a snapshot. */
export const createExportLimit = () => new ConcurrencyLimit({ atOnce: 3, refusal });

const refusal = () => AdminProblems.raise('admin.too_many_exports', { retryAfterSeconds: 30 });

interface ExportOptions {
  readonly format: ExportFormat;
  readonly masked: 'yes' | 'no';
  readonly reason?: string | undefined;
  readonly resumeAfter?: string | undefined;
}

export function exportRoutes(parts: ExportParts): Route[] {
  const exports = createExportLimit();
  const countRows = createRowCount();
  const count = async (call: Call, kind: ExportKind, filter: ExportFilter) => {
    const { accountId: actorId, role } = administratorOf(call);
    const at = parts.clock.now();
    const wanted = { kind, filter, emailSearch: emailSearchOf(role), masked: true, now: at };
    const rows = await countRows(call.em, wanted);
    const detail = rows === null ? 'more rows than could be counted' : rowsInWords(rows);
    await recordAudit(call.em, { actorId, action: `count_${kind}`, detail, at });
    return { rows };
  };
  const answer = async (
    call: Call,
    kind: ExportKind,
    filter: ExportFilter,
    options: ExportOptions,
  ) => {
    checkUnmasked(options, administratorOf(call).role);
    const ended = await exports.begin();
    try {
      return await stream(call, parts, { kind, filter, options, ended });
    } catch (error) {
      ended();
      throw error;
    }
  };
  const inBounds = async (_: unknown, call: Call) =>
    await parts.limiter.hit(EXPORTS_PER_ACCOUNT, administratorOf(call).accountId);
  return [
    implement(exportEndpoints.exportUsers)(
      [inBounds],
      async ({ query }, call) => await answer(call, 'users', userFilter.parse(query), query),
    ),
    implement(exportEndpoints.exportLetters)([inBounds], async ({ query }, call) => {
      const options = { ...query, masked: 'yes', reason: undefined } as const;
      return await answer(call, 'letters', letterFilter.parse(query), options);
    }),
    implement(exportEndpoints.countUsers)(
      [],
      async ({ query }, call) => await count(call, 'users', query),
    ),
    implement(exportEndpoints.countLetters)(
      [],
      async ({ query }, call) => await count(call, 'letters', query),
    ),
  ];
}

/** How rows are counted for somebody who waits for the answer: exactly, or it is given up soon. */
const COUNTED = { most: 1_000_000_000, withinMs: 2_000 };

/** @returns how to count the rows of an export; it answers null if that would take too long */
function createRowCount() {
  // Each holds a connection for as long as it counts.
  const counts = new ConcurrencyLimit({ atOnce: 2, refusal });
  return async (em: EntityManager, wanted: WantedRows): Promise<number | null> => {
    const { kind, filter } = wanted;
    const kept =
      kind === 'users'
        ? await keptUserCount(em, filter as UserFilter)
        : await keptLetterCount(em, filter as LetterFilter);
    if (kept !== null || counts.isFull()) return kept;
    return await counts.run(() => countRowsInTime(em, wanted, COUNTED));
  };
}

interface Begun {
  readonly kind: ExportKind;
  readonly filter: ExportFilter;
  readonly options: ExportOptions;
  readonly ended: () => void;
}

async function stream(
  call: Call,
  parts: ExportParts,
  { kind, filter, options, ended }: Begun,
): Promise<StreamReply> {
  const { format, masked, resumeAfter } = options;
  const now = parts.clock.now();
  const after = await placeAfter(call.em, { kind, format, id: resumeAfter });
  const { accountId: actorId, role } = administratorOf(call);
  const emailSearch = emailSearchOf(role);
  const wanted: WantedRows = { kind, filter, emailSearch, masked: masked === 'yes', now, after };
  if (format === 'xlsx') await checkSheet(call.em, wanted);
  const id = randomUUID();
  const note = async (action: AuditAction, detail: string) =>
    await parts.database
      .fork()
      .transactional((tx) =>
        recordAudit(tx, { actorId, action, detail: `${id} ${detail}`, at: parts.clock.now() }),
      );
  await note('export_begun', describe(kind, filter, options));
  const leave = new AbortController();
  let rows = 0;
  const seen = (more: number) => void (rows += more);
  const bytes = measuredBytes(
    exportBytes(parts, { ...wanted, format }, { signal: leave.signal, seen }),
    async ({ isWhole, bytes: length, sha256 }) => {
      const what = `${kind} ${format}, ${length} bytes, sha256 ${sha256}`;
      await note(
        isWhole ? 'export_ended' : 'export_cut_off',
        isWhole ? `${rowsInWords(rows)}, ${what}` : what,
      );
    },
  );
  const over = () => {
    leave.abort();
    ended();
  };
  const type = MEDIA_TYPES[format];
  return new StreamReply({ bytes, fileName: fileNameOf(kind, format, now), type, ended: over });
}

function describe(kind: ExportKind, filter: ExportFilter, options: ExportOptions): string {
  const { format, masked, reason, resumeAfter } = options;
  return [
    `${kind} ${format} ${masked === 'yes' ? 'masked' : 'unmasked'}, ${filterInWords(filter)}`,
    ...(resumeAfter ? [`on after ${resumeAfter}`] : []),
    ...(masked === 'no' ? [`because: ${reason}`] : []),
  ].join(', ');
}
