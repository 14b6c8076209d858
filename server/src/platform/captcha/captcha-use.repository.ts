import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { CaptchaUse } from './captcha-use.entity.ts';

/** Longer than any provider's token is good for. */
const KEPT_MINUTES = 60;

/**
 * Notes that a solved check was used.
 *
 * @param mark what tells it from every other one, at most 200 characters
 * @returns false if it was used before; one statement, so that two requests can't both win
 */
export async function useTokenOnce(em: EntityManager, mark: string, now: Date): Promise<boolean> {
  await em.nativeDelete(CaptchaUse, { expiresAt: { $lt: now } });
  const uses = await em
    .getKysely<Tables<typeof CaptchaUse>>()
    .insertInto('captcha_uses')
    .values({ signature: mark, expires_at: new Date(now.getTime() + KEPT_MINUTES * 60_000) })
    .onConflict((used) => used.doNothing())
    .returning('signature')
    .execute();
  return uses.length === 1;
}
