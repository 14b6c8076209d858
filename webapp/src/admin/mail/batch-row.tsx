import { longDate } from '@creditfix/shared/kernel';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { useState } from 'react';
import { Icon, StatusTag, VisuallyHidden, useKeptFocus } from '#webapp/kit/index.ts';
import { Below, Quiet } from '../words.tsx';
import { CorrectMailing, MarkMailed, PostNews } from './batch-forms.tsx';
import classes from './mail.module.css';
import { RefuseLetter } from './waiting-letters.tsx';
import { classNames, inFours, type QueuedMailpiece } from './staff-mail.ts';

interface BatchRowProps {
  readonly mailpiece: QueuedMailpiece;
  readonly today: string;
  readonly entry: { readonly mailedOn: string; readonly cost: string };
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
        <Text fw={600} className="tabular nowrap">
          {mailpiece.reference}
        </Text>
        <p>
          {mailpiece.isForgotten ? 'The account was deleted.' : mailpiece.to}{' '}
          <Below>{mailpiece.toPlace}</Below>
        </p>
        <Text size="sm">{classNames[mailpiece.mailClass]}</Text>
        <Group gap="0.25rem md" justify="space-between" w="100%" data-work>
          {mailpiece.status === 'queued' && mailpiece.isUnpaid && (
            <StatusTag tone="trouble">Not paid any more: do not mail it</StatusTag>
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
