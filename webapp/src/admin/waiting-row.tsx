import { useState } from 'react';
import { Button, VisuallyHidden, dayWords, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './print-queue.module.css';
import { RefuseLetter } from './refuse-letter.tsx';
import { classNames, type QueuedMailpiece } from './staff-mail.ts';

interface WaitingRowProps {
  readonly mailpiece: QueuedMailpiece;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onChanged: (mailpiece: QueuedMailpiece) => void;
}

/** A letter that waits: what stands on its envelope, and how thick it is. */
export function WaitingRow({ mailpiece, chosen, onChoose, onChanged }: WaitingRowProps) {
  const [refusing, setRefusing] = useState(false);
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const { id, reference, to, toPlace, mailClass, pages, queuedAt } = mailpiece;
  return (
    <li {...keptFocus} className={classes.row}>
      <div className={classes.line}>
        <label className={classes.choice} htmlFor={`choose-${id}`}>
          <input
            id={`choose-${id}`}
            type="checkbox"
            checked={chosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          <span className={classes.reference}>{reference}</span>
        </label>
        <p className={classes.to}>
          {to} <span className={classes.quiet}>{toPlace}</span>
        </p>
        <p className={classes.class}>{classNames[mailClass]}</p>
        <p className={classes.quiet}>
          {pages} {pages === 1 ? 'page' : 'pages'}, asked for {dayWords(queuedAt)}
        </p>
        {!refusing && (
          <Button look="plain" onClick={() => setRefusing(true)}>
            Can’t be mailed <VisuallyHidden>{reference}</VisuallyHidden>
          </Button>
        )}
      </div>
      {refusing && (
        <RefuseLetter
          mailpiece={mailpiece}
          onDone={onChanged}
          onCancel={() => setRefusing(false)}
        />
      )}
    </li>
  );
}
