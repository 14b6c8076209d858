import type { MailPiece } from '@creditfix/shared/mailing';
import { Link, useParams } from 'react-router-dom';
import { Answered, ButtonLink, Icon, Page, StatusTag, useKeptFocus } from '#webapp/kit/index.ts';
import { ArrivalForm, takesArrival } from './arrival-form.tsx';
import { classLabel } from './class-words.ts';
import { Envelope } from './envelope.tsx';
import { MailPapers } from './mail-papers.tsx';
import { words } from './mail-piece.words.ts';
import classes from './mail.module.css';
import { MailTimeline } from './mail-timeline.tsx';
import { putMailPiece, useMailPiece } from './mailing.queries.ts';
import { MailTrouble } from './mail-trouble.tsx';
import { bigWords, mailShapes, mailTones, nextWords, spacedNumber } from './mail-words.ts';
import { paidWords } from './price-words.ts';
import { TakeBack } from './take-back.tsx';
import { TestNote } from './test-note.tsx';

const { page, details } = words;

/** One mailing from the decision to its end: where it is, all that happened, and the papers that show it. */
export function MailPage() {
  const { id = '' } = useParams();
  const answer = useMailPiece(id);
  const name = answer.data?.to.name;
  return (
    <Page title={name ? page.title(name) : page.titleUnknown} description={page.description}>
      <Answered answer={answer} what={page.what} lines={6}>
        {(piece) => <PieceView piece={piece} onPiece={putMailPiece} />}
      </Answered>
    </Page>
  );
}

interface PieceViewProps {
  readonly piece: MailPiece;
  readonly onPiece: (piece: MailPiece) => void;
}

function PieceView({ piece, onPiece }: PieceViewProps) {
  return (
    <div className={classes.parts}>
      <Standing piece={piece} onPiece={onPiece} />
      {piece.test && <TestNote />}
      {piece.trouble && <MailTrouble piece={piece} trouble={piece.trouble} />}
      {takesArrival(piece) && <ArrivalForm piece={piece} onPiece={onPiece} />}
      <MailTimeline piece={piece} />
      <MailPapers piece={piece} />
      <Details piece={piece} />
      <p>
        <Link to="/dashboard">{page.back}</Link>
      </p>
    </div>
  );
}

function Standing({ piece, onPiece }: PieceViewProps) {
  const { status, label, trackingNumber, trackingUrl } = piece;
  const kept = useKeptFocus<HTMLElement>();
  const big = bigWords(piece);
  const next = nextWords(piece);
  return (
    <section {...kept} className={classes.standing} aria-label={page.standing}>
      <div role="status" className={classes.words}>
        <p className={classes.big} data-tone={mailTones[status]}>
          <Icon name={mailShapes[status]} />
          <span>{big}</span>
        </p>
        {!big.startsWith(label) && <StatusTag tone={mailTones[status]}>{label}</StatusTag>}
        {next && <p className={classes.next}>{next}</p>}
      </div>
      {trackingNumber && (
        <p>
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {page.track(spacedNumber(trackingNumber))}
          </a>{' '}
          <span className={classes.small}>{page.newTab}</span>
        </p>
      )}
      <TakeBack piece={piece} onPiece={onPiece} />
      {status === 'cancelled' && (
        <ButtonLink to={`/mail-letter/${piece.letterId}`}>{page.mailThis}</ButtonLink>
      )}
    </section>
  );
}

function Details({ piece }: { readonly piece: MailPiece }) {
  const { from, to, mailClass, carrier, pages, sheets } = piece;
  return (
    <section className={classes.details} aria-labelledby="details">
      <h2 id="details">{details.heading}</h2>
      <Envelope from={from} to={to} mailClass={mailClass} />
      <dl className={classes.facts}>
        <div>
          <dt>{details.kind}</dt>
          <dd>{classLabel(piece)}</dd>
        </div>
        {carrier !== 'self' && (
          <div>
            <dt>{details.paper}</dt>
            <dd>{details.pagesAndSheets(pages, sheets)}</dd>
          </div>
        )}
        <div>
          <dt>{details.price}</dt>
          <dd>{paidWords(piece)}</dd>
        </div>
      </dl>
    </section>
  );
}
