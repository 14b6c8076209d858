import type { PasskeySignIn, PasskeySignInOptions } from './passkey-sign-in.ts';

/** Signs in with a passkey. The contract behind it loads with the first use, and not with every page. */
export async function signInWithPasskey(
  options: PasskeySignInOptions = {},
): Promise<PasskeySignIn> {
  const { passkeySignIn } = await import('./passkey-sign-in.ts');
  return await passkeySignIn(options);
}
