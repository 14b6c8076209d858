import type { Dispute } from '@creditfix/shared/disputes';
import type { ReactNode } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import { disputePageMessages } from './messages.tsx';
import { lawWords, newestRound } from './dispute-words.ts';
import { StepAction } from './step-action.tsx';
import { actionOf, firstAction } from './step-actions.ts';
import classes from './steps-part.module.css';

interface StepsPartProps {
  readonly dispute: Dispute;
  readonly onNote: () => void;
  readonly onComplain: () => void;
}

/** What can come next, the best first: why, the law, and one action each. */
export function StepsPart({ dispute, onNote, onComplain }: StepsPartProps) {
  const { id, nextSteps } = dispute;
  const { letterId, pieceId: mailpieceId } = newestRound(dispute);
  const [first, ...others] = nextSteps;
  if (!first) return null;
  const main = firstAction(nextSteps);
  const action = (step: typeof first) => (
    <StepAction
      step={step.step}
      disputeId={id}
      letterId={step.letterId ?? letterId}
      pieceId={mailpieceId}
      variant={step === main && step === first ? 'filled' : 'default'}
      onNote={onNote}
      onComplain={onComplain}
    />
  );
  return (
    <section aria-labelledby="next-heading">
      <h2 id="next-heading" tabIndex={-1}>
        {disputePageMessages.steps.heading}
      </h2>
      <Step step={first} main>
        {action(first)}
      </Step>
      {nextSteps.some(({ isLetter }) => isLetter) && (
        <p className={classes.counts}>{disputePageMessages.steps.counts}</p>
      )}
      {others.length > 0 && (
        <ul className={classes.others} aria-label={disputePageMessages.steps.others}>
          {others.map((step) => (
            <li key={step.step}>
              <Step step={step}>{action(step)}</Step>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface StepProps {
  readonly step: Dispute['nextSteps'][number];
  readonly main?: boolean;
  readonly children: ReactNode;
}

function Step({ step: { step, title, why, law }, main, children }: StepProps) {
  return (
    <div className={classes.step} data-main={main || undefined}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          {main && !actionOf(step) && <Icon name="check" />}
          <span>{title}</span>
        </h3>
        <p>{why}</p>
        {law && <p className={classes.law}>{lawWords(law)}</p>}
      </div>
      <div className={classes.action}>{children}</div>
    </div>
  );
}
