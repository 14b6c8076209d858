import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  BusyButton,
  callApi,
  dayWords,
  EmptyState,
  Notice,
  useKeptFocus,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import classes from './print-queue.module.css';
import { RefuseLetter } from './refuse-letter.tsx';
import { classNames, type PrintBatch, type QueuedMailpiece } from './staff-mail.ts';

interface WaitingRowProps {
  readonly mailpiece: QueuedMailpiece;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onChanged: (mailpiece: QueuedMailpiece) => void;
}

/** A letter that waits: what stands on its envelope, and how thick it is. */
function WaitingRow({ mailpiece, chosen, onChoose, onChanged }: WaitingRowProps) {
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
          <Button variant="subtle" onClick={() => setRefusing(true)}>
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

interface WaitingLettersProps {
  readonly waiting: readonly QueuedMailpiece[];
  readonly count: number;
  /** There is something else to do here. */
  readonly hasBatches: boolean;
  readonly onMade: (batch: PrintBatch) => void;
  readonly onChanged: (mailpiece: QueuedMailpiece) => void;
  readonly onStale: () => void;
}

/** As many as one batch takes. */
const MOST = 100;

/** The letters that nobody has printed yet, and the way to take them out of the queue. */
export function WaitingLetters(props: WaitingLettersProps) {
  const { waiting, count, hasBatches, onMade, onChanged, onStale } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ readonly tone: 'success' | 'error'; readonly text: string }>();
  const chosen = waiting.filter(({ id }) => !left.has(id)).slice(0, MOST);
  const isChosen = new Set(chosen.map(({ id }) => id));

  const make = async (): Promise<void> => {
    setBusy(true);
    setTold(undefined);
    const mailpieceIds = chosen.map(({ id }) => id);
    const answer = await callApi(manualMailQueueEndpoints.makePrintBatch, {
      body: { pieceIds: mailpieceIds },
    });
    setBusy(false);
    if (answer.ok) {
      setTold({ tone: 'success', text: answer.message ?? 'The batch is made.' });
      onMade(answer.data);
      if (answer.data.pieces.length < mailpieceIds.length) onStale();
      return;
    }
    setTold({ tone: 'error', text: answer.problem.error });
  };
  const choose = (id: string, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(id);
    else next.add(id);
    setLeft(next);
  };

  return (
    <section className={classes.waiting} aria-labelledby="waiting-heading">
      <h3 id="waiting-heading" className={classes.subheading}>
        Waiting to be printed
      </h3>
      {told && <Notice tone={told.tone} title={told.text} live />}
      {waiting.length === 0 ? (
        <NoneWaiting isQuiet={hasBatches} />
      ) : (
        <>
          {count > waiting.length && (
            <p className={classes.quiet}>
              {count} wait. These are the oldest {waiting.length}.
            </p>
          )}
          <div className={classes.make}>
            <label className={classes.all}>
              <input
                type="checkbox"
                checked={chosen.length === Math.min(waiting.length, MOST)}
                onChange={({ currentTarget }) =>
                  setLeft(new Set(currentTarget.checked ? [] : waiting.map(({ id }) => id)))
                }
              />
              {waiting.length > MOST ? `The oldest ${MOST}` : 'All'}
            </label>
            <BusyButton
              variant="filled"
              disabled={chosen.length === 0}
              busyLabel={busy && 'Making the batch…'}
              onClick={() => void make()}
            >
              Make a batch of {chosen.length}
            </BusyButton>
            <p className={classes.quiet}>From then on their senders can’t take them back.</p>
          </div>
          <VisuallyHidden role="status">{chosen.length} chosen</VisuallyHidden>
          <ul className={classes.list}>
            {waiting.map((mailpiece) => (
              <WaitingRow
                key={mailpiece.id}
                mailpiece={mailpiece}
                chosen={isChosen.has(mailpiece.id)}
                onChoose={(on) => choose(mailpiece.id, on)}
                onChanged={onChanged}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function NoneWaiting({ isQuiet }: { readonly isQuiet: boolean }) {
  const text = 'A letter comes here when the time it is held for its sender is over.';
  return isQuiet ? (
    <p className={classes.quiet}>No letter waits. {text}</p>
  ) : (
    <EmptyState icon="mailbox" title="No letter waits">
      {text}
    </EmptyState>
  );
}
