import * as carrier from '#server/mailing/carrier/carrier.repository.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import * as mailpieceQueue from '#server/mailing/mailpiece-queue.repository.ts';
import * as mailOrder from '#server/mailing/mail-order.repository.ts';
import * as mailpiece from '#server/mailing/mailpiece.repository.ts';
import * as manualMailQueue from '#server/mailing/by-hand/manual-mail-queue.repository.ts';
import { AT, EARLIER, HASH, ID, LATER, NAME, NEW_ID, sampled, type SampleParts } from './sample.ts';

const CLAIM = { id: ID, asked_times: 1 };
const NEW_EVENT = {
  id: 'new',
  type: NAME,
  carrier_id: NAME,
  at: AT,
  received_at: AT,
} as const;

/** What a job has. */
const queue = ({ database }: SampleParts) => ({
  database,
  clock: { now: () => AT } satisfies Pick<Clock, 'now'>,
  carrier: { carrier: 'lob' } as const,
});

export const mailingSamples = [
  sampled('mailing/carrier/carrier', carrier, {
    addCarrierEvent: [[NEW_EVENT]],
    takeEvent: [[NAME]],
    takeEventsOf: [[NAME]],
    noteApplied: [
      [
        [
          {
            ...NEW_EVENT,
            id: NAME,
            kind: null,
            detail: null,
            location: null,
            scan_key: null,
            processed_at: null,
          },
        ],
        AT,
      ],
    ],
    forgetEvents: [[ID]],
    deleteEvents: [[EARLIER]],
    carrierTraffic: [[]],
    takeSlot: [(parts) => carrier.takeSlot(queue(parts))],
    pauseCarrier: [(parts) => carrier.pauseCarrier(queue(parts), 1)],
    findAddressCheck: [[NAME, EARLIER]],
    claimAddressCheck: [[{ addressKey: NAME, now: AT, since: EARLIER, lostBefore: EARLIER }]],
    dropAddressClaim: [[NAME]],
    keepAddressCheck: [
      [{ addressKey: NAME, verdict: 'confirmed', sealedSuggestion: null, checkedAt: AT }],
    ],
    deleteAddressChecks: [[EARLIER]],
  }),

  sampled('mailing/mail-order', mailOrder, {
    addOrder: [[{ id: NEW_ID, letterId: ID, accountId: ID, sealedOrder: NAME, createdAt: AT }]],
    findOrder: [[ID]],
    endOrder: [[ID, AT]],
    ordersOf: [[ID]],
    forgetOrders: [[ID]],
  }),
  sampled('mailing/mailpiece-queue', mailpieceQueue, {
    queuedMailpieces: [[ID]],
    taskFor: [(parts) => mailpieceQueue.taskFor(queue(parts), ID)],
    claimMailpiece: [(parts) => mailpieceQueue.claimMailpiece(queue(parts), ID)],
    claimToLook: [(parts) => mailpieceQueue.claimToLook(queue(parts), ID)],
    endLease: [(parts) => mailpieceQueue.endLease(queue(parts), CLAIM)],
    giveLeaseBack: [(parts) => mailpieceQueue.giveLeaseBack(queue(parts), CLAIM, LATER)],
    postpone: [
      (parts) => mailpieceQueue.postpone(queue(parts), CLAIM, true),
      (parts) => mailpieceQueue.postpone(queue(parts), CLAIM, false),
    ],
    endLeases: [(parts) => mailpieceQueue.endLeases(queue(parts))],
    findUntouched: [[{ before: AT, carrier: 'lob', limit: 100 }]],
    findUnappliedEvents: [[{ before: AT, limit: 100 }]],
    takeSilent: [
      (parts) =>
        mailpieceQueue.takeSilent(queue(parts), { before: AT, since: EARLIER, limit: 100 }),
    ],
    leaveSilent: [(parts) => mailpieceQueue.leaveSilent(queue(parts), [ID])],
    mailTraffic: [[{ carrier: 'lob', since: EARLIER }]],
    findWithoutPapers: [[{ carrier: 'lob', since: EARLIER, limit: 100 }]],
  }),
  sampled('mailing/mailpiece', mailpiece, {
    findMailpiece: [[ID], [ID, 'for update']],
    findMailpieces: [[ID]],
    findAllMailpieces: [[ID]],
    findOwnMailpiece: [[{ accountId: ID, mailpieceId: ID }]],
    hasLiveMailpiece: [[ID], [ID, ID]],
    findArrival: [[ID]],
    lockMailpiece: [[ID], [ID, ID]],
    lockOwnMailpiece: [[{ accountId: ID, mailpieceId: ID }]],
    holdOwner: [[ID]],
    changeMailpiece: [
      async ({ tx }) => {
        const locked = await mailpiece.lockMailpiece(tx, ID);
        if (locked) await mailpiece.changeMailpiece(tx, locked, { status: 'mailed' });
      },
    ],
    addMailpiece: [
      [
        {
          id: NEW_ID,
          letter_id: NEW_ID,
          account_id: ID,
          carrier: 'lob',
          mail_class: 'certified',
          status: 'queued',
          price_cents: 1,
          pages: 1,
          sheets: 1,
          packet_sha256: HASH,
          sealed_addresses: NAME,
          to_state: 'TX',
          created_at: AT,
          send_after: AT,
          begins: { key: 'queued', kind: 'queued', at: AT },
        },
      ],
    ],
    addMailpieceEvent: [[{ mailpieceId: ID, key: 'new', kind: 'queued', at: AT, recordedAt: AT }]],
    findEvents: [[[ID]]],
    moveEvent: [[{ mailpieceId: ID, key: NAME, at: AT }]],
    namePaper: [
      [ID, { paper: 'proof', key: NAME, sha256: HASH }],
      [ID, { paper: 'receipt', key: NAME, sha256: HASH }],
    ],
    nextPapers: [
      [null, 100],
      [ID, 100],
    ],
    namesPaper: [[ID, NAME]],
    lockPapersOf: [[ID]],
    stopQueued: [[ID, AT]],
    emptyMailpiece: [[{ id: ID, sealedAddresses: NAME, now: AT }]],
    deleteMailpiecesOfOldLetters: [[LATER, { afterId: undefined, limit: 100 }]],
  }),
  sampled('mailing/by-hand/manual-mail-queue', manualMailQueue, {
    findWaiting: [[100]],
    findOpenBatches: [[100]],
    findBatch: [[ID]],
    findInBatches: [[[ID]]],
    addBatch: [[{ pieceIds: [ID], madeBy: ID, now: AT }]],
    findReported: [[{ id: ID, batch_id: ID }, NAME]],
    findLetterWithNumber: [[NAME, NEW_ID]],
    pageOfTakenOn: [[{ offset: 0, limit: 100 }]],
    strandedWith: [['lob', 200]],
    mailOfLetters: [[[ID]]],
    mailedAgain: [[[ID]]],
    lettersOfTracking: [[NAME]],
    isInQueue: [[ID]],
    isUnprinted: [[NAME]],
  }),
];
