import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { ServiceContract } from './service-contract.entity.ts';

/** Statements of rights that were signed, and contracts. */

type ContractTables = Tables<typeof ServiceContract>;

/** Where an account is on its way: the row that is neither canceled nor ended. */
export type OpenContract = NonNullable<Awaited<ReturnType<typeof findOpenContract>>>;

export async function findOpenContract(em: EntityManager, accountId: string) {
  return await em
    .getKysely<ContractTables>()
    .selectFrom('service_contracts')
    .select([
      'id',
      'state',
      'disclosure_version as disclosureVersion',
      'acknowledged_at as acknowledgedAt',
      'signed_at as signedAt',
      'last_day as lastDay',
      'service_from as serviceFrom',
      'fee_cents as feeCents',
      'most_cents as mostCents',
    ])
    .where('account_id', '=', accountId)
    .where('cancelled_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** What a paper copy is made of, beside the open row. */
export async function findAcknowledgement(em: EntityManager, id: string) {
  return await em.findOneOrFail(
    ServiceContract,
    { id },
    { fields: ['sealedAcknowledgement', 'acknowledgedAt'], disableIdentityMap: true },
  );
}

export async function addAcknowledgement(
  tx: EntityManager,
  row: Pick<
    ServiceContract,
    'id' | 'accountId' | 'disclosureVersion' | 'acknowledgedAt' | 'sealedAcknowledgement'
  >,
): Promise<void> {
  await tx.insert(ServiceContract, row);
}

type SignedFields = Pick<
  ServiceContract,
  | ('state' | 'documentVersion' | 'documentSha256' | 'sealedDocument' | 'sealedSignature')
  | ('sealedContractPdf' | 'sealedDisclosurePdf' | 'contractSha256')
  | ('feeCents' | 'mostCents' | 'currency' | 'signedAt' | 'lastDay' | 'serviceFrom')
>;

/** @returns false if it was signed before; then nothing changes */
export async function writeSigned(
  tx: EntityManager,
  id: string,
  signed: SignedFields,
): Promise<boolean> {
  return (await tx.nativeUpdate(ServiceContract, { id, signedAt: null }, signed)) > 0;
}

/** @returns false if it was over already */
export async function closeContract(
  tx: EntityManager,
  id: string,
  end: Partial<Pick<ServiceContract, 'cancelledAt' | 'cancelledBy' | 'cancelGivenOn' | 'endedAt'>>,
): Promise<boolean> {
  const open = { id, cancelledAt: null, endedAt: null };
  return (await tx.nativeUpdate(ServiceContract, open, end)) > 0;
}

/** When the newest contract that was canceled was. */
export async function lastCancellation(em: EntityManager, accountId: string) {
  const row = await em.findOne(
    ServiceContract,
    { accountId, cancelledAt: { $ne: null } },
    {
      fields: ['cancelledAt'],
      orderBy: { acknowledgedAt: 'desc' },
      disableIdentityMap: true,
    },
  );
  return row?.cancelledAt ?? null;
}

/** The days of the newest contract that was signed, for staff; undefined if none ever was. */
export async function newestContractOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<ContractTables>()
    .selectFrom('service_contracts')
    .select((contract) => [
      contract.ref('signed_at').$notNull().as('signedAt'),
      contract.ref('last_day').$notNull().as('lastDay'),
      'cancelled_at as cancelledAt',
      'cancelled_by as cancelledBy',
      'cancel_given_on as cancelGivenOn',
      'ended_at as endedAt',
    ])
    .where('account_id', '=', accountId)
    .where('signed_at', 'is not', null)
    .orderBy('acknowledged_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The papers of the newest contract that was signed. */
export async function newestPapers(em: EntityManager, accountId: string) {
  return await em.findOne(
    ServiceContract,
    { accountId, signedAt: { $ne: null } },
    {
      fields: ['id', 'signedAt', 'sealedContractPdf', 'sealedDisclosurePdf'],
      orderBy: { acknowledgedAt: 'desc' },
      disableIdentityMap: true,
    },
  );
}

/**
 * What stands against doing something for an account: a contract that can still be canceled, or one that was canceled after that
 * instant.
 */
export async function findHold(
  em: EntityManager,
  { accountId, now, askedAt }: { accountId: string; now: Date; askedAt: Date },
) {
  return await em
    .getKysely<ContractTables>()
    .selectFrom('service_contracts')
    .select((contract) => [
      contract.ref('service_from').$notNull().as('serviceFrom'),
      contract.ref('last_day').$notNull().as('lastDay'),
      'cancelled_at as cancelledAt',
    ])
    .where('account_id', '=', accountId)
    .where('signed_at', 'is not', null)
    .where(({ eb, and, or }) =>
      or([
        and([
          eb('cancelled_at', 'is', null),
          eb('ended_at', 'is', null),
          eb('service_from', '>', now),
        ]),
        and([eb('signed_at', '<=', askedAt), eb('cancelled_at', '>', askedAt)]),
      ]),
    )
    .orderBy('acknowledged_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Everything that is kept of an account's statements and contracts, oldest first. */
export async function contractsOf(em: EntityManager, accountId: string) {
  return await em.find(
    ServiceContract,
    { accountId },
    { orderBy: { acknowledgedAt: 'asc' }, disableIdentityMap: true },
  );
}

/** Forgets what was signed before that instant and is over. */
export async function purgeContracts(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(ServiceContract, {
    acknowledgedAt: { $lt: before },
    $or: [{ cancelledAt: { $lt: before } }, { endedAt: { $lt: before } }, { signedAt: null }],
  });
}
