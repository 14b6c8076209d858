import type { PlanSummary } from '@creditfix/shared/billing';
import { Button, Notice } from '#webapp/kit/index.ts';
import classes from './plan-deeds.module.css';
import { hasSubscription } from './plan-standing.ts';
import { priceWords } from './plan-words.ts';
import { usePlanDeeds } from './billing.queries.ts';
import { paymentsOff } from './plan-parts.words.tsx';
import { words } from './plan.words.ts';

interface PlanDeedsProps {
  readonly plan: PlanSummary;
  /** True where going Pro is the one primary action of the view. */
  readonly primary?: boolean;
}

/** Going Pro, cancelling and taking that back: one click each, with the price before it and the trouble below it. */
export function PlanDeeds({ plan, primary = false }: PlanDeedsProps) {
  const { busy, trouble, start } = usePlanDeeds();
  const running = hasSubscription(plan);
  const free = plan.plan === 'free' && !running;
  if (free && !plan.onlinePayments) return <p className={classes.off}>{paymentsOff}</p>;
  if (!free && !running) return null;
  const ends = plan.subscription?.cancelsAtPeriodEnd ?? false;
  return (
    <div className={classes.deeds}>
      {free && (
        <p className={classes.price}>
          <strong>{words.proName}</strong> {priceWords(plan.trialDays)}
        </p>
      )}
      <div className={classes.buttons}>
        {free && (
          <Button
            look={primary ? 'deed' : 'second'}
            onClick={() => start('upgrade')}
            busyLabel={busy === 'upgrade' && words.openingPayment}
          >
            {words.upgrade}
          </Button>
        )}
        {running && (
          <Button
            onClick={() => start('portal')}
            busyLabel={busy === 'portal' && words.openingProvider}
          >
            {words.portal}
          </Button>
        )}
        {/* One button for both: after the click it stands where it stood, keeps the focus, and is the way back. */}
        {running && (
          <Button
            look={ends ? 'second' : 'plain'}
            onClick={() => start(ends ? 'resume' : 'cancel')}
            busyLabel={
              (busy === 'cancel' && words.canceling) || (busy === 'resume' && words.keeping)
            }
          >
            {ends ? words.keep : words.cancel}
          </Button>
        )}
      </div>
      {trouble && <Notice tone="error" title={trouble} />}
    </div>
  );
}
