import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  Icon,
  Optional,
  onText,
  VisuallyHidden,
  addressOf,
  momentWords,
} from '#webapp/kit/index.ts';
import { BatchRow } from './batch-row.tsx';
import classes from './print-queue.module.css';
import { countWords, type PrintBatch, type QueuedMailpiece } from './staff-mail.ts';

interface BatchCardProps {
  readonly batch: PrintBatch;
  readonly today: string;
  /** It was made just now: its papers come next. */
  readonly isNewest: boolean;
  /** Why its PDF is opened. */
  readonly reason: string;
  /** Asks for the reason if there is none. */
  readonly isReasonStated: () => boolean;
  readonly onChanged: (mailpiece: QueuedMailpiece) => void;
}

/** A batch: its papers, the day and the cost that go with each letter that is marked now, and its letters. */
export function BatchCard(props: BatchCardProps) {
  const { batch, today, isNewest, reason, isReasonStated, onChanged } = props;
  const { id, number, madeAt, pieces: mailpieces } = batch;
  const [mailedOn, setMailedOn] = useState(today);
  const [cost, setCost] = useState('');
  const left = mailpieces.filter(({ status, isForgotten }) => status === 'queued' && !isForgotten);
  const params = { id };
  const papers = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNewest) papers.current?.focus();
  }, [isNewest]);
  return (
    <article className={classes.batch} aria-labelledby={`batch-${id}`}>
      <header className={classes.batchTop}>
        <div>
          <h4 id={`batch-${id}`} className={classes.batchName}>
            Batch {number}
          </h4>
          <p className={classes.quiet}>
            Made {momentWords(madeAt)}. {countWords(mailpieces.length)}, {leftWords(left.length)}.
          </p>
        </div>
        <p className={classes.papers}>
          <a
            ref={papers}
            href={addressOf(manualMailQueueEndpoints.printBatchPdf, { params, query: { reason } })}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (!isReasonStated()) event.preventDefault();
            }}
          >
            <Icon name="sheet" /> Open the PDF <VisuallyHidden>of batch {number}</VisuallyHidden>
          </a>
          <a href={addressOf(manualMailQueueEndpoints.printBatchForms, { params })} download>
            <Icon name="download" /> Download form data{' '}
            <VisuallyHidden>of batch {number}</VisuallyHidden>
          </a>
        </p>
      </header>
      {left.length > 0 && (
        <div className={classes.entry}>
          <TextInput
            id={`mailed-on-${id}`}
            type="date"
            label="Mailed on"
            data-size="medium"
            value={mailedOn}
            onChange={onText(setMailedOn)}
          />
          <TextInput
            id={`cost-${id}`}
            label={<Optional>Paid at the post office, each</Optional>}
            data-size="medium"
            inputMode="decimal"
            placeholder="8.57"
            maxLength={12}
            value={cost}
            onChange={onText(setCost)}
          />
        </div>
      )}
      <ul className={classes.list}>
        {mailpieces.map((mailpiece) => (
          <BatchRow
            key={mailpiece.id}
            mailpiece={mailpiece}
            today={today}
            entry={{ mailedOn, cost }}
            onChanged={onChanged}
          />
        ))}
      </ul>
    </article>
  );
}

function leftWords(left: number): string {
  return left === 0 ? 'none left to mail' : `${left} to be mailed`;
}
