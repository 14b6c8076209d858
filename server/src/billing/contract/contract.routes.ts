import {
  BillingProblems,
  contractEndpoints,
  creditFileRights,
  type ContractState,
} from '@creditfix/shared/billing';
import { createHash } from 'node:crypto';
import { personOf } from '#server/accounts/index.ts';
import { FileReply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import type { ContractParts } from '../billing.parts.ts';
import { cancelContract } from './cancel-contract.ts';
import { sourceOf } from './contract-pdf.ts';
import { newestContractOf, newestPapers } from './contract.repository.ts';
import {
  contractPlaces,
  contractState,
  readContract,
  signContract,
  signDisclosure,
} from './sign-contract.ts';

/** Each signature prints two papers. */
const SIGNING_PER_ACCOUNT = { name: 'contract', hits: 30, minutes: 60 };

function disclosureToRead() {
  const { version, title, paragraphs, contact } = creditFileRights;
  return {
    version,
    title,
    paragraphs: [...paragraphs],
    contact: [...contact],
    source: sourceOf(creditFileRights),
  };
}

/** The statement of rights, the contract and its cancellation, where whoever runs the site is a credit repair organization. */
export function contractRoutes(parts: ContractParts): Route[] {
  const { clock, limiter } = parts;
  const offered = async () => {
    if (parts.legalMode !== 'cro') throw BillingProblems.raise('billing.contract_off');
  };
  // Who signed one keeps its copies and the way out of it, also where none is offered anymore.
  const known = async (_: unknown, call: Call) => {
    const isKnown = await newestContractOf(call.em, personOf(call).accountId);
    if (!isKnown) await offered();
  };
  const limited = async (_: unknown, call: Call) =>
    limiter.hit(SIGNING_PER_ACCOUNT, personOf(call).accountId);
  const signing = [offered, limited];
  const stateOf = async (call: Call): Promise<ContractState> =>
    await contractState(parts.database.fork(), personOf(call).accountId, clock.now());
  return [
    implement(contractEndpoints.getContract)([known], async (_, call) => {
      return { ...(await stateOf(call)), disclosure: disclosureToRead() };
    }),

    implement(contractEndpoints.signDisclosure)(signing, async ({ body }, call) => {
      const { accountId } = personOf(call);
      await signDisclosure(call.em, parts, { ...body, accountId, origin: originOf(call) });
      return await stateOf(call);
    }),

    implement(contractEndpoints.readContract)(signing, async ({ body }, call) => {
      const { accountId } = personOf(call);
      const { document, sha256 } = await readContract(call.em, parts, accountId, body);
      return {
        sha256,
        document: {
          ...document,
          sections: document.sections.map(({ heading, paragraphs }) => ({
            heading,
            paragraphs: [...paragraphs],
          })),
          statements: [...document.statements],
          notice: { ...document.notice, paragraphs: [...document.notice.paragraphs] },
        },
      };
    }),

    implement(contractEndpoints.signContract)(signing, async ({ body }, call) => {
      const { name, state, sha256, signature } = body;
      await signContract(call.em, parts, {
        accountId: personOf(call).accountId,
        party: { name, state },
        sha256,
        signature,
        origin: originOf(call),
      });
      return await stateOf(call);
    }),

    implement(contractEndpoints.getContractPdf)([known], async ({ query }, call) => {
      const papers = await newestPapers(call.em, personOf(call).accountId);
      const sealed =
        query.part === 'contract' ? papers?.sealedContractPdf : papers?.sealedDisclosurePdf;
      if (!papers || !sealed) throw BillingProblems.raise('billing.contract_none');
      const place =
        query.part === 'contract' ? contractPlaces.contractPdf : contractPlaces.disclosurePdf;
      const bytes = Buffer.from(parts.vault.open(sealed, place(papers.id)), 'base64');
      return new FileReply({
        bytes,
        fileName: query.part === 'contract' ? 'contract.pdf' : 'consumer-credit-file-rights.pdf',
        disposition: 'attachment',
        etag: createHash('sha256').update(bytes).digest('hex'),
      });
    }),

    implement(contractEndpoints.cancelContract)([known, limited], async (_, call) => {
      await cancelContract(parts, personOf(call).accountId);
      return await stateOf(call);
    }),
  ];
}

function originOf(call: Call) {
  return { ip: call.ip, userAgent: call.userAgent };
}
