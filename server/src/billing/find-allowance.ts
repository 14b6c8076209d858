import type { Plan } from '@creditfix/shared/accounts';
import {
  letterAllowance,
  type Allowance,
  type CountedLetter,
  type PlanTerms,
} from '@creditfix/shared/billing';
import type { EntityManager } from '#server/platform/database/index.ts';

interface CountedRow {
  readonly plan: Plan;
  readonly plan_from: Date | string | null;
  readonly period_ends_at: Date | string | null;
  readonly plan_until: Date | string | null;
  readonly made_at: Date | string | null;
  readonly on_others_pro: boolean | null;
}

/** Longer than a month and its grace: a granted Pro begins new months long after `plan_from`. */
const LOOK_BACK_MS = 62 * 86_400_000;

export interface Standing {
  readonly terms: PlanTerms;
  readonly allowance: Allowance;
}

/** An account's plan and what is left of it: one query, over every account of its mailbox. */
export async function findStanding(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<Standing> {
  const rows = await em.execute<CountedRow[]>(
    `select account.plan, account.plan_from, account.period_ends_at, account.plan_until,
       coalesce(letters.counted_at, letters.created_at) as made_at,
       (twin.id <> account.id and twin.plan = 'pro' and (twin.plan_until is null or twin.plan_until > ?)
         and twin.deleted_at is null) as on_others_pro
     from accounts account
     join accounts twin on twin.id = account.id or twin.mailbox_key = account.mailbox_key
     left join letters on letters.account_id = twin.id and letters.given_back_at is null
       and coalesce(letters.counted_at, letters.created_at) >=
       least(?::timestamptz, case when account.period_ends_at is not null then account.plan_from end)
     where account.id = ?`,
    [now, new Date(now.getTime() - LOOK_BACK_MS), accountId],
  );
  const terms = termsOf(rows[0]);
  return { terms, allowance: letterAllowance(terms, rows.flatMap(letterOf), now) };
}

function termsOf(row: CountedRow | undefined): PlanTerms {
  return {
    plan: row?.plan ?? 'free',
    from: dateOf(row?.plan_from),
    periodEndsAt: dateOf(row?.period_ends_at),
    until: dateOf(row?.plan_until),
  };
}

function letterOf({ made_at, on_others_pro }: CountedRow): CountedLetter[] {
  return made_at === null
    ? []
    : [{ madeAt: new Date(made_at), onOthersPro: on_others_pro ?? false }];
}

function dateOf(value: Date | string | null | undefined): Date | null {
  return value === null || value === undefined ? null : new Date(value);
}
