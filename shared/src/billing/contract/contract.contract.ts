import { z } from 'zod';
import { AccountProblems } from '../../accounts/index.ts';
import { defineEndpoint, type Endpoint, plainText, spoken, UsStates } from '../../kernel/index.ts';
import { BillingProblems } from '../billing.problems.ts';
import * as en from '../messages.ts';
import * as es from '../messages.es.ts';

const signedIn = {
  ...AccountProblems.only('accounts.sign_in_needed'),
  ...BillingProblems.only('billing.contract_off'),
};

const section = z.object({ heading: z.string(), paragraphs: z.array(z.string()) });

const contractDocument = z.object({
  version: z.string(),
  title: z.string(),
  signedOn: z.string(),
  lastDay: z.string(),
  organization: z.object({ name: z.string(), address: z.string() }),
  consumer: z.object({ name: z.string(), state: z.string() }),
  sections: z.array(section),
  statements: z.array(z.string()),
  notice: z.object({
    title: z.string(),
    paragraphs: z.array(z.string()),
    declares: z.string(),
  }),
});

/** Nothing is done before a contract can be canceled no more: the last of those days, and the instant at which they are over. */
export const serviceHoldSchema = z.object({ lastDay: z.string(), until: z.iso.datetime() });

/** Where somebody is on the way to Pro that is paid afterwards. */
export const contractStateSchema = z.object({
  /** What comes next: the statement of rights, the contract, or nothing because one is signed. */
  next: z.enum(['disclosure', 'contract', 'signed']),
  acknowledgedAt: z.iso.datetime().nullable(),
  signed: z
    .object({
      signedAt: z.iso.datetime(),
      /** The last day on which it can be canceled. */
      lastDay: z.string(),
      /** From this instant on it can be canceled no more, and letters are made and mailed. */
      serviceFrom: z.iso.datetime(),
      /** True until then. */
      waits: z.boolean(),
    })
    .nullable(),
  /** When the last one was canceled, where none is signed now. */
  cancelledAt: z.iso.datetime().nullable(),
});

const words = () => spoken({ en: en.contractFieldsMessages, es: es.contractFieldsMessages });
const name = plainText({ label: () => words().name, max: 120 });
const STATES = Object.keys(UsStates) as (keyof typeof UsStates)[];
const party = z.object({ name, state: z.enum(STATES, { error: () => words().state }) });

/** The contract for Pro where whoever runs the site is a credit repair organization (15 U.S.C. 1679c, 1679d, 1679e). */
export const contractEndpoints = {
  getContract: defineEndpoint({
    name: 'getContract',
    method: 'GET',
    path: '/api/billing/contract',
    access: 'signed_in',
    problems: signedIn,
    summary: 'The statement of rights, and where the person is on the way to a contract.',
    data: contractStateSchema.extend({
      disclosure: z.object({
        version: z.string(),
        title: z.string(),
        paragraphs: z.array(z.string()),
        contact: z.array(z.string()),
        /** Which version of which law it is, and where its words are from. */
        source: z.string(),
      }),
    }),
  }),
  signDisclosure: defineEndpoint({
    name: 'signDisclosure',
    method: 'POST',
    path: '/api/billing/contract/disclosure',
    access: 'signed_in',
    problems: {
      ...signedIn,
      ...BillingProblems.only('billing.contract_signed', 'billing.contract_changed'),
    },
    summary: 'Signs that the person has the statement of rights. It is no contract yet.',
    body: z.object({ version: z.string().max(40), name }),
    data: contractStateSchema,
  }),
  readContract: defineEndpoint({
    name: 'readContract',
    method: 'POST',
    path: '/api/billing/contract/read',
    access: 'signed_in',
    problems: {
      ...signedIn,
      ...BillingProblems.only('billing.disclosure_first', 'billing.state_not_served'),
    },
    summary: 'The contract as this person would sign it now. Nothing is signed or kept.',
    body: party,
    data: z.object({ document: contractDocument, sha256: z.string() }),
  }),
  signContract: defineEndpoint({
    name: 'signContract',
    method: 'POST',
    path: '/api/billing/contract',
    access: 'signed_in',
    problems: {
      ...signedIn,
      ...BillingProblems.only(
        'billing.disclosure_first',
        'billing.contract_signed',
        'billing.contract_changed',
        'billing.contract_unprinted',
        'billing.state_not_served',
      ),
    },
    summary: 'Signs the contract that was read, and makes the copies of it.',
    body: party.extend({
      /** Of the contract that the person has read. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      signature: plainText({ label: () => words().signature, max: 120 }),
      /** They want these papers on a screen and sign there (15 U.S.C. 7001(c)). */
      electronically: z.literal(true, { error: () => words().electronically }),
    }),
    data: contractStateSchema,
  }),
  getContractPdf: defineEndpoint({
    name: 'getContractPdf',
    method: 'GET',
    path: '/api/billing/contract/pdf',
    access: 'signed_in',
    problems: { ...signedIn, ...BillingProblems.only('billing.contract_none') },
    summary:
      'The person’s copy of the contract with the forms for canceling it, or of the statement.',
    query: z.object({ part: z.enum(['contract', 'disclosure']).default('contract') }),
    file: 'application/pdf',
  }),
  cancelContract: defineEndpoint({
    name: 'cancelContract',
    method: 'POST',
    path: '/api/billing/contract/cancel',
    access: 'signed_in',
    problems: {
      ...signedIn,
      ...BillingProblems.only('billing.contract_none', 'billing.contract_cancel_late'),
    },
    summary: 'Cancels the contract within its days, without any reason or payment.',
    body: z.object({}),
    data: contractStateSchema,
  }),
} as const satisfies Record<string, Endpoint>;

export type ContractState = z.output<typeof contractStateSchema>;
