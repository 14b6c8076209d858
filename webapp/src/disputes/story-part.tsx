import { outcomeWords, type Dispute, type DisputeRound } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailStatusLabel } from '@creditfix/shared/mailing';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, VisuallyHidden, addressOf } from '#webapp/kit/index.ts';
import { disputePageMessages } from './messages.tsx';
import { dayWords } from './dispute-words.ts';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import classes from './story-part.module.css';
import { dayOf, today } from './today.ts';

const { story } = disputePageMessages;

/** Every letter of the dispute with its days, the first one first. */
export function StoryPart({ dispute }: { readonly dispute: Dispute }) {
  return (
    <section aria-labelledby="story-heading">
      <h2 id="story-heading">{story.heading}</h2>
      <ol className={classes.rounds}>
        {dispute.rounds.map((round) => (
          <li key={round.number}>
            <span className={classes.envelope}>
              <EnvelopeDrawing round={round} />
            </span>
            <Round round={round} target={dispute.target} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RoundProps {
  readonly round: DisputeRound;
  readonly target: string;
}

function Round({ round, target }: RoundProps) {
  const { letterId, number, reference, title, pieceId: mailpieceId } = round;
  return (
    <div className={classes.round}>
      <div>
        <h3 className={classes.title}>{story.letter(number, title)}</h3>
        <p className={classes.muted}>
          {story.to(target, <span className={classes.whole}>{reference}</span>)}
        </p>
      </div>
      <dl className={classes.facts}>
        {factsOf(round).map(({ name, fact }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <AnswerOf round={round} />
      <div className={classes.actions}>
        <Button
          component="a"
          href={addressOf(letterEndpoints.getLetterPdf, { params: { id: letterId } })}
          download
          variant="subtle"
          leftSection={<Icon name="download" />}
        >
          {story.download(number)}
        </Button>
        {mailpieceId && (
          <Button
            component={Link}
            to={`/mail/${mailpieceId}`}
            variant="subtle"
            leftSection={<Icon name="envelope" />}
          >
            {story.follow(number)}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Fact {
  readonly name: string;
  readonly fact: ReactNode;
}

function factsOf(round: DisputeRound): readonly Fact[] {
  const { signedAt, mailedOn, mailStatus, receivedOn, clock, trackingNumber, trackingUrl } = round;
  const day = (date: string) => dayWords(date, today());
  const status = mailStatus ? mailStatusLabel(mailStatus) : story.notYet;
  return [
    { name: story.signed, fact: day(dayOf(signedAt)) },
    { name: story.mailed, fact: mailedOn ? day(mailedOn) : status },
    ...(trackingNumber
      ? [{ name: story.tracking, fact: <Tracking number={trackingNumber} url={trackingUrl} /> }]
      : []),
    ...(receivedOn || mailedOn
      ? [{ name: story.arrived, fact: receivedOn ? day(receivedOn) : status }]
      : []),
    ...(clock ? [{ name: story.answerDue, fact: day(clock.dueOn) }] : []),
  ];
}

function Tracking({ number, url }: { readonly number: string; readonly url: string | null }) {
  const spaced = number.replace(/(.{4})(?=.)/g, '$1 ');
  if (!url) return spaced;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {spaced}
      <VisuallyHidden> {story.atUsps}</VisuallyHidden>
    </a>
  );
}

function AnswerOf({ round }: { readonly round: DisputeRound }) {
  const { outcome, outcomeOn, note, answerDocumentId } = round;
  if (outcome === null) return null;
  return (
    <div className={classes.answer}>
      <p>
        <strong>{outcomeWords(outcome).label}</strong>
        {outcomeOn && `, ${dayWords(outcomeOn, today())}`}
      </p>
      {note && <p className={classes.note}>{note}</p>}
      {answerDocumentId && (
        <p>
          <a
            href={addressOf(documentEndpoints.getDocumentPage, {
              params: { id: answerDocumentId, page: 1 },
            })}
            target="_blank"
            rel="noreferrer"
          >
            {story.answerPage}
          </a>
        </p>
      )}
    </div>
  );
}
