import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { ActionIcon, Box, Button, Group, Menu, Paper, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  Icon,
  Optional,
  onText,
  VisuallyHidden,
  addressOf,
  momentWords,
  StatusTag,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import { DayField } from '../staff-form.tsx';
import { letterCount, Quiet, Below } from '../words.tsx';
import classes from './mail.module.css';
import { type PrintBatch, type QueuedMailpiece, classNames, inFours } from './staff-mail.ts';
import { longDate } from '@creditfix/shared/kernel';
import { CorrectMailing, MarkMailed, PostNews } from './batch-forms.tsx';
import { RefuseLetter } from './waiting-letters.tsx';

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

interface BatchRowProps {
  readonly mailpiece: QueuedMailpiece;
  readonly today: string;
  readonly entry: { readonly mailedOn: string; readonly cost: string };
  readonly onChanged: (mailpiece: QueuedMailpiece) => void;
}

type Step = 'shown' | 'refusing' | 'news' | 'correcting';

/** One printed letter: where it is, and what staff can do with it. */
function BatchRow({ mailpiece, today, entry, onChanged }: BatchRowProps) {
  const [step, setStep] = useState<Step>('shown');
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const done = (now: QueuedMailpiece) => {
    setStep('shown');
    onChanged(now);
  };
  const close = () => setStep('shown');
  return (
    <Box
      component="li"
      {...keptFocus}
      display="grid"
      style={{ gap: 'var(--space-1)' }}
      py="0.375rem"
      className="rule-below"
      aria-label={`Letter ${mailpiece.reference}`}
    >
      <div className={classes.line}>
        <Text fw={600} className="tabular nowrap">
          {mailpiece.reference}
        </Text>
        <p>
          {mailpiece.isForgotten ? 'The account was deleted.' : mailpiece.to}{' '}
          <Below>{mailpiece.toPlace}</Below>
        </p>
        <Text size="sm">{classNames[mailpiece.mailClass]}</Text>
        <Group gap="0.25rem var(--mantine-spacing-md)" justify="space-between" w="100%" data-work>
          {mailpiece.status === 'queued' && mailpiece.isUnpaid && (
            <StatusTag tone="trouble">Not paid anymore: do not mail it</StatusTag>
          )}
          {mailpiece.status === 'queued' && !mailpiece.isForgotten ? (
            <MarkMailed mailpiece={mailpiece} entry={entry} onDone={done} />
          ) : (
            <Status mailpiece={mailpiece} />
          )}
          {step === 'shown' && <Actions mailpiece={mailpiece} onStep={setStep} />}
        </Group>
      </div>
      {step === 'refusing' && <RefuseLetter mailpiece={mailpiece} onDone={done} onCancel={close} />}
      {step === 'news' && (
        <PostNews mailpiece={mailpiece} today={today} onDone={done} onCancel={close} />
      )}
      {step === 'correcting' && (
        <CorrectMailing mailpiece={mailpiece} onDone={done} onCancel={close} />
      )}
    </Box>
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
    <Group gap={0} wrap="nowrap">
      <Button variant="subtle" onClick={() => onStep('news')}>
        Delivered or returned {whose}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label={`More for ${reference}`}>
            <Icon name="menu" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="pen" />} onClick={() => onStep('correcting')}>
            Correct
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

/** Where a letter is that is no longer ours to mail. */
function Status({ mailpiece }: Pick<BatchRowProps, 'mailpiece'>) {
  const { trackingNumber, mailedOn, deliveredOn } = mailpiece;
  return (
    <Group gap="sm">
      {tagOf(mailpiece)}
      <Quiet>
        {deliveredOn ? longDate(deliveredOn) : mailedOn ? `Mailed ${longDate(mailedOn)}` : ''}
      </Quiet>
      {trackingNumber && (
        <a
          className="tabular"
          href={`https://tools.usps.com/go/TrackConfirmAction?tLabels=${trackingNumber}`}
          target="_blank"
          rel="noreferrer"
        >
          {inFours(trackingNumber)}
        </a>
      )}
    </Group>
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
