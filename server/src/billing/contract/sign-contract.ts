import {
  BillingProblems,
  contractDays,
  creditFileRights,
  proPrice,
  writeContract,
  type ContractDocument,
  type ContractParty,
  type ContractState,
} from '@creditfix/shared/billing';
import { calendarDateAt, letterFeeCents, timeZoneOf } from '@creditfix/shared/kernel';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { lockAccount, notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { PdfFailure } from '#server/platform/pdf/index.ts';
import type { Place } from '#server/platform/vault/index.ts';
import type { ContractParts } from '../billing.parts.ts';
import { contractSignedEmail } from './contract.emails.ts';
import { refuseUnserved } from '../served-states.ts';
import { printContract, printDisclosure } from './contract-pdf.ts';
import {
  addAcknowledgement,
  closeContract,
  findAcknowledgement,
  findOpenContract,
  lastCancellation,
  type OpenContract,
  writeSigned,
} from './contract.repository.ts';

/** The way to a contract: the statement of rights first, by itself, then the contract, each signed on its own. */

export interface SigningOrigin {
  readonly ip: string;
  readonly userAgent: string;
}

export const contractPlaces = {
  acknowledgement: (rowId: string): Place => ({
    column: 'service_contracts.sealed_acknowledgement',
    rowId,
  }),
  document: (rowId: string): Place => ({ column: 'service_contracts.sealed_document', rowId }),
  signature: (rowId: string): Place => ({ column: 'service_contracts.sealed_signature', rowId }),
  contractPdf: (rowId: string): Place => ({
    column: 'service_contracts.sealed_contract_pdf',
    rowId,
  }),
  disclosurePdf: (rowId: string): Place => ({
    column: 'service_contracts.sealed_disclosure_pdf',
    rowId,
  }),
};

/** What is sealed with a signature: who signed, and from where. */
export const keptSigning = z.object({
  name: z.string(),
  origin: z.object({ ip: z.string(), userAgent: z.string() }),
});

const USER_AGENT_LENGTH = 400;

function signingOf(name: string, { ip, userAgent }: SigningOrigin) {
  return { name, origin: { ip, userAgent: userAgent.slice(0, USER_AGENT_LENGTH) } };
}

/** Where somebody is on the way to a contract. */
export async function contractState(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<ContractState> {
  const open = await findOpenContract(em, accountId);
  const { acknowledgedAt = null, signedAt, lastDay, serviceFrom } = open ?? {};
  const signed =
    signedAt && lastDay && serviceFrom
      ? {
          signedAt: signedAt.toISOString(),
          lastDay,
          serviceFrom: serviceFrom.toISOString(),
          waits: now < serviceFrom,
        }
      : null;
  const cancelledAt = signed ? null : await lastCancellation(em, accountId);
  return {
    next: signed ? 'signed' : isAcknowledged(open) ? 'contract' : 'disclosure',
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    signed,
    cancelledAt: cancelledAt?.toISOString() ?? null,
  };
}

function isAcknowledged(open: OpenContract | undefined): boolean {
  return open?.disclosureVersion === creditFileRights.version;
}

/**
 * Keeps that somebody has the statement of their rights. Signing it again changes nothing.
 *
 * @throws Problem `billing.contract_signed` or `billing.contract_changed`
 */
export async function signDisclosure(
  em: EntityManager,
  { vault, clock }: Pick<ContractParts, 'vault' | 'clock'>,
  request: {
    readonly accountId: string;
    readonly version: string;
    readonly name: string;
    readonly origin: SigningOrigin;
  },
): Promise<void> {
  const { accountId, version, name, origin } = request;
  if (version !== creditFileRights.version) throw BillingProblems.raise('billing.contract_changed');
  await em.transactional(async (tx) => {
    await lockAccount(tx, accountId);
    const now = clock.now();
    const open = await findOpenContract(tx, accountId);
    if (open?.signedAt) throw BillingProblems.raise('billing.contract_signed');
    if (isAcknowledged(open)) return;
    if (open) await closeContract(tx, open.id, { endedAt: now });
    const id = randomUUID();
    await addAcknowledgement(tx, {
      id,
      accountId,
      disclosureVersion: version,
      acknowledgedAt: now,
      sealedAcknowledgement: vault.sealJson(
        signingOf(name, origin),
        contractPlaces.acknowledgement(id),
      ),
    });
  });
}

/**
 * The contract as this person would sign it now, at the price of now, and its hash.
 *
 * @throws Problem `billing.disclosure_first` or `billing.state_not_served`
 */
export async function readContract(
  em: EntityManager,
  parts: Pick<ContractParts, 'operator' | 'legalMode' | 'clock'>,
  accountId: string,
  party: ContractParty,
): Promise<{
  document: ContractDocument;
  sha256: string;
  open: OpenContract;
  mostCents: number;
}> {
  const open = await findOpenContract(em, accountId);
  if (!open || !isAcknowledged(open)) throw BillingProblems.raise('billing.disclosure_first');
  await refuseUnserved(em, parts, party.state);
  const { company, states, prices } = await parts.operator.read(em);
  const mostCents = prices.proMonthlyCents;
  const organization = { ...company, ...states.registrations[party.state] };
  const document = writeContract(party, organization, {
    signedAt: parts.clock.now(),
    mostCents,
  });
  return { document, sha256: sha256Of(JSON.stringify(document)), open, mostCents };
}

/**
 * Signs the contract that was read, and keeps it with the copies that the person is given. The copies are printed before anything is signed:
 * without them there is no contract.
 *
 * @throws Problem that says why nothing was signed
 */
export async function signContract(
  em: EntityManager,
  parts: ContractParts,
  request: {
    readonly accountId: string;
    readonly party: ContractParty;
    readonly sha256: string;
    readonly signature: string;
    readonly origin: SigningOrigin;
  },
): Promise<void> {
  const { accountId, party } = request;
  const now = parts.clock.now();
  const read = await readContract(em.fork(), parts, accountId, party);
  const { document, sha256, open, mostCents } = read;
  if (open.signedAt) throw BillingProblems.raise('billing.contract_signed');
  if (sha256 !== request.sha256) throw BillingProblems.raise('billing.contract_changed');
  const papers = await printPapers(em.fork(), parts, { request, document, open, now });
  const { id } = open;
  const { signedOn: _, lastDay, cancelUntil } = contractDays(now, party.state);
  await em.transactional(async (tx) => {
    await lockAccount(tx, accountId);
    const { vault } = parts;
    const isSigned = await writeSigned(tx, id, {
      state: party.state,
      documentVersion: document.version,
      documentSha256: sha256,
      sealedDocument: vault.sealJson(document, contractPlaces.document(id)),
      sealedSignature: vault.sealJson(
        signingOf(request.signature, request.origin),
        contractPlaces.signature(id),
      ),
      sealedContractPdf: sealPdf(vault, papers.contract, contractPlaces.contractPdf(id)),
      sealedDisclosurePdf: sealPdf(vault, papers.disclosure, contractPlaces.disclosurePdf(id)),
      contractSha256: sha256Of(papers.contract),
      feeCents: letterFeeCents(mostCents),
      mostCents,
      currency: proPrice.currency,
      signedAt: now,
      lastDay,
      serviceFrom: cancelUntil,
    });
    if (!isSigned) throw BillingProblems.raise('billing.contract_signed');
    await notifyAccount(tx, parts, {
      accountId,
      kind: 'contract_signed',
      key: `contract_signed:${id}`,
      draft: () => contractSignedEmail({ lastDay }, parts.publicOrigin()),
    });
  });
}

async function printPapers(
  em: EntityManager,
  parts: ContractParts,
  signing: {
    readonly request: { readonly party: ContractParty; readonly signature: string };
    readonly document: ContractDocument;
    readonly open: OpenContract;
    readonly now: Date;
  },
): Promise<{ contract: Uint8Array; disclosure: Uint8Array }> {
  const { request, document, open, now } = signing;
  const { id } = open;
  const kept = await findAcknowledgement(em, id);
  const { name } = keptSigning.parse(
    parts.vault.openJson(kept.sealedAcknowledgement, contractPlaces.acknowledgement(id)),
  );
  const at = kept.acknowledgedAt;
  const zone = timeZoneOf(request.party.state);
  try {
    const signed = { name: request.signature, at: now, on: document.signedOn };
    const contract = await printContract(parts, document, { id, signed });
    const acknowledged = { name, at, on: calendarDateAt(at, zone) };
    const disclosure = await printDisclosure(parts, { id, signed: acknowledged });
    return { contract, disclosure };
  } catch (error) {
    if (!(error instanceof PdfFailure)) throw error;
    parts.log.error({ err: error }, 'billing: a contract could not be printed');
    throw BillingProblems.raise('billing.contract_unprinted', { retryAfterSeconds: 60 });
  }
}

function sealPdf(vault: ContractParts['vault'], bytes: Uint8Array, place: Place): string {
  return vault.seal(Buffer.from(bytes).toString('base64'), place);
}

function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
