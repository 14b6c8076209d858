import { longDate } from '@creditfix/shared/kernel';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { StatusTag, VisuallyHidden, useKeptFocus } from '#webapp/kit/index.ts';
import { CorrectMailing, MarkMailed, PostNews } from './batch-forms.tsx';
import classes from './print-queue.module.css';
import { RefuseLetter } from './refuse-letter.tsx';
import { classNames, inFours, type MailedEntry, type QueuedMailpiece } from './staff-mail.ts';

interface BatchRowProps {
  readonly mailpiece: QueuedMailpiece;
  readonly today: string;
  readonly entry: Omit<MailedEntry, 'number'>;
  readonly onChanged: (mailpiece: QueuedMailpiece) => void;
}

type Step = 'shown' | 'refusing' | 'news' | 'correcting';

/** One printed letter: where it is, and what staff can do with it. */
export function BatchRow({ mailpiece, today, entry, onChanged }: BatchRowProps) {
  const [step, setStep] = useState<Step>('shown');
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const done = (now: QueuedMailpiece) => {
    setStep('shown');
    onChanged(now);
  };
  const close = () => setStep('shown');
  return (
    <li {...keptFocus} className={classes.row} aria-label={`Letter ${mailpiece.reference}`}>
      <div className={classes.line}>
        <p className={classes.reference}>{mailpiece.reference}</p>
        <p className={classes.to}>
          {mailpiece.isForgotten ? 'The account was deleted.' : mailpiece.to}{' '}
          <span className={classes.quiet}>{mailpiece.toPlace}</span>
        </p>
        <p className={classes.class}>{classNames[mailpiece.mailClass]}</p>
        <div className={classes.work}>
          {mailpiece.status === 'queued' && !mailpiece.isForgotten ? (
            <MarkMailed mailpiece={mailpiece} entry={entry} onDone={done} />
          ) : (
            <Status mailpiece={mailpiece} />
          )}
          {step === 'shown' && <Actions mailpiece={mailpiece} onStep={setStep} />}
        </div>
      </div>
      {step === 'refusing' && <RefuseLetter mailpiece={mailpiece} onDone={done} onCancel={close} />}
      {step === 'news' && (
        <PostNews mailpiece={mailpiece} today={today} onDone={done} onCancel={close} />
      )}
      {step === 'correcting' && (
        <CorrectMailing mailpiece={mailpiece} onDone={done} onCancel={close} />
      )}
    </li>
  );
}

function Actions({
  mailpiece: { status, isForgotten, reference },
  onStep,
}: Pick<BatchRowProps, 'mailpiece'> & { readonly onStep: (step: Step) => void }) {
  if (isForgotten) return null;
  const whose = <VisuallyHidden>{reference}</VisuallyHidden>;
  if (status === 'queued')
    return (
      <Button variant="subtle" onClick={() => onStep('refusing')}>
        Can’t be mailed {whose}
      </Button>
    );
  if (status !== 'mailed' && status !== 'in_transit') return null;
  return (
    <div className={classes.actions}>
      <Button variant="subtle" onClick={() => onStep('news')}>
        Delivered or returned {whose}
      </Button>
      <Button variant="subtle" onClick={() => onStep('correcting')}>
        Correct {whose}
      </Button>
    </div>
  );
}

/** Where a letter is that is no longer ours to mail. */
function Status({ mailpiece }: Pick<BatchRowProps, 'mailpiece'>) {
  const { trackingNumber, mailedOn, deliveredOn } = mailpiece;
  return (
    <div className={classes.status}>
      {tagOf(mailpiece)}
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

function tagOf({ status, isForgotten }: QueuedMailpiece) {
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
