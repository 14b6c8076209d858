import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Links as Lob signs them: anyone who has one may follow it, for 30 days. */

const SECRET = randomBytes(32);
const LINK_SECONDS = 30 * 86_400;

export function signedLink(base: string, name: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + LINK_SECONDS;
  return `${base}/letters/${name}?version=v1&expires=${expires}&signature=${sign(name, expires)}`;
}

export function holdsAt(url: URL, name: string, now: Date): boolean {
  const expires = Number(url.searchParams.get('expires'));
  const given = Buffer.from(url.searchParams.get('signature') ?? '');
  const right = Buffer.from(sign(name, expires));
  return (
    given.length === right.length &&
    timingSafeEqual(given, right) &&
    expires * 1_000 > now.getTime()
  );
}

function sign(name: string, expires: number): string {
  return createHmac('sha256', SECRET).update(`${name} ${expires}`).digest('base64url');
}
