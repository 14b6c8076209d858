import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { simpleForm, simpleLetter } from '#scripts/process/black-box.ts';
import type { Caller, Question } from './caller.ts';
import type { Attack, Judge } from './judge.ts';
import { type Belongings, type Personas, envelope, type Target } from './target.ts';

/** The calls of a running server, as its own API description has them. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With `{name}` for its parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly mediaType: string; readonly schema: Schema };
  /** Statuses that it says it can answer. */
  readonly statuses: readonly number[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

/** JSON Schema as far as the description uses it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema?: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

export async function readOperations(url: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, parameters = [], requestBody, responses }]) => {
        const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
        return {
          id: operationId,
          method: method.toUpperCase(),
          path,
          parameters,
          statuses: Object.keys(responses).map(Number),
          ...(mediaType === undefined
            ? {}
            : { body: { mediaType, schema: content?.schema ?? {} } }),
        };
      },
    ),
  );
}

const today = calendarDateAt(new Date(), BUSINESS_TIME_ZONE);

/** A body that each call would take, so that an attack gets past the form of a question to what is behind it. */
function exampleBody(operation: string): unknown {
  return EXAMPLES[operation];
}

const EXAMPLES: Readonly<Record<string, unknown>> = {
  requestLogin: { email: 'someone@example.com', redirect: '/dashboard' },
  confirmLogin: { token: 'A'.repeat(43) },
  passkeyLogin: { response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} } },
  saveProfile: {
    firstName: 'Ida',
    lastName: 'Sample',
    address: '9 Elm Row',
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
    phone: '503-555-0100',
  },
  saveEmailPreferences: { emails: { reminders: true }, language: 'en' },
  requestEmailChange: { email: 'another@example.com' },
  confirmEmailChange: { token: 'A'.repeat(43) },
  addPasskey: {
    response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} },
    name: 'Mine',
  },
  createDraft: { content: simpleForm },
  saveDraft: { revision: 1, content: simpleForm },
  polishDraft: { sha256: 'a'.repeat(64) },
  secondReading: { sha256: 'a'.repeat(64) },
  putIntoEnglish: { sha256: 'a'.repeat(64) },
  confirmEnglish: { texts: [{ key: 'story', english: 'I paid it.' }] },
  generateLetter: simpleLetter,
  sendLetter: {
    userName: 'Ida Sample',
    userAddress: '9 Elm Row',
    userCity: 'Salem',
    userState: 'OR',
    userZip: '97301',
    disputeReason: 'not_mine',
    creditorName: 'Harbor Lending',
    accountNumber: '5550-1234',
    bureauType: 'experian',
    signatureUrl: { typedName: 'Ida Sample' },
  },
  checkAddress: { address: envelope },
  mailLetter: { mailClass: 'certified', from: envelope, agreedCents: 68 },
  payForMailing: { mailClass: 'certified', from: envelope, agreedCents: 68 },
  recordOwnMailing: { mailedOn: today, mailClass: 'certified' },
  recordArrival: { on: today, what: 'delivered' },
  recordOutcome: { round: 1, outcome: 'verified', on: today, note: 'They say that it is right.' },
  addInformation: { receivedOn: today },
  startNextLetter: { step: 'method_of_verification' },
  addScore: { seenOn: today, score: 700, source: 'A bank' },
  sendMessage: {
    name: 'Ida Sample',
    email: 'ida@example.com',
    subject: 'A question',
    message: 'How does it work?',
  },
  deleteMyAccount: { confirmEmail: 'nobody@example.com' },
  requestAdminLogin: { email: 'stranger@example.com' },
  confirmAdminLogin: { token: 'A'.repeat(43) },
  proveTotp: { code: '123456' },
  proveAdminPasskey: { response: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} } },
  staffSearch: { text: 'ida@example.com' },
  grantPro: { until: null, reason: 'An attack.' },
  clearFlag: { note: 'An attack.' },
  clearFlags: { ids: ['00000000-0000-4000-8000-000000000000'], note: 'An attack.' },
  reopenFlags: { ids: ['00000000-0000-4000-8000-000000000000'] },
  refundPayment: { amountCents: 100, reason: 'An attack.' },
  openLetter: { reason: 'An attack.' },
  beginReplica: { reason: 'An attack.' },
  makePrintBatch: { pieceIds: ['00000000-0000-4000-8000-000000000000'] },
  markMailed: { mailedOn: today, trackingNumber: '9407300000000000000000', costCents: 100 },
  recordMailEvent: { what: 'delivered', on: today },
  refuseMailpiece: { why: 'An attack.' },
  answerMessage: { basedOn: 1, text: 'An attack.', close: false },
  noteOnMessage: { basedOn: 1, text: 'An attack.' },
  changeMessage: { basedOn: 1, status: 'waiting' },
  saveReply: { reply: null, name: 'Mine', text: 'An attack.' },
  finishMessages: { ids: ['00000000-0000-4000-8000-000000000000'], done: true },
  saveFilter: { kind: 'users', name: 'Mine', query: {} },
  requestDeviceLogin: {
    email: 'someone@example.com',
    challenge: 'A'.repeat(43),
    audience: 'customer',
  },
  openDeviceSession: { token: 'A'.repeat(43), verifier: 'A'.repeat(43), device: 'A laptop' },
  scheduleExport: { kind: 'users', format: 'csv', filter: {}, every: 'once' },
  reportExports: { exports: [] },
};

