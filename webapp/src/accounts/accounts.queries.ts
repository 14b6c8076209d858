import {
  accountEndpoints,
  myAccountEndpoints,
  type EmailPreference,
  type SignedInUser,
} from '@creditfix/shared/accounts';
import type { DataOf, Language } from '@creditfix/shared/kernel';
import {
  callApi,
  dataOf,
  forgetSession,
  keyOf,
  mutationOf,
  queryClient,
  queryOf,
  useMutation,
  useQuery,
  useSignedIn,
  BEGUN_LETTER_KEY,
  deviceStore,
  clearSessionMarker,
} from '#webapp/kit/index.ts';

const { getMyAccount, listPasskeys, listSessions } = myAccountEndpoints;

export type MyAccount = DataOf<typeof getMyAccount>;
export type Passkey = DataOf<typeof listPasskeys>['passkeys'][number];
export type SignIn = DataOf<typeof listSessions>['sessions'][number];

const myAccount = queryOf(getMyAccount);

export const useMyAccount = () => useQuery(myAccount);
export const usePasskeys = () => useQuery(queryOf(listPasskeys));
export const useSignIns = () => useQuery(queryOf(listSessions));

/** Who is signed in, as the server says; undefined until it has answered, and for a visitor, of whom it is not asked. */
export function useCurrentUser(): SignedInUser | undefined {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...currentUser, enabled: signedIn });
  return (signedIn && data) || undefined;
}

const currentUser = {
  queryKey: keyOf(accountEndpoints.session),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const { user } = await dataOf(callApi(accountEndpoints.session, { signal }));
    if (!user) forgetSession();
    return user;
  },
};

/** The same once, for a page that does without this file where nobody is signed in. */
export async function findCurrentUser(): Promise<SignedInUser | undefined> {
  return (await queryClient.fetchQuery(currentUser)) ?? undefined;
}

/** Shows a change that the server has taken on. */
export function putMyAccount(change: Partial<MyAccount>): void {
  queryClient.setQueryData(myAccount.queryKey, (now) => now && { ...now, ...change });
}

interface EmailChoice {
  readonly emails: Partial<Record<EmailPreference, boolean>>;
  readonly language: Language;
}

/** Saves what somebody has just chosen; it is on screen at once, and goes back where it could not be saved. */
export function useSaveEmails() {
  const { mutate, ...saving } = useMutation({
    ...mutationOf(myAccountEndpoints.saveEmailPreferences),
    onMutate: ({ body: { emails = {}, language } }) => {
      const before = queryClient.getQueryData(myAccount.queryKey);
      if (before) {
        const chosen = { ...before.emails, ...emails };
        putMyAccount({ emails: chosen, ...(language && { language }) });
      }
      return before;
    },
    onSuccess: putMyAccount,
    onError: (_failure, _chosen, before) => before && putMyAccount(before),
  });
  return { ...saving, save: (body: EmailChoice) => mutate({ body }) };
}

export function useRequestEmailChange() {
  return useMutation({
    ...mutationOf(myAccountEndpoints.requestEmailChange),
    onSuccess: ({ newEmail }) =>
      putMyAccount({ emailChange: { newEmail, oldConfirmed: false, newConfirmed: false } }),
  });
}

export function useCancelEmailChange() {
  return useMutation({
    ...mutationOf(myAccountEndpoints.cancelEmailChange),
    onSuccess: () => putMyAccount({ emailChange: null }),
  });
}

/**
 * Ends the session. The caller then loads the home page afresh, so that no letter stays in the browser's memory.
 *
 * @returns false if the server could not be reached and the session still stands
 */
export async function signOut(): Promise<boolean> {
  const answer = await callApi(accountEndpoints.signOut);
  if (!answer.ok && answer.problem.code === 'network') return false;
  clearSessionMarker();
  forgetTab();
  await deviceStore.forget();
  return true;
}

/** What this tab notes, and what was answered before sign-in, is about the person who has just gone. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
    localStorage.removeItem(BEGUN_LETTER_KEY);
  } catch {
    // Storage is switched off, so there is nothing in it.
  }
}
