/** Who invited this visitor: only the code, only in this tab, only until they are signed in. */
const KEY = 'referral';
const CODE = /^[A-Za-z0-9_-]{1,40}$/;

export function keepReferral(code: string | null): void {
  if (!code || !CODE.test(code)) return;
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the invitation does not count; signing in works all the same.
  }
}

export function keptReferral(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetReferral(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
