import type {
  DisputeReason,
  FollowUp,
  LetterRecipient,
  LetterStatus,
  TemplateSlug,
} from '@creditfix/shared/letters';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A signed letter. From `drafted` on, neither its document nor its PDF ever changes. */
export const Letter = defineEntity({
  name: 'Letter',
  tableName: 'letters',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    /** One act of signing. A draft that was taken back and signed again has a new one. */
    signingId: p.uuid(),
    /** Keyed fingerprint of the call that signed it from the whole form; null if a draft was signed. */
    requestKey: p.text().nullable(),
    /** Its place among the letters of that signing, from 0. */
    position: p.integer(),
    /** The month (`YYYY-MM`) whose allowance it was taken from. */
    planMonth: p.text(),
    status: p.text().$type<LetterStatus>(),
    reference: p.text(),
    disputeReason: p.text().$type<DisputeReason>(),
    sealedForm: p.text(),
    sealedDocument: p.text(),
    sealedSignature: p.text(),
    documentSha256: p.text(),
    /** Where the sealed PDF is kept; each try to make it has a key of its own. */
    pdfKey: p.text().nullable(),
    pdfSha256: p.text().nullable(),
    pdfPages: p.integer().nullable(),
    recipient: p.text().$type<LetterRecipient>(),
    template: p.text().$type<TemplateSlug>().nullable(),
    /** Where it answers what became of an earlier letter: which kind it is, and that letter's id. */
    followUp: p.text().$type<FollowUp>().nullable(),
    followsLetterId: p.uuid().nullable(),
    /** The letter with its exhibits, deleted long before the letter itself; null if there are none. */
    packetKey: p.text().nullable(),
    packetSha256: p.text().nullable(),
    exhibitPages: p.integer(),
    /** While its dispute goes on, until when the packet stays at least. */
    packetUntil: p.datetime().nullable(),
    /** Size of what is mailed: the packet, or the PDF if there are no exhibits. Null while neither is made. */
    mailBytes: p.integer().nullable(),
    /** Versions, model, token counts and verdict behind the wording. */
    sealedWriting: p.text().nullable(),
    mailDate: p.date().nullable(),
    trackingNumber: p.text().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      properties: ['accountId', 'createdAt'],
      columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'desc' }],
    },
    { properties: ['accountId', 'planMonth'] },
    { properties: ['signingId'] },
    {
      name: 'letters_packet_created_at_index',
      properties: ['createdAt'],
      where: 'packet_key is not null',
    },
    { name: 'letters_list', properties: ['createdAt', 'id'], include: ['status'] },
    {
      name: 'letters_kind_list',
      properties: ['status', 'disputeReason', 'recipient', 'createdAt', 'id'],
    },
    {
      name: 'letters_request_key',
      properties: ['accountId', 'requestKey'],
      where: 'request_key is not null',
    },
  ],
});
export type Letter = InferEntity<typeof Letter>;
