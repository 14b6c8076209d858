import type { PasskeySignIn, PasskeySignInOptions } from './passkey-sign-in.ts';

/** The browser's own passkey dialogs. The library comes with the first use: most people sign in by a link. */

/** What the server sends to the browser's dialog and gets back; the server's library checks each part. */
type Ceremony = Record<string, unknown>;

type PasskeyOutcome =
  | { readonly ok: true; readonly response: Ceremony }
  | { readonly ok: false; readonly why: 'cancelled' | 'already_there' | 'failed' };

/** False in old browsers and on pages that are not served securely. */
export function browserHasPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

const USED_KEY = 'passkeyUsed';

/** To be called once somebody has made or used a passkey here, so that the next sign-in can offer it. */
export function rememberPasskey(): void {
  try {
    localStorage.setItem(USED_KEY, 'yes');
  } catch {
    // Without storage there is still the button.
  }
}

function passkeyUsedHere(): boolean {
  try {
    return localStorage.getItem(USED_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * True if a passkey can be offered in the list that opens under the email field. Only if one was used before: an
 * offer asks the server for something to sign, which a visitor without a passkey should not cost.
 */
export async function browserOffersPasskeys(): Promise<boolean> {
  if (!browserHasPasskeys() || !passkeyUsedHere()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return await browserSupportsWebAuthnAutofill();
}

/** Ends a dialog, or an offer under a field, that is still waiting. */
export async function stopAskingForPasskey(): Promise<void> {
  if (!browserHasPasskeys()) return;
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Asks for a passkey that exists, in the browser's dialog or quietly under the email field. */
export async function askForPasskey(
  options: Ceremony,
  { quietly = false }: { readonly quietly?: boolean } = {},
): Promise<PasskeyOutcome> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return await outcomeOf(
    startAuthentication({
      optionsJSON: options as unknown as Options,
      useBrowserAutofill: quietly,
    }),
  );
}

/** Makes a new passkey. */
export async function makePasskey(options: Ceremony): Promise<PasskeyOutcome> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return await outcomeOf(startRegistration({ optionsJSON: options as unknown as Options }));
}

async function outcomeOf(ceremony: Promise<unknown>): Promise<PasskeyOutcome> {
  try {
    return { ok: true, response: (await ceremony) as Ceremony };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Browsers say NotAllowedError for "no, thanks" and for "too slow" alike, so that a site learns nothing more.
    if (name === 'NotAllowedError' || name === 'AbortError') return { ok: false, why: 'cancelled' };
    if (name === 'InvalidStateError') return { ok: false, why: 'already_there' };
    return { ok: false, why: 'failed' };
  }
}

/** Signs in with a passkey. The contract behind it loads with the first use, and not with every page. */
export async function signInWithPasskey(
  options: PasskeySignInOptions = {},
): Promise<PasskeySignIn> {
  const { passkeySignIn } = await import('./passkey-sign-in.ts');
  return await passkeySignIn(options);
}
