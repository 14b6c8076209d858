import type { Plan } from '@creditfix/shared/accounts';
import { SubscriptionStatus } from '@creditfix/shared/billing';
import { notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft } from '#server/platform/email/index.ts';
import type { ProviderSubscription } from './payments.port.ts';
import {
  cancellationEmail,
  endedEmail,
  trialEndsEmail,
  trialStartedEmail,
} from './subscription.email.ts';
import type { KnownSubscription, SyncParts } from './sync-subscription.ts';

interface Change {
  readonly accountId: string;
  readonly found: ProviderSubscription;
  readonly known: KnownSubscription | undefined;
  /** The account's plan after the change. */
  readonly plan: Plan;
  readonly now: Date;
}

interface News {
  readonly kind: string;
  /** What makes this news a different one from the last of its kind. */
  readonly about: string;
  readonly draft: () => EmailDraft;
}

/** Stripe announces a trial's end three days before; a little more, so that clocks may differ. */
const TRIAL_NOTICE_MS = 3.25 * 86_400_000;

/** Writes to the person about what has changed, in the transaction that records the change: so it is said once, and only if so. */
export async function announceSubscription(
  tx: EntityManager,
  parts: SyncParts,
  change: Change,
): Promise<void> {
  for (const { kind, about, draft } of newsOf(change, parts.publicOrigin())) {
    const key = `${kind}:${change.found.id}:${about}`;
    await notifyAccount(tx, parts, { accountId: change.accountId, kind, key, draft });
  }
}

function newsOf({ found, known, plan, now }: Change, origin: string): News[] {
  const { status, trialEndsAt, cancelRequestedAt, endedAt } = found;
  if (endedAt) {
    if (known?.endedAt || status !== SubscriptionStatus.canceled) return [];
    return [
      { kind: 'subscription_ended', about: '', draft: () => endedEmail(origin, found, plan) },
    ];
  }
  const news: News[] = [];
  const onTrial = status === SubscriptionStatus.trialing && trialEndsAt !== null;
  if (onTrial && !known)
    news.push({ kind: 'trial_started', about: '', draft: () => trialStartedEmail(origin, found) });
  if (found.cancelsAtPeriodEnd) {
    const asked = cancelRequestedAt?.getTime();
    if (asked !== undefined && asked !== known?.cancelRequestedAt?.getTime())
      news.push({
        kind: 'cancellation',
        about: String(asked),
        draft: () => cancellationEmail(origin, found),
      });
  } else if (onTrial && trialEndsAt.getTime() - now.getTime() <= TRIAL_NOTICE_MS) {
    news.push({
      kind: 'trial_will_end',
      about: String(trialEndsAt.getTime()),
      draft: () => trialEndsEmail(origin, found),
    });
  }
  return news;
}
