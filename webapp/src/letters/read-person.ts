import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { callApi } from '#webapp/kit/index.ts';
import type { Person } from './wizard-state.ts';

/** What My Account keeps of the person. Without an answer they type it themselves: the letter does not wait for it. */
export async function readPerson(): Promise<Person | undefined> {
  const answer = await callApi(myAccountEndpoints.getMyAccount, { staysOnPage: true });
  return answer.ok ? answer.data.profile : undefined;
}
