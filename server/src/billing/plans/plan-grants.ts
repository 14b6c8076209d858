import { Plan } from '@creditfix/shared/accounts';
import {
  BillingProblems,
  endOfBusinessDay,
  grantAnchor,
  planVerdict,
  type GrantTerms,
} from '@creditfix/shared/billing';
import {
  BUSINESS_TIME_ZONE,
  RequestProblems,
  calendarDateAt,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { notifyAccount, lockAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { planEndedEmail, planGrantedEmail } from './plan.emails.ts';
import {
  addGrant,
  closeGrant,
  findLastGrant,
  findOpenGrant,
} from '../allowance/allowance.repository.ts';
import { refreshPlan } from '../stripe/sync-subscription.ts';
import { findSubscriptions } from './subscription.repository.ts';

export interface GrantParts {
  readonly outbox: Outbox;
  readonly publicOrigin: () => string;
}

/**
 * Gives an account Pro without payment, for good or through a day. It takes the place of an earlier grant.
 *
 * @throws Problem `billing.account_unknown`, `billing.already_pro` or `request.invalid`
 */
export async function grantPro(
  tx: EntityManager,
  parts: GrantParts,
  grant: {
    readonly accountId: string;
    readonly until: CalendarDate | null;
    readonly reason: string;
    readonly grantedBy: string;
    readonly now: Date;
  },
): Promise<{ grantId: string }> {
  const { accountId, until, now } = grant;
  refusePastDay(until, now);
  await lockLivingAccount(tx, accountId);
  const paid = planVerdict(await findSubscriptions(tx, accountId), undefined, now);
  if (paid.plan === Plan.pro)
    throw BillingProblems.raise('billing.already_pro', { text: paysAlready });
  const anchoredAt = grantAnchor(await findLastGrant(tx, accountId, now), now);
  await closeGrant(tx, accountId, now);
  const grantId = randomUUID();
  const endsAt = until === null ? null : endOfBusinessDay(until);
  await addGrant(tx, {
    id: grantId,
    accountId,
    grantedBy: grant.grantedBy,
    reason: grant.reason,
    startsAt: now,
    anchoredAt,
    endsAt,
    withdrawnAt: null,
  });
  await refreshPlan(tx, accountId, now);
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'plan_granted',
    key: `plan_granted:${grantId}`,
    draft: () => planGrantedEmail({ endsAt }, parts.publicOrigin()),
  });
  return { grantId };
}

/**
 * Takes a granted Pro back. A paid subscription is not touched.
 *
 * @throws Problem `billing.account_unknown` or `billing.no_subscription`
 */
export async function withdrawPro(
  tx: EntityManager,
  parts: GrantParts,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<{ grantId: string }> {
  await lockLivingAccount(tx, accountId);
  const grant = await findOpenGrant(tx, accountId);
  if (!grant || hasEnded(grant, now)) throw noGrant();
  await closeGrant(tx, accountId, now);
  const { plan } = await refreshPlan(tx, accountId, now);
  if (plan === Plan.free) await notifyPlanEnded(tx, parts, { accountId, grantId: grant.id });
  return { grantId: grant.id };
}

export async function notifyPlanEnded(
  tx: EntityManager,
  parts: GrantParts,
  { accountId, grantId }: { readonly accountId: string; readonly grantId: string },
): Promise<void> {
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'plan_ended',
    key: `plan_ended:${grantId}`,
    draft: () => planEndedEmail(parts.publicOrigin()),
  });
}

const paysAlready =
  'This account pays for Pro itself, so there is nothing to give. Nothing was changed or charged.';

function refusePastDay(until: CalendarDate | null, now: Date): void {
  if (until === null || until > calendarDateAt(now, BUSINESS_TIME_ZONE)) return;
  const message = 'Please choose a day after today, or no end.';
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'until', message }] });
}

async function lockLivingAccount(tx: EntityManager, accountId: string): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account || account.deletedAt !== null)
    throw BillingProblems.raise('billing.account_unknown');
}

function hasEnded({ endsAt }: GrantTerms, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

function noGrant() {
  return BillingProblems.raise('billing.no_subscription', {
    text: 'This account has no granted Pro to take back. Nothing was changed.',
  });
}
