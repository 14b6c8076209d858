import { AdminProblems, manualMailQueueEndpoints, type AuditAction } from '@creditfix/shared/admin';
import { createHash } from 'node:crypto';
import {
  findBatchToPrint,
  findMailCosts,
  findManualMailQueue,
  findStrandedMail,
  makeBatch,
  markMailed,
  packBatch,
  readBatchForms,
  recordStaffEvent,
  prepareMailAgain,
  queueMailAgain,
  refuseByStaff,
  startMailAgain,
  type MailingParts,
  type StaffOutcome,
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
import { administratorOf } from './access.policy.ts';
import { audited } from './audit/audit.ts';
import { readMailTotals } from './lists/kept-total.repository.ts';

/** Each costs the operator money. */
const AGAIN_BY_STAFF = { name: 'mail-again', hits: 30, minutes: 60 };

/** Staff print, mail and follow letters by hand: each read and each action with its line in the audit log, in one transaction. */
export function manualMailQueueRoutes(parts: MailingParts): Route[] {
  return [...lookRoutes(parts), ...batchRoutes(parts), ...actionRoutes(parts)];
}

function lookRoutes(parts: MailingParts): Route[] {
  return [
    implement(manualMailQueueEndpoints.manualMailQueue)([], (_, call) =>
      audited(call, parts, 'look_at_print_queue', async (tx) => {
        const queue = await findManualMailQueue(tx, parts);
        const { waiting, batches } = queue;
        const seen = `${waiting.length} waiting: ${idsOf(waiting)}; batches: ${idsOf(batches)}`;
        return { result: queue, detail: seen };
      }),
    ),

    implement(manualMailQueueEndpoints.strandedMail)([], (_, call) =>
      audited(call, parts, 'look_at_stranded_mail', async (tx) => {
        const stranded = await findStrandedMail(tx, parts);
        return { result: stranded, detail: idsOf(stranded.pieces) || 'none' };
      }),
    ),

    implement(manualMailQueueEndpoints.mailCosts)([], ({ query }, call) =>
      audited(call, parts, 'look_at_mail_costs', async (tx) => {
        const mailpieces = await findMailCosts(tx, parts, query.page);
        const costs = { pieces: mailpieces, totals: await readMailTotals(tx) };
        return { result: costs, detail: `page ${query.page}: ${idsOf(mailpieces) || 'empty'}` };
      }),
    ),
  ];
}

function batchRoutes(parts: MailingParts): Route[] {
  return [
    implement(manualMailQueueEndpoints.makePrintBatch)([], async ({ body }, call) => {
      const batch = await audited(call, parts, 'make_print_batch', async (tx, madeBy) => {
        const made = await makeBatch(tx, parts, { pieceIds: body.pieceIds, madeBy });
        if (!made) throw AdminProblems.raise('admin.nothing_to_print');
        return { result: made, detail: `batch ${made.id}: ${idsOf(made.pieces)}` };
      });
      const left = new Set(body.pieceIds).size - batch.pieces.length;
      return new Reply(batch, `Batch ${batch.number} is made.${leftText(left)}`);
    }),

    implement(manualMailQueueEndpoints.printBatchPdf)([], async ({ params, query }, call) => {
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

    implement(manualMailQueueEndpoints.printBatchForms)([], async ({ params }, call) => {
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

function actionRoutes(parts: MailingParts): Route[] {
  return [
    implement(manualMailQueueEndpoints.markMailed)([], ({ params, body }, call) => {
      const { trackingNumber = '', costCents, mailedOn } = body;
      const mailed = { mailpieceId: params.id, trackingNumber, costCents, mailedOn };
      return auditedAction(call, parts, { mailpieceId: params.id, action: 'mark_mailed' }, (tx) =>
        markMailed(tx, parts, mailed),
      );
    }),

    implement(manualMailQueueEndpoints.recordMailEvent)([], ({ params, body }, call) => {
      const report = { mailpieceId: params.id, ...body };
      return auditedAction(
        call,
        parts,
        { mailpieceId: params.id, action: `record_${body.what}` },
        (tx) => recordStaffEvent(tx, parts, report),
      );
    }),

    implement(manualMailQueueEndpoints.refuseMailpiece)([], ({ params, body }, call) => {
      const refusal = { mailpieceId: params.id, ...body };
      return auditedAction(
        call,
        parts,
        { mailpieceId: params.id, action: `refuse_${body.why}` },
        (tx) => refuseByStaff(tx, parts, refusal),
      );
    }),

    implement(manualMailQueueEndpoints.mailAgain)([], async ({ params, body }, call) => {
      await parts.limiter.hit(AGAIN_BY_STAFF, administratorOf(call).accountId);
      const { mailClass, reason } = body;
      const request = { mailpieceId: params.id, mailClass };
      const made = await prepareMailAgain(call.em, parts, request);
      await audited(call, parts, 'mail_again', async (tx) => {
        await queueMailAgain(tx, parts, made);
        const { accountId: subjectId } = made.letter;
        const detail = `piece ${params.id} as ${made.mailpieceId}, because: ${reason}`;
        return { result: undefined, subjectId, detail };
      });
      await startMailAgain(parts, made.mailpieceId);
      const { name, city, state, zip } = made.envelope.to;
      const answer = { id: made.mailpieceId, to: name, toPlace: `${city}, ${state} ${zip}` };
      return new Reply(answer, `The letter is mailed again, to ${name}. Its sender is told.`);
    }),
  ];
}

async function auditedAction(
  call: Call,
  parts: MailingParts,
  { mailpieceId, action }: { readonly mailpieceId: string; readonly action: AuditAction },
  work: (tx: EntityManager) => Promise<StaffOutcome>,
) {
  return await audited(call, parts, action, async (tx) => {
    const outcome = await work(tx);
    if (outcome === 'unknown') throw AdminProblems.raise('admin.mailpiece_unknown');
    if (outcome === 'elsewhere') throw AdminProblems.raise('admin.mailpiece_elsewhere');
    const { accountId: subjectId, mailpiece } = outcome;
    return { result: mailpiece, subjectId, detail: `piece ${mailpieceId}` };
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
