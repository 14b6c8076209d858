import type { Dispute } from '@creditfix/shared/disputes';
import classes from './clock-bar.module.css';
import { toneOf } from './dispute-states.ts';
import { dayWords, lawWords, lengthWords, paceWords, runningClock } from './dispute-words.ts';
import { disputesMessages } from './messages.tsx';
import { today } from './today.ts';

interface ClockBarProps {
  readonly dispute: Pick<Dispute, 'state' | 'rounds' | 'nextSteps'>;
  /** With what the law says about it. */
  readonly large?: boolean;
}

/** How much of the time for an answer has passed, in words first; a time that is over needs no bar. Nothing where no time runs. */
export function ClockBar({ dispute, large = false }: ClockBarProps) {
  const clock = runningClock(dispute);
  if (!clock) return null;
  const isOver = today() > clock.dueOn;
  // Where the step right below it rests on the same law, it is said there.
  const saysLaw = dispute.nextSteps[0]?.law !== clock.law;
  const due = dayWords(clock.dueOn, today());
  return (
    <div
      className={classes.clock}
      data-tone={isOver ? 'trouble' : toneOf(dispute)}
      data-large={large || undefined}
    >
      <p className={classes.words}>
        {isOver
          ? disputesMessages.clock.over(paceWords(clock), due)
          : disputesMessages.clock.due(paceWords(clock), due)}
      </p>
      {!isOver && (
        <div className={classes.bar} aria-hidden>
          <span style={{ inlineSize: `${Math.round(clock.progress * 100)}%` }} />
        </div>
      )}
      {large && (
        <p className={classes.law}>
          {lengthWords(clock)} {saysLaw && lawWords(clock.law)}
        </p>
      )}
    </div>
  );
}
