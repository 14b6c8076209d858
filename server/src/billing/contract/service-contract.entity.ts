import type { UsStates } from '@creditfix/shared/kernel';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/**
 * That somebody has the statement of their rights, and the contract that may follow. It is kept longer than its account: the Act asks for two
 * years (15 U.S.C. 1679c(c)), and payments beside it are kept for seven.
 */
export const ServiceContract = defineEntity({
  name: 'ServiceContract',
  tableName: 'service_contracts',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('set null').nullable(),
    disclosureVersion: p.text(),
    acknowledgedAt: p.datetime(),
    /** The name they signed the statement with, and from where. */
    sealedAcknowledgement: p.text(),
    state: p.text().$type<keyof typeof UsStates>().nullable(),
    documentVersion: p.text().nullable(),
    documentSha256: p.text().nullable(),
    /** Every word that was signed. */
    sealedDocument: p.text().nullable(),
    sealedSignature: p.text().nullable(),
    /** The copies that the person was given. */
    sealedContractPdf: p.text().nullable(),
    sealedDisclosurePdf: p.text().nullable(),
    contractSha256: p.text().nullable(),
    /** For one finished letter, and for all of a billing period. */
    feeCents: p.integer().nullable(),
    mostCents: p.integer().nullable(),
    currency: p.text().nullable(),
    signedAt: p.datetime().nullable(),
    lastDay: p.date().nullable(),
    /** From then on it can be canceled no more, and letters are made. */
    serviceFrom: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    /** How: by the click of the person, with their account, or by what staff have noted. */
    cancelledBy: p.text().$type<'click' | 'deletion' | 'mail' | 'telephone'>().nullable(),
    /** Where staff have noted it: the day on which the person gave notice. */
    cancelGivenOn: p.date().nullable(),
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'service_contracts_account_id_index',
      properties: ['accountId', 'acknowledgedAt'],
      columns: [{ name: 'accountId' }, { name: 'acknowledgedAt', sort: 'desc' }],
    },
    { properties: ['acknowledgedAt'] },
  ],
  uniques: [
    {
      name: 'service_contracts_open_index',
      properties: ['accountId'],
      where: 'cancelled_at is null and ended_at is null',
    },
  ],
});
export type ServiceContract = InferEntity<typeof ServiceContract>;
