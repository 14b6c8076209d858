import { Box } from '@mantine/core';
import { BusyButton, Notice } from '#webapp/kit/index.ts';
import { usePlan, usePlanActions } from './billing.queries.ts';
import { pastDueWords, planStatus } from './plan-words.ts';
import { planMessages } from './messages.tsx';

interface PastDueBannerProps {
  /** True where mending it is the one primary action of the view. */
  readonly primary?: boolean;
}

/** A payment that did not go through: what happened, until when Pro goes on, and the way to mend it. */
export function PastDueBanner({ primary = false }: PastDueBannerProps) {
  const { data: plan } = usePlan();
  const { busy, trouble, start } = usePlanActions();
  if (!plan) return null;
  const status = planStatus(plan);
  if (status !== 'past_due' && status !== 'waiting') return null;
  const late = status === 'past_due';
  return (
    <Notice
      tone={late ? 'error' : 'warning'}
      title={late ? planMessages.pastDue : planMessages.onHold}
    >
      {pastDueWords(plan).map((sentences) => (
        <p key={sentences}>{sentences}</p>
      ))}
      <Box mt="xs">
        <BusyButton
          variant={primary ? 'filled' : 'default'}
          onClick={() => start('portal')}
          busyLabel={busy === 'portal' && planMessages.openingProvider}
        >
          {planMessages.updateCard}
        </BusyButton>
      </Box>
      {trouble && <p role="alert">{trouble.error}</p>}
    </Notice>
  );
}
