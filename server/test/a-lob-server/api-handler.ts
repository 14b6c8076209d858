import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Behaviors, LOB_CALLS, type LobBehavior } from './behaviors.ts';
import { createLetter, deleteLetter, findLetter, listLetters } from './lob-letters.ts';
import { letterObject, type Seen } from './lob-objects.ts';
import { LobRefusal } from './lob-refusal.ts';
import type { LobWorld } from './lob-world.ts';
import { COULD_NOT_PRINT } from './play-events.ts';
import { findProof } from './proofs.ts';
import { readBody, readFields, type Fields } from './read-request.ts';
import { TEST_LOB, type LobMode } from './test-lob.ts';
import { Traffic } from './traffic.ts';
import { verifyAddress, type AddressBook } from './verifications.ts';

export interface RecordedCall {
  readonly call: string;
  readonly id: string;
  readonly idempotencyKey: string | null;
  readonly fields: Fields;
  /** Null if the line broke before an answer. */
  status: number | null;
}

interface Asked {
  readonly call: string;
  readonly id: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly behavior: LobBehavior;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Takes each request as Lob does: the key, the limit, the version, the parameters, and only then what was asked for. */
export class ApiHandler {
  readonly behaviors = new Behaviors();
  readonly traffic = new Traffic();
  readonly addresses: AddressBook = new Map();
  readonly calls: RecordedCall[] = [];
  base = '';
  receipts = true;
  readonly #world: LobWorld;

  constructor(world: LobWorld) {
    this.#world = world;
  }

  get seen(): Seen {
    return { now: this.#world.now(), base: this.base, receipts: this.receipts };
  }

  async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A caller that has gone is no fault of this server.
    response.on('error', () => {});
    const body = await readBody(request);
    if (body === undefined) return;
    const url = new URL(request.url ?? '/', 'http://lob');
    if (url.pathname.startsWith('/letters/')) {
      const proof = await findProof(this.#world, url);
      response.writeHead(proof.status, { 'Content-Type': proof.type });
      return void response.end(proof.body);
    }
    const named = callOf(request.method ?? 'GET', url.pathname);
    const behavior = this.behaviors.next(named.call);
    if (behavior.kind === 'hang_up') return void request.socket.destroy();
    await this.#respond({ ...named, url, headers: request.headers, body, behavior }, response);
  }

  async #respond(asked: Asked, response: ServerResponse): Promise<void> {
    const { behavior } = asked;
    if (behavior.kind === 'slow') await pause(behavior.ms);
    const limited = this.traffic.admit(asked.call);
    const record = newRecord(asked);
    this.calls.push(record);
    if (behavior.kind === 'page') {
      record.status = behavior.status;
      const page = `<html><body><h1>${behavior.status}</h1></body></html>`;
      return void response.writeHead(behavior.status, { 'Content-Type': 'text/html' }).end(page);
    }
    const answer = await this.#answer(asked, limited.admitted, record);
    if (answer.status === 429) this.traffic.noteTooMany(asked.call);
    if (behavior.kind === 'late_answer') await pause(behavior.ms);
    if (behavior.kind === 'answer_lost') return void response.socket?.destroy();
    record.status = answer.status;
    response.writeHead(answer.status, {
      'Content-Type': 'application/json; charset=utf-8',
      ...limited.headers,
    });
    response.end(JSON.stringify(answer.body));
  }

  async #answer(asked: Asked, admitted: boolean, record: RecordedCall): Promise<Answer> {
    try {
      if (asked.behavior.kind === 'error') throw new LobRefusal(asked.behavior.code);
      const mode = checkCaller(asked);
      if (!admitted) throw new LobRefusal('rate_limit_exceeded');
      const fields = await readFields(asked.body, asked.headers['content-type'] ?? '');
      Object.assign(record, { fields });
      return { status: 200, body: await this.#act(asked, mode, fields) };
    } catch (error) {
      if (!(error instanceof LobRefusal)) throw error;
      return { status: error.status, body: error.body };
    }
  }

  async #act(asked: Asked, mode: LobMode, fields: Fields): Promise<object> {
    const { call, id, url, behavior } = asked;
    const world = this.#world;
    if (call === 'POST /v1/us_verifications')
      return verifyAddress(world, this.addresses, { mode, fields, query: url.searchParams });
    if (call === 'GET /v1/letters') return listLetters(world, mode, url.searchParams, this.seen);
    if (call === 'GET /v1/letters/:id') return letterObject(findLetter(world, mode, id), this.seen);
    if (call === 'DELETE /v1/letters/:id') return deleteLetter(world, mode, id);
    const row = await createLetter(world, this.addresses, {
      mode,
      fields,
      idempotencyKey: checkIdempotencyKey(asked),
      failsWith: behavior.kind === 'fails_later' ? (behavior.reason ?? COULD_NOT_PRINT) : null,
    });
    return letterObject(row, this.seen);
  }
}

function newRecord({ call, id, headers }: Asked): RecordedCall {
  const idempotencyKey = (headers['idempotency-key'] as string | undefined) ?? null;
  return { call, id, idempotencyKey, fields: {}, status: null };
}

/** `GET /v1/letters/ltr_1` is the call `GET /v1/letters/:id` about `ltr_1`. */
function callOf(method: string, path: string): { readonly call: string; readonly id: string } {
  const [, version, resource, id = ''] = path.split('/');
  const call = `${method} /${version}/${resource}${id === '' ? '' : '/:id'}`;
  return { call, id: decodeURIComponent(id) };
}

function checkCaller({ call, headers }: Asked): LobMode {
  const [scheme, coded = ''] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') throw new LobRefusal('unauthorized');
  const [key, password] = Buffer.from(coded, 'base64').toString('utf8').split(':');
  if (/^(test|live)_pub_/.test(key ?? '') && call !== 'POST /v1/us_verifications')
    throw new LobRefusal('publishable_key_not_allowed');
  const mode = (['test', 'live'] as const).find((each) => TEST_LOB[`${each}Key`] === key);
  if (mode === undefined || password !== '') throw new LobRefusal('invalid_api_key');
  const version = headers['lob-version'];
  if (version !== undefined && !/^20\d\d-\d\d-\d\d$/.test(String(version)))
    throw new LobRefusal('unsupported_lob_version');
  if (!(LOB_CALLS as readonly string[]).includes(call))
    throw new LobRefusal('unrecognized_endpoint');
  return mode;
}

function checkIdempotencyKey({ headers, url }: Asked): string | null {
  const header = headers['idempotency-key'] as string | undefined;
  const query = url.searchParams.get('idempotency_key');
  if (header !== undefined && query !== null)
    throw new LobRefusal('bad_request', 'Give the idempotency key in the header or in the query.');
  const key = header ?? query;
  if (key !== null && key.length > 256)
    throw new LobRefusal('bad_request', 'The idempotency key has more than 256 characters.');
  return key;
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
