import type { RefundMaker } from '@creditfix/shared/billing';
import { csvLine } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { chargesOf } from '../payments/mail-charge.repository.ts';
import { refundsOf } from '../payments/payment.repository.ts';
import { contractsOf } from './contract.repository.ts';
import { feesOf } from './letter-fee.repository.ts';
import type { ServiceContract } from './service-contract.entity.ts';
import { contractPlaces, keptSigning } from './sign-contract.ts';

/**
 * What is kept of a person's contracts, for themselves and for a regulator: the statement of rights and who signed it when, the contract, its
 * cancellation, and each charge beside the letter or the mailing that earned it, with what went back.
 */

export type ContractRecords = Awaited<ReturnType<typeof gatherContracts>>;

export async function gatherContracts(em: EntityManager, vault: Vault, accountId: string) {
  const rows = await contractsOf(em, accountId);
  return {
    contracts: rows.map((row) => openContract(vault, row)),
    charges: await feesOf(em, accountId),
    mailings: await chargesOf(em, accountId),
    refunds: await refundsOf(em, accountId),
  };
}

function openContract(vault: Vault, row: ServiceContract) {
  const { id } = row;
  const { document, signature } = contractPlaces;
  return {
    id,
    disclosure: {
      version: row.disclosureVersion,
      signedAt: row.acknowledgedAt,
      ...keptSigning.parse(
        vault.openJson(row.sealedAcknowledgement, contractPlaces.acknowledgement(id)),
      ),
    },
    contract: row.signedAt && {
      version: row.documentVersion,
      sha256: row.documentSha256,
      state: row.state,
      signedAt: row.signedAt,
      ...(row.sealedSignature &&
        keptSigning.parse(vault.openJson(row.sealedSignature, signature(id)))),
      document: row.sealedDocument && vault.openJson(row.sealedDocument, document(id)),
      lastDayToCancel: row.lastDay,
      workFrom: row.serviceFrom,
      feeCents: row.feeCents,
      mostCents: row.mostCents,
      currency: row.currency,
    },
    cancelledAt: row.cancelledAt,
    cancelledBy: row.cancelledBy,
    cancelGivenOn: row.cancelGivenOn,
    endedAt: row.endedAt,
  };
}

/** One line an event, in the order of time. Its cents are what a person was to pay, and less than nothing where that was taken back. */
export function contractRecordsCsv(records: ContractRecords): string {
  const { contracts, charges, mailings, refunds } = records;
  const events = [
    ...contracts.flatMap((one) => {
      const { id, disclosure, contract, cancelledAt, cancelledBy, cancelGivenOn, endedAt } = one;
      return [
        { at: disclosure.signedAt, what: 'statement of rights signed', id, by: disclosure.name },
        ...(contract
          ? [
              {
                at: contract.signedAt,
                what: 'contract signed',
                id,
                by: contract.name ?? '',
                detail: `can be cancelled through ${contract.lastDayToCancel}`,
              },
            ]
          : []),
        ...(cancelledAt
          ? [
              {
                at: cancelledAt,
                what: 'contract cancelled',
                id,
                by: cancelledBy ?? '',
                detail: cancelGivenOn ? `notice given on ${cancelGivenOn}` : '',
              },
            ]
          : []),
        ...(endedAt ? [{ at: endedAt, what: 'contract ended', id, by: '' }] : []),
      ];
    }),
    ...charges.flatMap(eventsOfFee),
    ...mailings.flatMap(eventsOfMailing),
    ...refunds.filter(({ status }) => status !== 'failed').map(eventOfRefund),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const lines = events.map((event) => {
    const {
      detail = '',
      cents = null,
      invoice = '',
    } = event as Partial<{
      detail: string;
      cents: number;
      invoice: string;
    }>;
    return csvLine([
      event.at.toISOString(),
      event.what,
      event.id,
      event.by,
      detail,
      cents,
      invoice,
    ]);
  });
  return [csvLine(['at', 'what', 'contract', 'by', 'detail', 'cents', 'invoice']), ...lines].join(
    '',
  );
}

function eventsOfFee(fee: ContractRecords['charges'][number]) {
  const { letterId, amountCents, withdrawnAt } = fee;
  const base = { id: fee.contractId ?? '', by: '', invoice: fee.invoiceId ?? '' };
  const finished = {
    ...base,
    at: fee.earnedAt,
    what: 'letter finished',
    detail: `letter ${letterId}, charge ${fee.status}`,
    cents: amountCents,
  };
  if (!withdrawnAt) return [finished];
  const takenBack = {
    ...base,
    at: withdrawnAt,
    what: 'charge taken back',
    detail: `letter ${letterId}, ${fee.withdrawReason}`,
    // What was paid with money goes back in a line of its own.
    cents: fee.paymentId === null ? -amountCents : null,
  };
  return [finished, takenBack];
}

function eventsOfMailing(mailing: ContractRecords['mailings'][number]) {
  const { what, status, amountCents, fromCreditCents, mailedAt, givenBackAt } = mailing;
  const base = { id: '', by: '', invoice: mailing.invoiceId ?? '' };
  const isAsked = status !== 'not_collected';
  const mailed = {
    ...base,
    at: mailedAt,
    what: 'letter mailed',
    detail: `${what}, charge ${status}`,
    cents: isAsked ? amountCents : null,
  };
  if (!givenBackAt || !isAsked) return [mailed];
  const takenBack = {
    ...base,
    at: givenBackAt,
    what: 'charge taken back',
    detail: `${what}, ${mailing.givenBackBecause ?? ''}`,
    cents: status === 'given_back' ? -fromCreditCents : -amountCents,
  };
  return [mailed, takenBack];
}

const refundMakers: Readonly<Record<RefundMaker, string>> = {
  staff: 'our staff',
  site: 'by itself',
  provider: 'made at Stripe',
};

function eventOfRefund(refund: ContractRecords['refunds'][number]) {
  const { createdAt: at, reason, status, amountCents, invoiceId, madeBy } = refund;
  const detail = [refund.what, reason, status].filter(Boolean).join(', ');
  const invoice = invoiceId ?? '';
  const by = refundMakers[madeBy];
  return { at, what: 'paid back', id: '', by, detail, cents: -amountCents, invoice };
}

/** The copies that the person was given, by name. */
export async function* contractPapers(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): AsyncGenerator<readonly [name: string, bytes: Uint8Array<ArrayBuffer>]> {
  for (const { id, sealedContractPdf, sealedDisclosurePdf } of await contractsOf(em, accountId)) {
    const papers = [
      ['contract', sealedContractPdf, contractPlaces.contractPdf(id)],
      ['statement-of-rights', sealedDisclosurePdf, contractPlaces.disclosurePdf(id)],
    ] as const;
    for (const [name, sealed, place] of papers)
      if (sealed)
        yield [
          `contracts/${id}-${name}.pdf`,
          new Uint8Array(Buffer.from(vault.open(sealed, place), 'base64')),
        ];
  }
}
