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
  const { data } = useQuery({
    queryKey: keyOf(accountEndpoints.session),
    queryFn: async ({ signal }) => {
      const { user } = await dataOf(callApi(accountEndpoints.session, { signal }));
      if (!user) forgetSession();
      return user;
    },
    enabled: signedIn,
  });
  return (signedIn && data) || undefined;
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
