import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { Box, Button, Group, Stack, TextInput, type TextInputProps, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  Answered,
  onText,
  queryClient,
  queryOf,
  Segments,
  useQuery,
  VisuallyHidden,
  dayWords,
  EmptyState,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { Quiet, Below } from '../words.tsx';
import { BatchCard } from './batch-card.tsx';
import { MailCostsPanel } from './mail-costs-panel.tsx';
import {
  type ManualMailQueue,
  type PrintBatch,
  type QueuedMailpiece,
  carriers,
  classNames,
} from './staff-mail.ts';
import { WaitingLetters } from './waiting-letters.tsx';
import type { DataOf } from '@creditfix/shared/kernel';
import { mailStatusLabel } from '@creditfix/shared/mailing';
import { StaffTable } from '../lists/staff-table.tsx';
import { UserLink } from '../lists/user-columns.tsx';

const views = [
  { value: 'queue', label: 'Print queue' },
  { value: 'costs', label: 'Costs' },
  { value: 'stranded', label: 'Earlier carrier' },
] as const;

type View = (typeof views)[number]['value'];

/** What staff print and mail, and what mailing costs. */
export function MailPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('view');
  const view: View = views.find(({ value }) => value === asked)?.value ?? 'queue';
  return (
    <>
      <Box component="fieldset" mb="md">
        <VisuallyHidden component="legend">Part of the mail</VisuallyHidden>
        <Segments
          choices={views}
          value={view}
          onChange={(value) =>
            setSearch(
              { tab: 'mail', ...(value === 'queue' ? {} : { view: value }) },
              { replace: true },
            )
          }
        />
      </Box>
      {view === 'queue' && <ManualMailQueuePanel onSignedOut={onSignedOut} />}
      {view === 'costs' && <MailCostsPanel onSignedOut={onSignedOut} />}
      {view === 'stranded' && <StrandedPanel onSignedOut={onSignedOut} />}
    </>
  );
}

/** What it is on nearly every day, so that printing stays one click. */
const USUAL = 'To print and mail these letters';

/** Why the PDFs of batches are opened: asked once for all of them, since each holds whole letters. */
function usePrintReason() {
  const [reason, setReason] = useState(USUAL);
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const change = (typed: string): void => {
    setReason(typed);
    setError(undefined);
  };
  /** @returns whether a reason is there; if none does, the field is where to go on */
  const isStated = (): boolean => {
    if (reason.trim() !== '') return true;
    setError('Say why you open these letters.');
    ref.current?.focus();
    return false;
  };
  return { reason, isStated, field: { value: reason, error, ref, onChange: onText(change) } };
}

type PrintReasonProps = Pick<TextInputProps, 'value' | 'error' | 'ref' | 'onChange'>;

function PrintReason(field: PrintReasonProps) {
  return (
    <TextInput
      {...field}
      maw="40rem"
      id="print-reason"
      label="Why do you open these letters?"
      description="A batch’s PDF has whole letters with their signatures. The reason is kept in the audit log with your name."
      autoComplete="off"
      maxLength={300}
    />
  );
}

const manualMailQueue = queryOf(manualMailQueueEndpoints.manualMailQueue);

const put = (queue: ManualMailQueue) => queryClient.setQueryData(manualMailQueue.queryKey, queue);

/** Letters that staff print and bring to the post: what waits, and what is not mailed or not delivered yet. */
function ManualMailQueuePanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery(manualMailQueue);
  useSignedOut(answer, onSignedOut);
  const refresh = () => void answer.refetch();
  return (
    <section aria-labelledby="print-queue-heading">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="print-queue-heading">
          Print queue
        </Title>
        <Button variant="subtle" onClick={refresh}>
          Look again
        </Button>
      </Group>
      <Answered answer={answer} what="the print queue" lines={6}>
        {(queue) => <Queue queue={queue} onChanged={put} onStale={refresh} />}
      </Answered>
    </section>
  );
}

interface QueueProps {
  readonly queue: ManualMailQueue;
  readonly onChanged: (queue: ManualMailQueue) => void;
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
  const changed = (mailpiece: QueuedMailpiece) => {
    const newer = (old: QueuedMailpiece) => (old.id === mailpiece.id ? mailpiece : old);
    onChanged({
      ...queue,
      waiting: waiting.filter(({ id }) => id !== mailpiece.id),
      waitingCount: waitingCount - waiting.filter(({ id }) => id === mailpiece.id).length,
      batches: batches.map((batch) => ({ ...batch, pieces: batch.pieces.map(newer) })),
    });
  };
  return (
    <Stack gap="xl">
      <WaitingLetters
        waiting={waiting}
        count={waitingCount}
        hasBatches={batches.length > 0}
        onMade={added}
        onChanged={changed}
        onStale={onStale}
      />
      {batches.length > 0 && (
        <Stack component="section" aria-labelledby="batches-heading">
          <Title order={3} id="batches-heading">
            Batches
          </Title>
          <Quiet>
            Scan the barcode of a cover sheet into any number field to find its letter, then the
            number on its green label. Enter goes on to the next letter.
          </Quiet>
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
        </Stack>
      )}
    </Stack>
  );
}

type Stranded = DataOf<typeof manualMailQueueEndpoints.strandedMail>;
type StrandedMailpiece = Stranded['pieces'][number];

/** Each with what is needed to ask about it: the carrier's own number, and that of the post. */
const columns = [
  {
    head: 'Letter',
    cell: ({ reference, userId, email }: StrandedMailpiece) => (
      <>
        {reference}
        <Below>{email ? <UserLink id={userId}>{email}</UserLink> : 'Deleted account'}</Below>
      </>
    ),
  },
  {
    head: 'To',
    cell: ({ to, toPlace }: StrandedMailpiece) => (
      <>
        {to}
        <Below>{toPlace}</Below>
      </>
    ),
  },
  {
    head: 'Carrier',
    cell: ({ carrier, carrierId, mailClass }: StrandedMailpiece) => (
      <>
        {carriers[carrier]}, {carrierId ?? 'asked, no number came back'}
        <Below>{classNames[mailClass]}</Below>
      </>
    ),
  },
  {
    head: 'Tracking number',
    cell: ({ trackingNumber }: StrandedMailpiece) => trackingNumber ?? 'None',
  },
  {
    head: 'Status',
    cell: ({ status, queuedAt }: StrandedMailpiece) => (
      <>
        {mailStatusLabel(status)}
        <Below>{dayWords(queuedAt)}</Below>
      </>
    ),
  },
] as const;

/** Mail that was under way when the carrier was changed: staff see to it by hand. */
function StrandedPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery(queryOf(manualMailQueueEndpoints.strandedMail));
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-labelledby="stranded-heading">
      <Title order={2} id="stranded-heading" mb="md">
        Under way with an earlier carrier
      </Title>
      <Answered answer={answer} what="the mail of an earlier carrier" lines={6}>
        {({ carrier, pieces }) =>
          pieces.length === 0 ? (
            <EmptyState icon="envelope" title="Nothing is left with an earlier carrier">
              When the mail carrier is changed, letters that are still under way with the one before
              show here.
            </EmptyState>
          ) : (
            <>
              <Quiet mb="sm">
                Mail goes through {carriers[carrier]} now, so no news of these comes in by itself.
                Look each one up in the carrier’s account or at the post, and write to the person.
                If the earlier carrier is set up again, its news comes in again.
              </Quiet>
              <StaffTable
                name="Mail of an earlier carrier"
                columns={columns}
                rows={pieces}
                empty="Nothing is left."
              />
            </>
          )
        }
      </Answered>
    </section>
  );
}
