import { accountEndpoints } from '@creditfix/shared/accounts';
import { RequestProblems } from '@creditfix/shared/kernel';
import type { BodyInputOf, DataOf, Endpoint, FailureEnvelope } from '@creditfix/shared/kernel';
import type { z } from 'zod';
import type { TestServer } from './test-server.ts';

/** What came back: the typed data, or the refusal. */
export interface TestAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  /** Fails the test with the refusal's text where the call was refused. */
  readonly data: Data;
  readonly problem: FailureEnvelope;
  readonly envelope: Record<string, unknown>;
}

interface Ask<E> {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: BodyInputOf<E>;
  readonly headers?: Record<string, string>;
  /** The file of an upload. */
  readonly upload?: Uint8Array;
}

/** A browser that keeps its cookies and speaks the contract. */
export interface TestClient {
  call<E extends Endpoint>(endpoint: E, ask?: Ask<E>): Promise<TestAnswer<DataOf<E>>>;
  /** A request as given, with this browser's cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Asks for a link, takes it from the mailbox, uses it. */
  signIn(email: string): Promise<void>;
  readonly cookies: Map<string, string>;
}

export function createTestClient(server: TestServer): TestClient {
  const cookies = new Map<string, string>();
  const client: TestClient = {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      if (cookies.size > 0)
        headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await fetch(server.url + path, { redirect: 'manual', ...init, headers });
      keepCookies(cookies, response);
      return response;
    },
    async call(endpoint, ask = {}) {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(ask.params?.[name] ?? ''),
      );
      const query = ask.query ? `?${new URLSearchParams(ask.query)}` : '';
      const response = await client.fetch(path + query, {
        method: endpoint.method,
        headers: {
          ...(ask.body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...ask.headers,
        },
        ...(ask.body === undefined ? {} : { body: JSON.stringify(ask.body) }),
        ...(ask.upload === undefined ? {} : { body: Buffer.from(ask.upload) }),
      });
      const envelope = (await response.json()) as Record<string, unknown>;
      expectDeclared(endpoint, envelope);
      return answerOf(response, envelope, endpoint.data);
    },
    async signIn(email) {
      const before = (await server.mailbox()).filter(({ to }) => to === email).length;
      const asked = await client.call(accountEndpoints.requestLogin, { body: { email } });
      void asked.data;
      const token = await loginToken(server, email, before);
      const verified = await client.call(accountEndpoints.verifyLogin, { query: { token } });
      void verified.data;
    },
  };
  return client;
}

/** The newest login token in the mailbox for that address; waits for the job that sends it. */
export async function loginToken(server: TestServer, email: string, after = 0): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const mine = (await server.mailbox()).filter((message) => message.to === email);
    // Other news may come to the same address at the same time.
    const link = mine
      .slice(0, Math.max(0, mine.length - after))
      .map(({ links }) => links[0])
      .find((first) => first?.includes('token='));
    if (link) return new URL(link).searchParams.get('token') ?? '';
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error(`no login email for ${email}`);
}

function answerOf<Data>(
  response: Response,
  envelope: Record<string, unknown>,
  schema: z.ZodType | undefined,
) {
  return {
    status: response.status,
    headers: response.headers,
    envelope,
    get data(): Data {
      if (envelope.success !== true) throw new Error(`refused: ${JSON.stringify(envelope)}`);
      return (schema ? schema.parse(envelope.data) : envelope.data) as Data;
    },
    get problem(): FailureEnvelope {
      if (envelope.success !== false) throw new Error('the call was not refused');
      return envelope as unknown as FailureEnvelope;
    },
  };
}

/** Whatever a call refuses with must be in its contract. */
function expectDeclared(endpoint: Endpoint, { code }: Record<string, unknown>): void {
  if (code === undefined || { ...RequestProblems.catalogue, ...endpoint.problems }[String(code)])
    return;
  throw new Error(`${endpoint.name} answered ${String(code)}, which its contract does not declare`);
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}
