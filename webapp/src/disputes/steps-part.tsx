import type { Dispute } from '@creditfix/shared/disputes';
import type { ReactNode } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import { words } from './dispute-page.words.tsx';
import { lawWords, newestRound } from './dispute-words.ts';
import { StepDeed } from './step-deed.tsx';
import { deedOf, firstDeed } from './step-deeds.ts';
import classes from './steps-part.module.css';

interface StepsPartProps {
  readonly dispute: Dispute;
  readonly onNote: () => void;
  readonly onComplain: () => void;
}

/** What can come next, the best first: why, the law, and one deed each. */
export function StepsPart({ dispute, onNote, onComplain }: StepsPartProps) {
  const { id, nextSteps } = dispute;
  const { letterId, pieceId: mailpieceId } = newestRound(dispute);
  const [first, ...others] = nextSteps;
  if (!first) return null;
  const main = firstDeed(nextSteps);
  const deed = (step: typeof first) => (
    <StepDeed
      step={step.step}
      disputeId={id}
      letterId={step.letterId ?? letterId}
      pieceId={mailpieceId}
      look={step === main && step === first ? 'deed' : 'second'}
      onNote={onNote}
      onComplain={onComplain}
    />
  );
  return (
    <section aria-labelledby="next-heading">
      <h2 id="next-heading" tabIndex={-1}>
        {words.steps.heading}
      </h2>
      <Step step={first} main>
        {deed(first)}
      </Step>
      {nextSteps.some(({ isLetter }) => isLetter) && (
        <p className={classes.counts}>{words.steps.counts}</p>
      )}
      {others.length > 0 && (
        <ul className={classes.others} aria-label={words.steps.others}>
          {others.map((step) => (
            <li key={step.step}>
              <Step step={step}>{deed(step)}</Step>
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
          {main && !deedOf(step) && <Icon name="check" />}
          <span>{title}</span>
        </h3>
        <p>{why}</p>
        {law && <p className={classes.law}>{lawWords(law)}</p>}
      </div>
      <div className={classes.deed}>{children}</div>
    </div>
  );
}
