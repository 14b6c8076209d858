import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Call } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** A token that nobody can guess: 32 random bytes, fit for a URL and a cookie. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export const SECRET_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A device's token looks otherwise than a browser's, so that neither works in the other's place. */
const DEVICE_TOKEN = /^cfd_[A-Za-z0-9_-]{43}$/;

export function newDeviceToken(): string {
  return `cfd_${newSecretToken()}`;
}

/** The session token of a call: that of the header, if there is one, else that of the cookie. */
export function tokenOf({ bearer, cookies }: Call, cookie: string): string | undefined {
  const token = bearer ?? cookies.get(cookie);
  const form = bearer === undefined ? SECRET_TOKEN : DEVICE_TOKEN;
  return token !== undefined && form.test(token) ? token : undefined;
}

/** Six digits that a person types from their email. */
export function newLoginCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is kept of a code. A million are soon tried, so that it takes the server's key, and no two links share one. */
export function fingerprintOfCode(vault: Vault, linkId: string, code: string): string {
  return vault.fingerprint('login-code', `${linkId}:${code}`);
}

/** What is kept of a token. It is random and long, so a plain SHA-256 can't be searched backwards. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
