import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';

/** Longer than any provider's token is good for. */
const KEPT_MINUTES = 60;

/**
 * Notes that a solved check was used.
 *
 * @param mark what tells it from every other one, at most 200 characters
 * @returns false where it was used before; one statement, so that two requests can't both win
 */
export async function useTokenOnce(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  mark: string,
): Promise<boolean> {
  const em = database.fork();
  const now = clock.now();
  await em.execute('delete from captcha_uses where expires_at < ?', [now]);
  const rows = await em.execute<unknown[]>(
    'insert into captcha_uses (signature, expires_at) values (?, ?) on conflict do nothing returning signature',
    [mark, new Date(now.getTime() + KEPT_MINUTES * 60_000)],
  );
  return rows.length === 1;
}
