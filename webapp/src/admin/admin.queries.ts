import { adminAuthEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { useEffect, useId, useState } from 'react';
import {
  callApi,
  dataOf,
  keepPreviousData,
  keyOf,
  queryClient,
  queryOf,
  useQuery,
  type ApiAnswer,
  type ApiFailure,
} from '#webapp/kit/index.ts';
import type { AdminTab } from './dashboard/admin-tabs.tsx';

export type AdminStatus = DataOf<typeof adminAuthEndpoints.adminStatus>;

/** A silent server is seen at once: the program around the page may have a replica to show. */
export const useAdminStatus = () =>
  useQuery({ ...queryOf(adminAuthEndpoints.adminStatus), retry: false });

/** Where this browser belongs instead of the page that asks; nothing where it may stay on the dashboard. */
export function wayBack({ isAuthenticated, isAdmin, secondFactor }: AdminStatus) {
  if (isAuthenticated && isAdmin && secondFactor === 'none') return undefined;
  // Whether the server counts somebody without the second factor as an administrator is its own affair.
  if (isAuthenticated && secondFactor !== 'none') return '/admin/auth/second-factor';
  return '/admin/login';
}

const flaggedCount = [...keyOf(adminAuthEndpoints.adminStatus), 'flagged'];

/** How many users are flagged, for the tab; asked again whenever another tab is opened, and after each change of a flag. */
export function useFlaggedCount(tab: AdminTab): Partial<Record<AdminTab, number>> {
  const { data } = useQuery({
    queryKey: [...flaggedCount, tab],
    queryFn: ({ signal }) => dataOf(callApi(adminAuthEndpoints.adminStatus, { signal })),
    placeholderData: keepPreviousData,
  });
  return { flagged: data?.flagged ?? 0 };
}

/** To be called once a flag is another than it was. */
export const noteFlagChange = () => void queryClient.invalidateQueries({ queryKey: flaggedCount });

/** What a question has come to so far. */
interface Asked {
  readonly error: ApiFailure | null;
}

/** Leads away where the administrator's session is over. */
export function useSignedOut({ error }: Asked, onSignedOut: () => void): void {
  const status = error?.problem.status;
  const signedOut = status === 401 || status === 403;
  useEffect(() => {
    if (signedOut) onSignedOut();
  }, [signedOut, onSignedOut]);
}

/** What was wrong with the question of a list, by the name of each field. */
export function faultsOf({ error }: Asked): Readonly<Record<string, string>> {
  const fields = error?.problem.fields ?? [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

/** A page of a list, with the cursor of the one behind it. */
interface Listed {
  readonly next: string | null;
  readonly total: number | null;
}

interface Pages {
  /** What was asked for: another question begins at its first page. */
  readonly of: string;
  /** Cursors of the pages walked through, the one on screen last; the first page has none. */
  readonly cursors: readonly string[];
}

type Ask<Page> = (
  place: { readonly after?: string },
  signal: AbortSignal,
) => Promise<ApiAnswer<Page>>;

/** A list that is read page by page; the page before stays until the next is there. `question` says in one text what is asked for. */
export function useStaffList<Page extends Listed>(question: string, ask: Ask<Page>) {
  const list = useId();
  const [walked, setWalked] = useState<Pages>({ of: question, cursors: [] });
  const cursors = walked.of === question ? walked.cursors : [];
  const after = cursors.at(-1);
  const queryKey = ['staff list', list, question, after];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => dataOf(ask(after === undefined ? {} : { after }, signal)),
    placeholderData: keepPreviousData,
  });
  const next = answer.data?.next ?? null;
  return {
    answer,
    page: cursors.length + 1,
    /** Changes what is on screen before the server has said so; the next answer has the last word. */
    take: (change: (page: Page) => Page) =>
      queryClient.setQueryData<Page>(queryKey, (now) => now && change(now)),
    onNext:
      next === null ? undefined : () => setWalked({ of: question, cursors: [...cursors, next] }),
    onPrevious:
      cursors.length === 0
        ? undefined
        : () => setWalked({ of: question, cursors: cursors.slice(0, -1) }),
  };
}
