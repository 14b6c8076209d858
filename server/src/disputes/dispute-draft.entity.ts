import type { NextStep } from '@creditfix/shared/disputes';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { DisputeRound } from './dispute-round.entity.ts';

/** A draft that was started as the next step of a dispute, or of several at once. The same step again opens the same draft. */
export const DisputeDraft = defineEntity({
  name: 'DisputeDraft',
  tableName: 'dispute_drafts',
  properties: {
    draftId: p.uuid().primary(),
    roundId: () =>
      p
        .manyToOne(DisputeRound)
        .mapToPk()
        .fieldName('round_id')
        .deleteRule('cascade')
        .primary()
        .index(),
    step: p.text().$type<NextStep>(),
    /** Keyed fingerprint of what it was filled in from. */
    madeFrom: p.text(),
    createdAt: p.datetime(),
  },
});
export type DisputeDraft = InferEntity<typeof DisputeDraft>;
