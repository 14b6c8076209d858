import type { Middleware } from 'koa';
import { timingSafeEqual } from 'node:crypto';
import { pageAddress } from '#server/platform/language/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/**
 * The link in an email that switches its kind off without sign-in (RFC 8058). It names an account by its id and a kind of email, and
 * is signed: nobody can switch off what another person gets. It works as long as the account is there, and opens nothing.
 */

export interface StopLink {
  readonly accountId: string;
  /** The kind of email. */
  readonly preference: string;
}

/** Where mail programs post to. A person who opens it in a browser is led to the page. */
const CALL = '/api/emails/stop';
const PAGE = '/emails/stop';

export function stopToken(vault: Vault, { accountId, preference }: StopLink): string {
  const id = Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}.${preference}.${signatureOf(vault, { accountId, preference })}`;
}

/** @returns nothing if the token is not one of ours, or not whole */
export function readStopToken(vault: Vault, token: string): StopLink | undefined {
  const [, id = '', preference = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return undefined;
  const accountId = Buffer.from(id, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const link = { accountId, preference };
  const isOurs = timingSafeEqual(Buffer.from(signatureOf(vault, link)), Buffer.from(signature));
  return isOurs ? link : undefined;
}

const TOKEN = /^([\w-]{22})\.([a-z_]{1,40})\.([\w-]{43})$/;

function signatureOf(vault: Vault, { accountId, preference }: StopLink): string {
  return vault.fingerprint('stop_emails', `${accountId}:${preference}`);
}

/** The two addresses of a token: the page for people, in their language, and the call for mail programs. */
export function stopAddresses(origin: string, token: string) {
  return {
    page: pageAddress(origin, `${PAGE}?token=${token}`),
    call: `${origin}${CALL}?token=${token}`,
  };
}

/** Mail programs that know no unsubscribing by themselves open the same address in a browser. */
export function stopLinkInBrowser(origin: () => string): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== CALL || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return await next();
    const token = typeof ctx.query['token'] === 'string' ? ctx.query['token'] : '';
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 303;
    ctx.redirect(pageAddress(origin(), `${PAGE}?token=${encodeURIComponent(token)}`));
  };
}
