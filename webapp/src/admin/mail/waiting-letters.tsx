import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { Box, Button, Group, Paper, Radio, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import {
  BusyButton,
  callApi,
  dataOf,
  dayWords,
  EmptyState,
  useKeptFocus,
  useMutation,
  VisuallyHidden,
  AskFirst,
} from '#webapp/kit/index.ts';
import { Tick } from '../lists/staff-table.tsx';
import { tellDone, tellTrouble } from '../told.tsx';
import { Below, Quiet } from '../words.tsx';
import classes from './mail.module.css';
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
  const { reference, to, toPlace, mailClass, pages, queuedAt } = mailpiece;
  return (
    <Box
      component="li"
      {...keptFocus}
      display="grid"
      style={{ gap: 'var(--space-1)' }}
      py="0.375rem"
      className="rule-below"
    >
      <div className={classes.line}>
        <Tick
          label={
            <Text span inherit fw={600} className="tabular nowrap">
              {reference}
            </Text>
          }
          checked={chosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <p>
          {to} <Below>{toPlace}</Below>
        </p>
        <Text size="sm">{classNames[mailClass]}</Text>
        <Quiet>
          {pages} {pages === 1 ? 'page' : 'pages'}, asked for {dayWords(queuedAt)}
        </Quiet>
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
    </Box>
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
  const chosen = waiting.filter(({ id }) => !left.has(id)).slice(0, MOST);
  const isChosen = new Set(chosen.map(({ id }) => id));

  const { mutate: make, isPending } = useMutation({
    mutationFn: async (pieceIds: string[]) => {
      const body = { pieceIds };
      const answer = await callApi(manualMailQueueEndpoints.makePrintBatch, { body });
      return {
        words: answer.ok ? answer.message : undefined,
        batch: await dataOf(Promise.resolve(answer)),
      };
    },
    onError: tellTrouble,
    onSuccess: ({ words = 'The batch is made.', batch }, pieceIds) => {
      tellDone(words);
      onMade(batch);
      if (batch.pieces.length < pieceIds.length) onStale();
    },
  });
  const choose = (id: string, on: boolean) => {
    const next = new Set(left);
    if (on) next.delete(id);
    else next.add(id);
    setLeft(next);
  };

  return (
    <Stack component="section" aria-labelledby="waiting-heading">
      <Title order={3} id="waiting-heading">
        Waiting to be printed
      </Title>
      {waiting.length === 0 ? (
        <NoneWaiting isQuiet={hasBatches} />
      ) : (
        <>
          {count > waiting.length && (
            <Quiet>
              {count} wait. These are the oldest {waiting.length}.
            </Quiet>
          )}
          <Group>
            <Tick
              label={waiting.length > MOST ? `The oldest ${MOST}` : 'All'}
              checked={chosen.length === Math.min(waiting.length, MOST)}
              indeterminate={chosen.length > 0 && chosen.length < Math.min(waiting.length, MOST)}
              onChange={({ currentTarget }) =>
                setLeft(new Set(currentTarget.checked ? [] : waiting.map(({ id }) => id)))
              }
            />
            <BusyButton
              variant="filled"
              disabled={chosen.length === 0}
              busyLabel={isPending && 'Making the batch…'}
              onClick={() => make(chosen.map(({ id }) => id))}
            >
              Make a batch of {chosen.length}
            </BusyButton>
            <Quiet>From then on their senders can’t take them back.</Quiet>
          </Group>
          <VisuallyHidden role="status">{chosen.length} chosen</VisuallyHidden>
          <ul className="plain-list rule-above">
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
    </Stack>
  );
}

function NoneWaiting({ isQuiet }: { readonly isQuiet: boolean }) {
  const text = 'A letter comes here when the time it is held for its sender is over.';
  return isQuiet ? (
    <Quiet>No letter waits. {text}</Quiet>
  ) : (
    <EmptyState icon="mailbox" title="No letter waits">
      {text}
    </EmptyState>
  );
}

type Why = 'address' | 'file' | 'other';

interface RefuseLetterProps {
  readonly mailpiece: QueuedMailpiece;
  readonly onDone: (mailpiece: QueuedMailpiece) => void;
  readonly onCancel: () => void;
}

/** Gives a letter up that can't be mailed, with the reason that its sender is told. */
export function RefuseLetter({ mailpiece, onDone, onCancel }: RefuseLetterProps) {
  const [why, setWhy] = useState<Why>('address');
  const refuse = async (): Promise<string | undefined> => {
    const answer = await callApi(manualMailQueueEndpoints.refuseMailpiece, {
      params: { id: mailpiece.id },
      body: { why },
    });
    if (!answer.ok) return answer.problem.fields?.[0]?.message ?? answer.problem.error;
    onDone(answer.data);
    return undefined;
  };
  return (
    <Paper withBorder p="md" my="xs" maw="34rem" bg="var(--sheet)">
      <Radio.Group
        mb="md"
        label={`Why can’t ${mailpiece.reference} be mailed?`}
        value={why}
        onChange={setWhy}
      >
        <Radio value="address" label="An address" description="USPS does not know it." />
        <Radio value="file" label="The file" description="It can’t be printed." />
        <Radio
          value="other"
          label="Something else"
          description="The sender is asked to write to support."
        />
      </Radio.Group>
      <AskFirst
        question="Give this letter up?"
        action="Give it up"
        busyLabel="Giving it up…"
        keep="Keep it"
        onAction={refuse}
        onKeep={onCancel}
      >
        Its sender gets an email that says what to do, and pays nothing. This can’t be undone.
      </AskFirst>
    </Paper>
  );
}
