import {
  type Dispute,
  type DisputeRound,
  DisputeState,
  outcomeWords,
} from '@creditfix/shared/disputes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, StatusTag } from '#webapp/kit/index.ts';
import { ClockBar } from './clock-bar.tsx';
import classes from './dispute-list.module.css';
import { inOrder, toneOf } from './dispute-states.ts';
import { dayWords, disputeName, itemWords, newestRound } from './dispute-words.ts';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import { disputesMessages } from './messages.tsx';
import { StepAction } from './step-action.tsx';
import { actionOf, firstAction } from './step-actions.ts';
import { StopLine } from './stop-line.tsx';
import { today } from './today.ts';

const { list } = disputesMessages;

/** Shown before the person asks for more. */
const FIRST = 6;

/** Every item with its letters, open ones first; what is settled is folded away. */
export function DisputeList({ disputes }: { readonly disputes: readonly Dispute[] }) {
  const [all, setAll] = useState(false);
  if (disputes.length === 0) return null;
  const sorted = inOrder(disputes);
  const open = sorted.filter(({ state }) => state !== DisputeState.resolved);
  const settled = sorted.filter(({ state }) => state === DisputeState.resolved);
  const shown = all ? open : open.slice(0, FIRST);
  return (
    <section aria-labelledby="disputes-heading" className={classes.part}>
      <h2 id="disputes-heading">{list.heading}</h2>
      {open.length === 0 && <p>{list.noneOpen}</p>}
      <Cards disputes={shown} />
      {shown.length < open.length && (
        <div>
          <Button
            variant="subtle"
            leftSection={<Icon name="unfold" />}
            onClick={() => setAll(true)}
          >
            {list.showAll(open.length)}
          </Button>
        </div>
      )}
      {settled.length > 0 && (
        <details className={classes.settled}>
          <summary>{list.resolved(settled.length)}</summary>
          <Cards disputes={settled} />
        </details>
      )}
    </section>
  );
}

function Cards({ disputes }: { readonly disputes: readonly Dispute[] }) {
  return (
    <ul className={classes.cards}>
      {disputes.map((dispute) => (
        <li key={dispute.id}>
          <DisputeCard dispute={dispute} />
        </li>
      ))}
    </ul>
  );
}

/** One item with one recipient: where it stands, its letters with their days, and what comes next. */
function DisputeCard({ dispute }: { readonly dispute: Dispute }) {
  const { id, rounds, nextSteps, stateWords } = dispute;
  const newest = newestRound(dispute);
  const name = disputeName(dispute);
  const next = firstAction(nextSteps);
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
          <StepAction
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

/** What the answer said, or that nothing has to be done; an action says itself what it is. */
function nextWords({ nextSteps }: Dispute, { outcome }: DisputeRound): string {
  if (outcome !== null) return `${outcomeWords(outcome).label}.`;
  const [first] = nextSteps;
  return first && !actionOf(first.step) ? `${first.title}.` : '';
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
