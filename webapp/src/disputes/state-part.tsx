import { outcomeWords, stateWords, type Dispute } from '@creditfix/shared/disputes';
import { StatusTag } from '#webapp/kit/index.ts';
import { ClockBar } from './clock-bar.tsx';
import { toneOf } from './dispute-states.ts';
import { disputePageMessages, disputesMessages } from './messages.tsx';
import { dayWords, newestRound, runningClock } from './dispute-words.ts';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import classes from './state-part.module.css';
import { today } from './today.ts';

/** Where it stands, in large. */
export function StatePart({ dispute }: { readonly dispute: Dispute }) {
  return (
    <section className={classes.state} aria-label={disputePageMessages.page.state}>
      <EnvelopeDrawing round={newestRound(dispute)} />
      <div className={classes.words}>
        <StatusTag tone={toneOf(dispute)}>{dispute.stateWords}</StatusTag>
        <ClockBar dispute={dispute} large />
        {!runningClock(dispute) && <p className={classes.hint}>{hintOf(dispute)}</p>}
      </div>
    </section>
  );
}

/** What the answer said, if there is one. */
function hintOf(dispute: Dispute): string {
  const { outcome, outcomeOn } = newestRound(dispute);
  if (outcome === null) return stateWords(dispute.state).hint;
  const { label } = outcomeWords(outcome);
  return outcomeOn ? disputesMessages.onDay(label, dayWords(outcomeOn, today())) : label;
}
