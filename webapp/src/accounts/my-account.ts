import { myAccountEndpoints } from '@creditfix/shared/accounts';
import type { DataOf } from '@creditfix/shared/kernel';
import { callApi } from '#webapp/kit/index.ts';

/** What My Account asks the server for when a page opens. */

const { getMyAccount, listPasskeys, listSessions } = myAccountEndpoints;

export type MyAccount = DataOf<typeof getMyAccount>;
export type Passkey = DataOf<typeof listPasskeys>['passkeys'][number];
export type SignIn = DataOf<typeof listSessions>['sessions'][number];

export const askMyAccount = (signal: AbortSignal) => callApi(getMyAccount, { signal });
export const askPasskeys = (signal: AbortSignal) => callApi(listPasskeys, { signal });
export const askSignIns = (signal: AbortSignal) => callApi(listSessions, { signal });
