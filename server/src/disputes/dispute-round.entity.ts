import type { ClockBasis, DisputeOutcome } from '@creditfix/shared/disputes';
import type { Bureau, LetterRecipient } from '@creditfix/shared/letters';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Dispute } from './dispute.entity.ts';
import { Letter } from '#server/letters/index.ts';

/** One letter of a dispute with what became of it. A later round can go to another recipient. */
export const DisputeRound = defineEntity({
  name: 'DisputeRound',
  tableName: 'dispute_rounds',
  properties: {
    id: p.uuid().primary(),
    disputeId: () => p.manyToOne(Dispute).mapToPk().fieldName('dispute_id').deleteRule('cascade'),
    number: p.integer(),
    letterId: () =>
      p.manyToOne(Letter).mapToPk().fieldName('letter_id').deleteRule('cascade').index(),
    recipient: p.text().$type<LetterRecipient>(),
    bureau: p.text().$type<Bureau>().nullable(),
    /** The company that it is to. */
    sealedTarget: p.text().nullable(),
    /** The law by which the answer has its time. */
    basis: p.text().$type<ClockBasis>(),
    receivedOn: p.date().nullable(),
    informationAddedOn: p.date().nullable(),
    dueOn: p.date().nullable(),
    /** The next day on which its person is reminded. */
    remindOn: p.date().nullable(),
    outcome: p.text().$type<DisputeOutcome>().nullable(),
    outcomeOn: p.date().nullable(),
    /** Of two letters to different recipients, the one of which something was heard last decides what comes next. */
    outcomeNotedAt: p.datetime().nullable(),
    /** Where an item is back: what was noted before, and its day. */
    earlierOutcome: p.text().$type<DisputeOutcome>().nullable(),
    earlierOutcomeOn: p.date().nullable(),
    sealedNote: p.text().nullable(),
    answerDocumentId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['disputeId', 'number'] }, { properties: ['disputeId', 'letterId'] }],
  indexes: [{ properties: ['remindOn'], where: 'remind_on is not null' }],
});
export type DisputeRound = InferEntity<typeof DisputeRound>;
