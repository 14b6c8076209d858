import { AdminProblems, printQueueEndpoints, type AuditAction } from '@creditfix/shared/admin';
import { createHash } from 'node:crypto';
import {
  findBatchToPrint,
  findMailCosts,
  findPrintQueue,
  makeBatch,
  markMailed,
  packBatch,
  readBatchForms,
  recordStaffEvent,
  refuseByStaff,
  type MailingParts,
  type StaffDeed,
} from '#server/mailing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  FileReply,
  Reply,
  StreamReply,
  implement,
  type Call,
  type Route,
} from '#server/platform/http/index.ts';
import { audited } from './audit/audited.ts';
import { readMailTotals } from './lists/kept-total.repository.ts';

/** Staff print, mail and follow letters by hand: each look and deed with its line in the audit log, in one transaction. */
export function printQueueRoutes(parts: MailingParts): Route[] {
  return [...lookRoutes(parts), ...batchRoutes(parts), ...deedRoutes(parts)];
}

function lookRoutes(parts: MailingParts): Route[] {
  return [
    implement(printQueueEndpoints.printQueue)([], (_, call) =>
      audited(call, parts, 'look_at_print_queue', async (tx) => {
        const queue = await findPrintQueue(tx, parts);
        const { waiting, batches } = queue;
        const seen = `${waiting.length} waiting: ${idsOf(waiting)}; batches: ${idsOf(batches)}`;
        return { result: queue, detail: seen };
      }),
    ),

    implement(printQueueEndpoints.mailCosts)([], ({ query }, call) =>
      audited(call, parts, 'look_at_mail_costs', async (tx) => {
        const pieces = await findMailCosts(tx, parts, query.page);
        const costs = { pieces, totals: await readMailTotals(tx) };
        return { result: costs, detail: `page ${query.page}: ${idsOf(pieces) || 'empty'}` };
      }),
    ),
  ];
}

function batchRoutes(parts: MailingParts): Route[] {
  return [
    implement(printQueueEndpoints.makePrintBatch)([], async ({ body }, call) => {
      const batch = await audited(call, parts, 'make_print_batch', async (tx, madeBy) => {
        const made = await makeBatch(tx, parts, { pieceIds: body.pieceIds, madeBy });
        if (!made) throw AdminProblems.raise('admin.nothing_to_print');
        return { result: made, detail: `batch ${made.id}: ${idsOf(made.pieces)}` };
      });
      const left = new Set(body.pieceIds).size - batch.pieces.length;
      return new Reply(batch, `Batch ${batch.number} is made.${leftText(left)}`);
    }),

    implement(printQueueEndpoints.printBatchPdf)([], async ({ params, query }, call) => {
      const batch = await audited(call, parts, 'print_batch', async (tx) => {
        const found = await findBatchToPrint(tx, params.id);
        if (!found) throw AdminProblems.raise('admin.batch_unknown');
        const opened = `batch ${params.id}: ${idsOf(found.rows)}`;
        return { result: found, detail: `${opened}, because: ${query.reason}` };
      });
      return new StreamReply({
        bytes: packBatch(parts, batch),
        fileName: `batch-${batch.number}.pdf`,
        disposition: 'inline',
        ended: () => {},
      });
    }),

    implement(printQueueEndpoints.printBatchForms)([], async ({ params }, call) => {
      const { fileName, bytes } = await audited(call, parts, 'download_forms', async (tx) => {
        const forms = await readBatchForms(tx, parts, params.id);
        if (!forms) throw AdminProblems.raise('admin.batch_unknown');
        return { result: forms, detail: `batch ${params.id}` };
      });
      const etag = createHash('sha256').update(bytes).digest('hex');
      return new FileReply({ bytes, fileName, disposition: 'attachment', etag });
    }),
  ];
}

function deedRoutes(parts: MailingParts): Route[] {
  return [
    implement(printQueueEndpoints.markMailed)([], ({ params, body }, call) => {
      const { trackingNumber = '', costCents, mailedOn } = body;
      const mailed = { pieceId: params.id, trackingNumber, costCents, mailedOn };
      return deed(call, parts, { pieceId: params.id, action: 'mark_mailed' }, (tx) =>
        markMailed(tx, parts, mailed),
      );
    }),

    implement(printQueueEndpoints.recordMailEvent)([], ({ params, body }, call) => {
      const report = { pieceId: params.id, ...body };
      return deed(call, parts, { pieceId: params.id, action: `record_${body.what}` }, (tx) =>
        recordStaffEvent(tx, parts, report),
      );
    }),

    implement(printQueueEndpoints.refusePiece)([], ({ params, body }, call) => {
      const refusal = { pieceId: params.id, ...body };
      return deed(call, parts, { pieceId: params.id, action: `refuse_${body.why}` }, (tx) =>
        refuseByStaff(tx, parts, refusal),
      );
    }),
  ];
}

async function deed(
  call: Call,
  parts: MailingParts,
  { pieceId, action }: { readonly pieceId: string; readonly action: AuditAction },
  work: (tx: EntityManager) => Promise<StaffDeed>,
) {
  return await audited(call, parts, action, async (tx) => {
    const outcome = await work(tx);
    if (outcome === 'unknown') throw AdminProblems.raise('admin.piece_unknown');
    if (outcome === 'elsewhere') throw AdminProblems.raise('admin.piece_elsewhere');
    const { accountId: subjectId, piece } = outcome;
    return { result: piece, subjectId, detail: `piece ${pieceId}` };
  });
}

function leftText(left: number): string {
  if (left === 0) return '';
  return left === 1
    ? ' One letter was taken back or was in a batch already.'
    : ` ${left} letters were taken back or were in a batch already.`;
}

function idsOf(rows: readonly { readonly id: string }[]): string {
  return rows.map(({ id }) => id).join(' ');
}
