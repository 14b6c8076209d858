import {
  QueryClient,
  queryOptions,
  useMutation as useMutationOf,
  useQuery as useQueryOf,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { DataOf, Endpoint } from '@creditfix/shared/kernel';
import {
  callApi,
  type ApiAnswer,
  type ApiProblem,
  type Question,
  type QuestionArgument,
} from './api-client.ts';
import { deviceStore } from './device-store.ts';
import { onSessionChange } from './session.atoms.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
  }
}

/** Why a call did not work, as TanStack Query wants it: thrown. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.error);
    this.problem = problem;
  }
}

/** Longer waits are told to the person, who then decides. */
const LONGEST_WAIT_SECONDS = 10;
const TRIES_AGAIN = 2;

/** Parts of a view that ask the same as it opens share one answer. */
const SHARED_MS = 2_000;

/** A server that is busy for a few seconds says so, and when to come back. Any other failure stays one. */
function triesAgain(failures: number, { problem }: ApiFailure): boolean {
  const { status, retryAfterSeconds = Infinity } = problem;
  return status === 503 && retryAfterSeconds <= LONGEST_WAIT_SECONDS && failures < TRIES_AGAIN;
}

const patience = {
  // A failure is shown at once without a connection, too.
  networkMode: 'always',
  retryDelay: (_: number, { problem }: ApiFailure) => (problem.retryAfterSeconds ?? 1) * 1_000,
} as const;

/**
 * What the server has said, in memory only, and as long as a view shows it. It is asked again whenever a view opens; never because a
 * window comes to the front.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...patience,
      retry: triesAgain,
      // A view starts with what the server says now: forms take it as it is, and a letter on its way may have moved on.
      gcTime: 0,
      staleTime: SHARED_MS,
      refetchOnWindowFocus: false,
      // What could not be asked without a connection is asked once it is back.
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
    mutations: patience,
  },
});

onSessionChange((change) => {
  if (change === 'over') {
    void deviceStore.forget();
    return queryClient.clear();
  }
  // Perhaps as somebody else: what no view shows is dropped, and what is on screen is asked for again and stays until then.
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
});

export { keepPreviousData } from '@tanstack/react-query';

/** The answer of a call as TanStack Query takes it: its data, or the failure thrown. */
export async function dataOf<Data>(call: Promise<ApiAnswer<Data>>): Promise<Data> {
  const answer = await call;
  if (!answer.ok) throw new ApiFailure(answer.problem);
  return answer.data;
}

/** A question to the server: how it is asked, and under which key its answer is kept. */
export function queryOf<E extends Endpoint>(endpoint: E, ...asked: QuestionArgument<E>) {
  const [{ params, query, staysOnPage } = {}] = asked as [LooseQuestion?];
  const ask = callApi as (endpoint: E, question: LooseQuestion) => Promise<ApiAnswer<DataOf<E>>>;
  return queryOptions<DataOf<E>, ApiFailure>({
    queryKey: [...keyOf(endpoint), { params, query }],
    queryFn: ({ signal }) =>
      dataOf(
        ask(endpoint, { params, query, signal, ...(staysOnPage !== undefined && { staysOnPage }) }),
      ),
  });
}

/** How the keys of all questions to this endpoint begin. */
export function keyOf({ path }: Endpoint): QueryKey {
  return [path];
}

interface LooseQuestion {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly signal?: AbortSignal;
  readonly staysOnPage?: boolean;
}

/** Something that the server is asked to do. Only what can be done twice without harm is tried again by itself. */
export function mutationOf<E extends Endpoint>(endpoint: E) {
  const ask = callApi as (endpoint: E, question: Question<E>) => Promise<ApiAnswer<DataOf<E>>>;
  return {
    mutationFn: (question: Question<E>) => dataOf(ask(endpoint, question)),
    retry: endpoint.method === 'DELETE' && triesAgain,
  } satisfies UseMutationOptions<DataOf<E>, ApiFailure, Question<E>>;
}

/** TanStack's `useQuery` with the app's own client: public pages carry no provider of what they do not use. */
export function useQuery<Asked, Data = Asked, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Asked, ApiFailure, Data, Key>,
): UseQueryResult<Data, ApiFailure> {
  return useQueryOf(options, queryClient);
}

/** TanStack's `useMutation` with the app's own client. */
export function useMutation<Data, Asked = void, Context = unknown>(
  options: UseMutationOptions<Data, ApiFailure, Asked, Context>,
): UseMutationResult<Data, ApiFailure, Asked, Context> {
  return useMutationOf(options, queryClient);
}
