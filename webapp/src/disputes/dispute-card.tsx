import { outcomeWords, type Dispute, type DisputeRound } from '@creditfix/shared/disputes';
import { Link } from 'react-router-dom';
import { StatusTag } from '#webapp/kit/index.ts';
import { ClockBar } from './clock-bar.tsx';
import classes from './dispute-card.module.css';
import { toneOf } from './dispute-states.ts';
import { dayWords, disputeName, itemWords, newestRound } from './dispute-words.ts';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import { StepDeed } from './step-deed.tsx';
import { deedOf, firstDeed } from './step-deeds.ts';
import { StopLine } from './stop-line.tsx';
import { today } from './today.ts';

/** One item with one recipient: where it stands, its letters with their days, and what comes next. */
export function DisputeCard({ dispute }: { readonly dispute: Dispute }) {
  const { id, rounds, nextSteps, stateWords } = dispute;
  const newest = newestRound(dispute);
  const name = disputeName(dispute);
  const next = firstDeed(nextSteps);
  const words = nextWords(dispute, newest);
  return (
    <article className={classes.card} aria-labelledby={`dispute-${id}`}>
      <header className={classes.header}>
        <div className={classes.about}>
          <h3 id={`dispute-${id}`} className={classes.name}>
            <Link to={`/disputes/${id}`}>{name}</Link>
          </h3>
          <p className={classes.muted}>{itemWords(dispute)}</p>
        </div>
        <StatusTag tone={toneOf(dispute)}>{stateWords}</StatusTag>
      </header>
      {rounds.slice(0, -1).map((round) => (
        <EarlierRound key={round.number} round={round} />
      ))}
      <div className={classes.round}>
        <EnvelopeDrawing round={newest} />
        <div className={classes.way}>
          {rounds.length > 1 && <p className={classes.title}>{newest.title}</p>}
          <StopLine round={newest} />
        </div>
      </div>
      <ClockBar dispute={dispute} />
      <footer className={classes.footer}>
        {words && <p className={classes.next}>{words}</p>}
        {next && (
          <StepDeed
            step={next.step}
            disputeId={id}
            letterId={next.letterId ?? newest.letterId}
            pieceId={newest.pieceId}
            about={name}
          />
        )}
      </footer>
    </article>
  );
}

/** What the answer said, or that nothing has to be done; a deed says itself what it is. */
function nextWords({ nextSteps }: Dispute, { outcome }: DisputeRound): string {
  if (outcome !== null) return `${outcomeWords(outcome).label}.`;
  const [first] = nextSteps;
  return first && !deedOf(first.step) ? `${first.title}.` : '';
}

function EarlierRound({ round }: { readonly round: DisputeRound }) {
  const { title, outcome, outcomeOn } = round;
  const said = outcome && outcomeWords(outcome).label;
  return (
    <div className={classes.round} data-earlier>
      <EnvelopeDrawing round={round} />
      <p>
        <span className={classes.title}>{title}</span>
        {said && (
          <span className={classes.muted}>
            {said}
            {outcomeOn && `, ${dayWords(outcomeOn, today())}`}
          </span>
        )}
      </p>
    </div>
  );
}
