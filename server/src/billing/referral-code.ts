import { randomInt } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';

/** Letters and digits that are not mistaken for one another when somebody reads them out; without vowels they spell no word. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** The account's invitation code, made at the first look. */
export async function referralCodeOf(em: EntityManager, accountId: string): Promise<string> {
  for (;;) {
    // A code that somebody else has already is left out silently, and the next one is tried.
    await em.execute(
      'insert into referral_codes (account_id, code) values (?, ?) on conflict do nothing',
      [accountId, newCode()],
    );
    const [row] = await em.execute<{ code: string }[]>(
      'select code from referral_codes where account_id = ?',
      [accountId],
    );
    if (row) return row.code;
  }
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
