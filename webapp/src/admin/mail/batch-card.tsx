import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { Button, Group, Paper, TextInput, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  Icon,
  Optional,
  onText,
  VisuallyHidden,
  addressOf,
  momentWords,
} from '#webapp/kit/index.ts';
import { DayField } from '../staff-form.tsx';
import { letterCount, Quiet } from '../words.tsx';
import { BatchRow } from './batch-row.tsx';
import classes from './mail.module.css';
import type { PrintBatch, QueuedMailpiece } from './staff-mail.ts';

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
    <Paper
      component="article"
      withBorder
      p="md"
      bg="var(--sheet)"
      className={classes.batch}
      aria-labelledby={`batch-${id}`}
    >
      <Group component="header" justify="space-between" mb="md">
        <div>
          <Title order={4} id={`batch-${id}`}>
            Batch {number}
          </Title>
          <Quiet>
            Made {momentWords(madeAt)}. {letterCount(mailpieces.length)}, {leftWords(left.length)}.
          </Quiet>
        </div>
        <Group gap="lg">
          <Button
            component="a"
            variant="subtle"
            leftSection={<Icon name="sheet" />}
            ref={papers}
            href={addressOf(manualMailQueueEndpoints.printBatchPdf, { params, query: { reason } })}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              if (!isReasonStated()) event.preventDefault();
            }}
          >
            Open the PDF <VisuallyHidden>of batch {number}</VisuallyHidden>
          </Button>
          <Button
            component="a"
            variant="subtle"
            leftSection={<Icon name="download" />}
            href={addressOf(manualMailQueueEndpoints.printBatchForms, { params })}
            download
          >
            Download form data <VisuallyHidden>of batch {number}</VisuallyHidden>
          </Button>
        </Group>
      </Group>
      {left.length > 0 && (
        <Group align="end" mb="md">
          <DayField
            id={`mailed-on-${id}`}
            label="Mailed on"
            w="12rem"
            value={mailedOn}
            onChange={setMailedOn}
          />
          <TextInput
            id={`cost-${id}`}
            label={<Optional>Paid at the post office, each</Optional>}
            inputMode="decimal"
            placeholder="8.57"
            maxLength={12}
            value={cost}
            onChange={onText(setCost)}
          />
        </Group>
      )}
      <ul className="plain-list rule-above">
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
    </Paper>
  );
}

function leftWords(left: number): string {
  return left === 0 ? 'none left to mail' : `${left} to be mailed`;
}
