import type { NudgeKind } from '@creditfix/shared/accounts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '../account.entity.ts';

/** That a person was nudged about something: never twice about the same, and once a day at most. */
export const Nudge = defineEntity({
  name: 'Nudge',
  tableName: 'nudges',
  properties: {
    kind: p.text().$type<NudgeKind>().primary(),
    /** What it was about: the id of a draft, of a signing or of a letter. */
    subjectId: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    /** The day where the person lives. */
    sentOn: p.date(),
    sentAt: p.datetime(),
  },
  uniques: [{ properties: ['accountId', 'sentOn'] }],
});
export type Nudge = InferEntity<typeof Nudge>;
