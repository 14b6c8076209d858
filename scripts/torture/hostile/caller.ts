import type { MailServer } from '@creditfix/server/test/mail-server';
import { accountEndpoints } from '@creditfix/shared/accounts';
import { adminAuthEndpoints, deviceEndpoints } from '@creditfix/shared/admin';
import type { DataOf, Endpoint } from '@creditfix/shared/kernel';
import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

/** No answer within this time is a hang. */
export const HANG_MS = 5_000;
/** What is asked to get things ready is no attack: a busy machine may take its time. */
const PATIENCE_MS = 120_000;

export interface Question {
  readonly method: string;
  /** From the root, with its query, as it goes over the line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
  /** For work that a busy machine is slow at: what counts as a hang there. */
  readonly waitMs?: number;
}

export interface Answer {
  /** 0 if none came in time, or the line broke before one came. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly ms: number;
  /** Why there is none. */
  readonly missing?: 'hang' | 'broken';
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Asks, and waits no longer than for a hang. A machine that is busy with other things is slow and not hung: what did not come
 * in time is asked once more, and only the second silence counts.
 */
async function send(url: string, question: Question): Promise<Answer> {
  const first = await sendOnce(url, question);
  return first.missing ? await sendOnce(url, question) : first;
}

export async function sendOnce(
  url: string,
  question: Question,
  waitMs = question.waitMs ?? HANG_MS,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return await new Promise<Answer>((resolve) => {
    const end = (answer: Omit<Answer, 'ms'>) => {
      clearTimeout(timer);
      resolve({ ...answer, ms: performance.now() - startedAt });
    };
    const without = (missing: 'hang' | 'broken') =>
      end({ status: 0, headers: {}, body: Buffer.alloc(0), missing });
    const asked = request(
      {
        agent,
        hostname,
        port,
        method: question.method,
        path: question.path,
        // Else an empty name is replaced by a right one.
        setHost: question.headers?.Host === undefined,
        headers: {
          ...(question.body === undefined
            ? {}
            : { 'Content-Length': Buffer.byteLength(question.body) }),
          ...question.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => without('broken'));
        response.on('end', () =>
          end({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    const timer = setTimeout(() => {
      without('hang');
      asked.destroy();
    }, waitMs);
    asked.on('error', () => without('broken'));
    asked.end(question.body);
  });
}

export function jsonOf(answer: Answer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(answer.body.toString('utf8'));
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Somebody who asks: a browser with its cookies, or a device with its token. */
export class Caller {
  readonly name: string;
  readonly email: string;
  readonly #cookies = new Map<string, string>();
  #bearer = '';

  constructor(name: string, email: string) {
    this.name = name;
    this.email = email;
  }

  /** The session tokens that it holds: nobody else may ever see one. */
  get tokens(): string[] {
    const cookies = [...this.#cookies].filter(([name]) => name.includes('token'));
    return [...cookies.map(([, value]) => value), this.#bearer].filter(Boolean);
  }

  get headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(cookie ? { Cookie: cookie } : {}),
      ...(this.#bearer ? { Authorization: `Bearer ${this.#bearer}` } : {}),
    };
  }

  cookie(name: string): string {
    return this.#cookies.get(name) ?? '';
  }

  /** Somebody who holds just this, wherever it is from. */
  static with(name: string, held: { cookies?: Record<string, string>; bearer?: string }): Caller {
    const caller = new Caller(name, '');
    for (const [cookie, value] of Object.entries(held.cookies ?? {}))
      caller.#cookies.set(cookie, value);
    caller.#bearer = held.bearer ?? '';
    return caller;
  }

  async send(url: string, question: Question): Promise<Answer> {
    const answer = await send(url, {
      ...question,
      headers: { ...this.headers, ...question.headers },
    });
    this.#keep(answer);
    return answer;
  }

  #keep({ headers }: Answer): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  /** A call as the contract has it. @throws Error if it is refused */
  async ask<E extends Endpoint>(url: string, endpoint: E, how: Asking = {}): Promise<DataOf<E>> {
    const answer = await this.send(url, { ...questionOf(endpoint, how), waitMs: PATIENCE_MS });
    const envelope = jsonOf(answer);
    if (envelope?.success !== true)
      throw new Error(`${endpoint.name} as ${this.name}: ${answer.status} ${answer.body}`);
    return endpoint.data?.parse(envelope.data) as DataOf<E>;
  }

  async signIn(url: string, mail: MailServer): Promise<string> {
    return await this.#byLink(
      url,
      mail,
      accountEndpoints.requestLogin,
      accountEndpoints.verifyLogin,
    );
  }

  async signInAsStaff(url: string, mail: MailServer): Promise<string> {
    const { requestAdminLogin, verifyAdminLogin } = adminAuthEndpoints;
    return await this.#byLink(url, mail, requestAdminLogin, verifyAdminLogin);
  }

  /** Asks for a link and gives its token, unused. */
  async askForLink(
    url: string,
    mail: MailServer,
    link: Endpoint,
    body: object = {},
  ): Promise<string> {
    const before = mailTo(mail, this.email).length;
    await this.ask(url, link, { body: { email: this.email, ...body } });
    return await newToken(mail, this.email, before);
  }

  async #byLink(url: string, mail: MailServer, link: Endpoint, verify: Endpoint): Promise<string> {
    const token = await this.askForLink(url, mail, link);
    await this.ask(url, verify, { query: { token } });
    return token;
  }

  async signInDevice(url: string, mail: MailServer, audience: 'staff' | 'customer'): Promise<void> {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const { requestDeviceLogin, openDeviceSession } = deviceEndpoints;
    const token = await this.askForLink(url, mail, requestDeviceLogin, { audience, challenge });
    const body = { token, verifier, device: 'A laptop' };
    this.#bearer = (await this.ask(url, openDeviceSession, { body })).token;
  }
}

interface Asking {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly upload?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

function questionOf(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { params = {}, query, body, upload, headers }: Asking,
): Question {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const content = upload ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    method,
    path: query ? `${filled}?${new URLSearchParams(query)}` : filled,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
  };
}

export const mailTo = (mail: MailServer, email: string) =>
  mail.received.filter(({ to }) => to.includes(email));

async function newToken(mail: MailServer, email: string, after: number): Promise<string> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    const tokens = mailTo(mail, email)
      .slice(after)
      .flatMap(({ text }) => /[?&#]token=([\w-]+)/.exec(text)?.[1] ?? []);
    const newest = tokens.at(-1);
    if (newest) return newest;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no email with a link for ${email}`);
}
