import type {
  BodyInputOf,
  DataOf,
  Endpoint,
  FieldFault,
  ParamsOf,
  QueryOf,
} from '@creditfix/shared/kernel';
import { language, kitMessages } from './messages.tsx';

/** Why a call did not work, in words that can be shown. `code` is the problem's address, or `network` or `unreadable`. */
export interface ApiProblem {
  readonly code: string;
  readonly error: string;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly fields?: readonly FieldFault[];
  readonly retryAfterSeconds?: number;
}

export type ApiAnswer<Data> =
  | { readonly ok: true; readonly data: Data; readonly message?: string }
  | { readonly ok: false; readonly problem: ApiProblem };

/** A part that the endpoint does not declare has the type `unknown` or `undefined`, and can't be given. */
export type Part<Name extends string, Value> = unknown extends Value
  ? { readonly [Key in Name]?: never }
  : [Value] extends [undefined]
    ? { readonly [Key in Name]?: never }
    : { readonly [Key in Name]: Value };

/** What a call needs: exactly the parts that its endpoint declares. */
export type Question<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'body', BodyInputOf<E>> & {
    readonly query?: Partial<QueryOf<E>>;
    readonly signal?: AbortSignal;
    /** Stay where we are should the session be over: what is on screen is not saved yet, and the caller says so. */
    readonly staysOnPage?: boolean;
  };

export type QuestionArgument<E extends Endpoint> =
  Record<never, never> extends Question<E> ? [question?: Question<E>] : [question: Question<E>];

interface LooseQuestion {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly staysOnPage?: boolean;
}

/** Browsers refuse more than 64 KiB of such bodies at once; a letter has some characters of more than one byte. */
const MOST_CARRIED = 30_000;

/** Where no answer came at all. */
export const noConnection: ApiProblem = {
  code: 'network',
  error: kitMessages.problems.network,
  status: 0,
};

const signInListeners = new Set<() => void>();

/** Tells when the server no longer knows who is calling; the app then asks the person to sign in. */
export function onSignInNeeded(listener: () => void): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

/**
 * Makes one call of the product's interface. Never throws, except when the caller's own signal stops it.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[question]: QuestionArgument<E>
): Promise<ApiAnswer<DataOf<E>>> {
  const asked: LooseQuestion = question ?? {};
  let response: Response;
  let envelope: unknown;
  try {
    response = await fetch(addressOf(endpoint, asked), requestOf(endpoint, asked));
    envelope = await response.json().catch(() => undefined);
  } catch (error) {
    if (asked.signal?.aborted) throw error;
    return { ok: false, problem: noConnection };
  }
  return answerOf(endpoint, response, { envelope, staysOnPage: asked.staysOnPage ?? false });
}

/** What any way of asking hands back for the answer that came; `envelope` is its JSON, where it is any. */
export function answerOf<E extends Endpoint>(
  endpoint: E,
  response: Pick<Response, 'ok' | 'status' | 'headers'>,
  { envelope, staysOnPage }: { readonly envelope: unknown; readonly staysOnPage: boolean },
): ApiAnswer<DataOf<E>> {
  if (!response.ok || !isSuccess(envelope)) {
    if (response.status === 401 && endpoint.access === 'signed_in' && !staysOnPage) {
      for (const listener of signInListeners) listener();
    }
    return { ok: false, problem: problemOf(response, envelope) };
  }
  const checked = endpoint.data?.safeParse(envelope.data);
  if (checked && !checked.success) return { ok: false, problem: unreadable(response.status) };
  const data = checked?.data as DataOf<E>;
  return { ok: true, data, ...(envelope.message ? { message: envelope.message } : {}) };
}

/** The path of a call with its parameters and query filled in; also the address of an answer that is a file. */
export function addressOf(
  endpoint: Endpoint,
  { params, query }: { readonly params?: unknown; readonly query?: unknown } = {},
): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, unknown>));
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The request of a call as `fetch` takes it. */
export function requestOf(
  endpoint: Endpoint,
  { body, signal, staysOnPage = false }: LooseQuestion,
): RequestInit {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'Accept-Language': language,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(text === undefined ? {} : { body: text }),
    ...(signal ? { signal } : {}),
    // A save that was begun arrives though its page is left; browsers carry so much of it.
    ...(staysOnPage && text && text.length < MOST_CARRIED ? { keepalive: true } : {}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSuccess(value: unknown): value is { data: unknown; message?: string } {
  return isRecord(value) && value['success'] === true;
}

function problemOf(response: Pick<Response, 'status' | 'headers'>, envelope: unknown): ApiProblem {
  if (!isRecord(envelope) || typeof envelope['error'] !== 'string')
    return unreadable(response.status);
  const seconds = Number(response.headers.get('Retry-After'));
  return {
    code: typeof envelope['code'] === 'string' ? envelope['code'] : 'unreadable',
    error: envelope['error'],
    status: response.status,
    ...(Array.isArray(envelope['fields']) ? { fields: envelope['fields'].filter(isFault) } : {}),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  };
}

function isFault(value: unknown): value is FieldFault {
  return (
    isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
  );
}

function unreadable(status: number): ApiProblem {
  return { code: 'unreadable', error: kitMessages.problems.unreadable, status };
}