/** A query without which a call stops at its form. */
const EXAMPLE_QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  printBatchPdf: { reason: 'An attack.' },
  contractRecords: { reason: 'An attack.' },
  addDocument: { kind: 'photo_id' },
  undoOutcome: { round: '1' },
  operatorHistory: { key: 'prices' },
  disputeCaseFile: { format: 'zip' },
  caseFile: { format: 'zip' },
};

/** Which of a person's things the `{id}` of a call names. */
export const THINGS: Readonly<Record<string, keyof Belongings>> = {
  endSession: 'session',
  removePasskey: 'session',
  getDocumentPage: 'document',
  getDocumentThumbnail: 'document',
  deleteDocument: 'document',
  getDraft: 'draft',
  saveDraft: 'draft',
  deleteDraft: 'draft',
  reviewDraft: 'draft',
  previewPolish: 'draft',
  polishDraft: 'draft',
  previewSecondReading: 'draft',
  secondReading: 'draft',
  previewIntoEnglish: 'draft',
  putIntoEnglish: 'draft',
  confirmEnglish: 'draft',
  getLetter: 'letter',
  getLetterPdf: 'letter',
  getMailing: 'letter',
  mailLetter: 'letter',
  payForMailing: 'letter',
  getPaidMailing: 'letter',
  recordOwnMailing: 'letter',
  getMailpiece: 'mail',
  cancelMail: 'mail',
  getMailProof: 'mail',
  getMailReceipt: 'mail',
  recordArrival: 'mail',
  getDispute: 'dispute',
  recordOutcome: 'dispute',
  undoOutcome: 'dispute',
  addInformation: 'dispute',
  startNextLetter: 'dispute',
  complaint: 'dispute',
  disputeCaseContents: 'dispute',
  disputeCaseFile: 'dispute',
  deleteScore: 'score',
  getReport: 'report',
  deleteReport: 'report',
  grantPro: 'account',
  cancelContractFor: 'account',
  contractRecords: 'account',
  withdrawPro: 'account',
  adminUser: 'account',
  endUserSession: 'session',
  openLetter: 'letter',
  markMailed: 'mail',
  recordMailEvent: 'mail',
  refuseMailpiece: 'mail',
  adminMessage: 'message',
  answerMessage: 'message',
  noteOnMessage: 'message',
  changeMessage: 'message',
};

/** What all attacks share. */
export interface Ring {
  readonly target: Target;
  readonly personas: Personas;
  readonly judge: Judge;
  readonly operations: readonly Operation[];
  /** Of the server without rate limits. */
  readonly url: string;
}

export const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A question that the call would take, about that person's thing. */
export function aimed(
  operation: Operation,
  at: Belongings | undefined,
  body = exampleBody(operation.id),
): Question {
  const thing = THINGS[operation.id];
  const id = (thing && at?.[thing]) ?? NOWHERE;
  const path = operation.path
    .replace('{page}', '1')
    .replace('{token}', at?.calendar ?? NOWHERE)
    .replace(/\{\w+\}/g, id);
  const query = EXAMPLE_QUERIES[operation.id];
  const json = operation.body?.mediaType === 'application/json';
  return {
    method: operation.method,
    path: query ? `${path}?${new URLSearchParams(query)}` : path,
    ...(json
      ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) }
      : {}),
  };
}

/** Sends it, and has the answer judged. */
export async function attack(
  { judge, url }: Pick<Ring, 'judge' | 'url'>,
  by: Caller,
  question: Question,
  how: Omit<Attack, 'by'>,
): ReturnType<Caller['send']> {
  const answer = await by.send(url, question);
  judge.see({ ...how, by: by.name }, answer);
  return answer;
}

export const json = (method: string, path: string, body: unknown): Question => ({
  method,
  path,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
