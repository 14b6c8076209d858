import { accountEndpoints } from '@creditfix/shared/accounts';
import { BEGUN_LETTER_KEY, callApi, clearSessionMarker } from '#webapp/kit/index.ts';

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
