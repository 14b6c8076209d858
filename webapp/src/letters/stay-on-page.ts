import { rememberSession } from '#webapp/kit/index.ts';

/**
 * The server has just said that the session is over, and the guard of this page would now lead to sign-in and drop what
 * is on screen. A half-written letter is worth more: the page stays, says so, and goes on once the person has signed in
 * in another tab. The marker proves nothing to the server, so setting it again opens no door.
 */
export function stayOnPage(): void {
  rememberSession();
}
