import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 32 random bytes, fit for a URL and a cookie. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export const SECRET_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What is kept of a token. It is random and long, so a plain SHA-256 can't be searched backwards. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
