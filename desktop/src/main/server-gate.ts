import type { BodyInputOf, DataOf, Endpoint, FailureEnvelope } from '@creditfix/shared/kernel';

/** The only way from the shell to the operator's server: one host, the device's session added here, nothing of the page's own origin. */
export interface ServerGate {
  /** A request of the page for `/api/…`. */
  forward(request: Request): Promise<Response>;
  /** A call of the shell's own. */
  call<E extends Endpoint>(endpoint: E, body?: BodyInputOf<E>): Promise<Answer<DataOf<E>>>;
  /** For the offline replica. */
  get(path: string, signal: AbortSignal): Promise<{ status: number; text: string }>;
}

export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly text: string; readonly code: string; readonly status: number };

interface GateParts {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Origin of the server; null before somebody has said it. */
  readonly server: () => string | null;
  readonly bearer: () => string | null;
  readonly onAnswer: (answer: HeardAnswer) => void;
  /** A page asked, and no answer came. */
  readonly onSilence: () => void;
}

export interface HeardAnswer {
  readonly path: string;
  readonly method: string;
  readonly status: number;
}

const TO_SERVER = ['accept', 'accept-language', 'content-type', 'range', 'if-none-match'];
const TO_PAGE = [
  'content-type',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'x-request-id',
];

/** Answers of these hold a session's token, which is the shell's alone. The server's routes take capitals for small letters. */
const SHELL_ALONE = /^\/api\/device(?:\/|$)/i;

const BODYLESS = new Set([204, 205, 304]);

export function serverGate({ fetch, server, bearer, onAnswer, onSilence }: GateParts): ServerGate {
  const send = async (path: string, init: RequestInit & { duplex?: 'half' }) => {
    const origin = server();
    const target = origin ? URL.parse(path, origin) : null;
    if (!target || target.origin !== origin || !target.pathname.startsWith('/api/')) {
      throw new Error('no address of the server');
    }
    const headers = new Headers(init.headers);
    const token = bearer();
    if (token) headers.set('authorization', `Bearer ${token}`);
    // A redirect would take the session to another host.
    const response = await fetch(target.href, {
      ...init,
      headers,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
    });
    const { method = 'GET' } = init;
    onAnswer({ path: target.pathname, method, status: response.status });
    return response;
  };
  return {
    async forward(request) {
      const { pathname, search } = new URL(request.url);
      if (SHELL_ALONE.test(decoded(pathname))) return new Response(null, { status: 403 });
      try {
        const { method, body, signal } = request;
        const headers = chosen(request.headers, TO_SERVER);
        const question = { method, headers, signal };
        const response = await send(
          pathname + search,
          body ? { ...question, body, duplex: 'half' } : question,
        );
        return asAnswered(response);
      } catch {
        if (!request.signal.aborted) onSilence();
        // As a network that is down looks to the page, which has words for it.
        return Response.error();
      }
    },
    async call(endpoint, body) {
      const response = await send(endpoint.path, {
        method: endpoint.method,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return read(endpoint, response.status, await response.json().catch(() => null));
    },
    async get(path, signal) {
      const response = await send(path, { signal, headers: { accept: 'application/json' } });
      return { status: response.status, text: await response.text() };
    },
  };
}

function read<E extends Endpoint>(
  endpoint: E,
  status: number,
  envelope: { success: true; data: unknown } | Partial<FailureEnvelope> | null,
): Answer<DataOf<E>> {
  if (envelope?.success) {
    const checked = endpoint.data?.safeParse(envelope.data);
    if (checked?.success) return { ok: true, data: checked.data as DataOf<E> };
  }
  const failure = envelope?.success ? null : envelope;
  return { ok: false, text: failure?.error ?? UNREADABLE, code: failure?.code ?? '', status };
}

const UNREADABLE =
  'The server answered something that this program can not read. Please try again.';

function asAnswered(response: Response): Response {
  const headers = chosen(response.headers, TO_PAGE);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  // Counted before it was unpacked, the length would be wrong.
  const length = response.headers.get('content-length');
  if (length && !response.headers.has('content-encoding')) headers.set('content-length', length);
  const { status } = response;
  return new Response(BODYLESS.has(status) ? null : response.body, { status, headers });
}

function chosen(headers: Headers, names: readonly string[]): Headers {
  const found = names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Headers(found);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
