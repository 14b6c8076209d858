import { Button, Notice } from '#webapp/kit/index.ts';
import { usePlan, usePlanDeeds } from './billing.queries.ts';
import { planStanding } from './plan-standing.ts';
import { pastDueWords } from './plan-words.ts';
import classes from './past-due-banner.module.css';
import { words } from './plan.words.ts';

interface PastDueBannerProps {
  /** True where mending it is the one primary action of the view. */
  readonly primary?: boolean;
}

/** A payment that did not go through: what happened, until when Pro goes on, and the way to mend it. */
export function PastDueBanner({ primary = false }: PastDueBannerProps) {
  const { data: plan } = usePlan();
  const { busy, trouble, start } = usePlanDeeds();
  if (!plan) return null;
  const standing = planStanding(plan);
  if (standing !== 'past_due' && standing !== 'waiting') return null;
  const late = standing === 'past_due';
  return (
    <Notice tone={late ? 'error' : 'warning'} title={late ? words.pastDue : words.onHold}>
      {pastDueWords(plan).map((sentences) => (
        <p key={sentences}>{sentences}</p>
      ))}
      <div className={classes.deed}>
        <Button
          look={primary ? 'deed' : 'second'}
          onClick={() => start('portal')}
          busyLabel={busy === 'portal' && words.openingProvider}
        >
          {words.updateCard}
        </Button>
      </div>
      {trouble && <p role="alert">{trouble}</p>}
    </Notice>
  );
}
