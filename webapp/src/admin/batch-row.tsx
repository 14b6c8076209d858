import { longDate } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { Button, StatusTag, VisuallyHidden, useKeptFocus } from '#webapp/kit/index.ts';
import { CorrectMailing } from './correct-mailing.tsx';
import { MarkMailed } from './mark-mailed.tsx';
import { PostNews } from './post-news.tsx';
import classes from './print-queue.module.css';
import { RefuseLetter } from './refuse-letter.tsx';
import { classNames, inFours, type MailedEntry, type QueuedPiece } from './staff-mail.ts';

interface BatchRowProps {
  readonly piece: QueuedPiece;
  readonly today: string;
  readonly entry: Omit<MailedEntry, 'number'>;
  readonly onChanged: (piece: QueuedPiece) => void;
}

type Step = 'shown' | 'refusing' | 'news' | 'correcting';

/** One printed letter: where it is, and what staff can do with it. */
export function BatchRow({ piece, today, entry, onChanged }: BatchRowProps) {
  const [step, setStep] = useState<Step>('shown');
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const done = (now: QueuedPiece) => {
    setStep('shown');
    onChanged(now);
  };
  const close = () => setStep('shown');
  return (
    <li {...keptFocus} className={classes.row} aria-label={`Letter ${piece.reference}`}>
      <div className={classes.line}>
        <p className={classes.reference}>{piece.reference}</p>
        <p className={classes.to}>
          {piece.isForgotten ? 'The account was deleted.' : piece.to}{' '}
          <span className={classes.quiet}>{piece.toPlace}</span>
        </p>
        <p className={classes.class}>{classNames[piece.mailClass]}</p>
        <div className={classes.work}>
          {piece.status === 'queued' && !piece.isForgotten ? (
            <MarkMailed piece={piece} entry={entry} onDone={done} />
          ) : (
            <Standing piece={piece} />
          )}
          {step === 'shown' && <Deeds piece={piece} onStep={setStep} />}
        </div>
      </div>
      {step === 'refusing' && <RefuseLetter piece={piece} onDone={done} onCancel={close} />}
      {step === 'news' && <PostNews piece={piece} today={today} onDone={done} onCancel={close} />}
      {step === 'correcting' && <CorrectMailing piece={piece} onDone={done} onCancel={close} />}
    </li>
  );
}

function Deeds({
  piece: { status, isForgotten, reference },
  onStep,
}: Pick<BatchRowProps, 'piece'> & { readonly onStep: (step: Step) => void }) {
  if (isForgotten) return null;
  const whose = <VisuallyHidden>{reference}</VisuallyHidden>;
  if (status === 'queued')
    return (
      <Button look="plain" onClick={() => onStep('refusing')}>
        Can’t be mailed {whose}
      </Button>
    );
  if (status !== 'mailed' && status !== 'in_transit') return null;
  return (
    <div className={classes.deeds}>
      <Button look="plain" onClick={() => onStep('news')}>
        Delivered or returned {whose}
      </Button>
      <Button look="plain" onClick={() => onStep('correcting')}>
        Correct {whose}
      </Button>
    </div>
  );
}

/** Where a letter is that is no longer ours to mail. */
function Standing({ piece }: Pick<BatchRowProps, 'piece'>) {
  const { trackingNumber, mailedOn, deliveredOn } = piece;
  return (
    <div className={classes.standing}>
      {tagOf(piece)}
      <p className={classes.quiet}>
        {deliveredOn ? longDate(deliveredOn) : mailedOn ? `Mailed ${longDate(mailedOn)}` : ''}
      </p>
      {trackingNumber && (
        <a
          className={classes.number}
          href={`https://tools.usps.com/go/TrackConfirmAction?tLabels=${trackingNumber}`}
          target="_blank"
          rel="noreferrer"
        >
          {inFours(trackingNumber)}
        </a>
      )}
    </div>
  );
}

function tagOf({ status, isForgotten }: QueuedPiece) {
  switch (status) {
    case 'delivered':
      return <StatusTag tone="done">Delivered</StatusTag>;
    case 'mailed':
    case 'in_transit':
      return <StatusTag tone="moving">In the mail</StatusTag>;
    case 'returned':
      return <StatusTag tone="trouble">Returned</StatusTag>;
    default:
      return <StatusTag tone="quiet">{isForgotten ? 'Do not mail it' : 'Given up'}</StatusTag>;
  }
}
