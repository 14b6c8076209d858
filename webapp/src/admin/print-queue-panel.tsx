import { printQueueEndpoints } from '@creditfix/shared/admin';
import { useState } from 'react';
import { Answered, Button, queryClient, queryOf, useQuery } from '#webapp/kit/index.ts';
import { BatchCard } from './batch-card.tsx';
import { PrintReason, usePrintReason } from './print-reason.tsx';
import classes from './print-queue.module.css';
import type { PrintBatch, PrintQueue, QueuedPiece } from './staff-mail.ts';
import { useSignedOut } from './admin.queries.ts';
import { WaitingLetters } from './waiting-letters.tsx';

const printQueue = queryOf(printQueueEndpoints.printQueue);

const put = (queue: PrintQueue) => queryClient.setQueryData(printQueue.queryKey, queue);

/** Letters that staff print and bring to the post: what waits, and what is not mailed or not delivered yet. */
export function PrintQueuePanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery(printQueue);
  useSignedOut(answer, onSignedOut);
  const refresh = () => void answer.refetch();
  return (
    <section aria-labelledby="print-queue-heading">
      <div className={classes.top}>
        <h2 id="print-queue-heading" className={classes.heading}>
          Print queue
        </h2>
        <Button look="plain" onClick={refresh}>
          Look again
        </Button>
      </div>
      <Answered answer={answer} what="the print queue" lines={6}>
        {(queue) => <Queue queue={queue} onChanged={put} onStale={refresh} />}
      </Answered>
    </section>
  );
}

interface QueueProps {
  readonly queue: PrintQueue;
  readonly onChanged: (queue: PrintQueue) => void;
  readonly onStale: () => void;
}

function Queue({ queue, onChanged, onStale }: QueueProps) {
  const { waiting, waitingCount, batches, today } = queue;
  const [newest, setNewest] = useState<string>();
  const { reason, isStated, field } = usePrintReason();
  const added = (batch: PrintBatch) => {
    const taken = new Set(batch.pieces.map(({ id }) => id));
    setNewest(batch.id);
    onChanged({
      ...queue,
      waiting: waiting.filter(({ id }) => !taken.has(id)),
      waitingCount: waitingCount - taken.size,
      batches: [batch, ...batches],
    });
  };
  const changed = (piece: QueuedPiece) => {
    const newer = (old: QueuedPiece) => (old.id === piece.id ? piece : old);
    onChanged({
      ...queue,
      waiting: waiting.filter(({ id }) => id !== piece.id),
      waitingCount: waitingCount - waiting.filter(({ id }) => id === piece.id).length,
      batches: batches.map((batch) => ({ ...batch, pieces: batch.pieces.map(newer) })),
    });
  };
  return (
    <div className={classes.queue}>
      <WaitingLetters
        waiting={waiting}
        count={waitingCount}
        hasBatches={batches.length > 0}
        onMade={added}
        onChanged={changed}
        onStale={onStale}
      />
      {batches.length > 0 && (
        <section className={classes.batches} aria-labelledby="batches-heading">
          <h3 id="batches-heading" className={classes.subheading}>
            Batches
          </h3>
          <p className={classes.quiet}>
            Scan the barcode of a cover sheet into any number field to find its letter, then the
            number on its green label. Enter goes on to the next letter.
          </p>
          <PrintReason {...field} />
          {batches.map((batch) => (
            <BatchCard
              key={batch.id}
              batch={batch}
              today={today}
              isNewest={batch.id === newest}
              reason={reason}
              isReasonStated={isStated}
              onChanged={changed}
            />
          ))}
        </section>
      )}
    </div>
  );
}
