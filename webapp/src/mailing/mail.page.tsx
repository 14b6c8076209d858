import type { MailPiece } from '@creditfix/shared/mailing';
import { Link, useParams } from 'react-router-dom';
import {
  Answered,
  ButtonLink,
  Icon,
  Notice,
  Page,
  StatusTag,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import { ArrivalForm, takesArrival } from './arrival-form.tsx';
import { classLabel } from './class-words.ts';
import { Envelope } from './envelope.tsx';
import { MailPapers } from './mail-papers.tsx';
import classes from './mail.module.css';
import { MailTimeline } from './mail-timeline.tsx';
import { MailTrouble } from './mail-trouble.tsx';
import { bigWords, mailShapes, mailTones, nextWords, spacedNumber } from './mail-words.ts';
import { paidWords } from './price-words.ts';
import { TakeBack } from './take-back.tsx';
import { useMailPiece } from './use-mail-piece.ts';

/** One mailing from the decision to its end: where it is, all that happened, and the papers that show it. */
export function MailPage() {
  const { id = '' } = useParams();
  const answer = useMailPiece(id);
  const { state, put } = answer;
  const name = state.kind === 'ready' ? state.data.to.name : undefined;
  return (
    <Page
      title={name ? `Your letter to ${name}` : 'Your letter on its way'}
      description="Where your letter is, and the papers that show it."
    >
      <Answered answer={answer} what="this mailing" lines={6}>
        {(piece) => <PieceView piece={piece} onPiece={put} />}
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
      {piece.test && (
        <Notice tone="warning" title="Test mode">
          <p>This site runs in test mode: nothing is really printed or mailed.</p>
        </Notice>
      )}
      {piece.trouble && <MailTrouble piece={piece} trouble={piece.trouble} />}
      {takesArrival(piece) && <ArrivalForm piece={piece} onPiece={onPiece} />}
      <MailTimeline piece={piece} />
      <MailPapers piece={piece} />
      <Details piece={piece} />
      <p>
        <Link to="/dashboard">Back to your dashboard</Link>
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
    <section {...kept} className={classes.standing} aria-label="Where it is">
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
            Track {spacedNumber(trackingNumber)} at USPS
          </a>{' '}
          <span className={classes.small}>(opens in a new tab)</span>
        </p>
      )}
      <TakeBack piece={piece} onPiece={onPiece} />
      {status === 'cancelled' && (
        <ButtonLink to={`/mail-letter/${piece.letterId}`}>Mail this letter</ButtonLink>
      )}
    </section>
  );
}

function Details({ piece }: { readonly piece: MailPiece }) {
  const { from, to, mailClass, carrier, pages, sheets } = piece;
  return (
    <section className={classes.details} aria-labelledby="details">
      <h2 id="details">The envelope and the price</h2>
      <Envelope from={from} to={to} mailClass={mailClass} />
      <dl className={classes.facts}>
        <div>
          <dt>Kind of mail</dt>
          <dd>{classLabel(piece)}</dd>
        </div>
        {carrier !== 'self' && (
          <div>
            <dt>Paper</dt>
            <dd>
              {count(pages, 'page')}, {count(sheets, 'sheet')}
            </dd>
          </div>
        )}
        <div>
          <dt>Price</dt>
          <dd>{paidWords(piece)}</dd>
        </div>
      </dl>
    </section>
  );
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
