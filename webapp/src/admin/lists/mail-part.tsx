import { manualMailQueueEndpoints, type adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { MailClass, mailClassLabels, mailStatusLabel } from '@creditfix/shared/mailing';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi, dataOf, momentWords, VisuallyHidden } from '#webapp/kit/index.ts';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useMayHelp } from '../staff-role.ts';
import { tellDone } from '../told.tsx';
import { Below } from '../words.tsx';
import { StaffTable } from './staff-table.tsx';

type Mailed = DataOf<typeof adminListEndpoints.adminUser>['mail'][number];

interface MailPartProps {
  readonly mail: readonly Mailed[];
  readonly onChanged: () => void;
}

/** How somebody's letters were mailed; what did not arrive is mailed again from here, at the operator's cost. */
export function MailPart({ mail, onChanged }: MailPartProps) {
  const mayHelp = useMayHelp();
  const [chosen, setChosen] = useState<Mailed>();
  return (
    <>
      {chosen && (
        <AgainForm
          key={chosen.id}
          mailed={chosen}
          onCancel={() => setChosen(undefined)}
          onDone={() => {
            setChosen(undefined);
            onChanged();
          }}
        />
      )}
      <StaffTable
        name="Mail"
        columns={mayHelp ? [...columns, againColumn(setChosen)] : columns}
        rows={mail}
        empty="Nothing was mailed."
      />
    </>
  );
}

interface AgainFormProps {
  readonly mailed: Mailed;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const { mailAgain } = manualMailQueueEndpoints;

function AgainForm({ mailed: { id, mailClass }, onDone, onCancel }: AgainFormProps) {
  const form = useStaffForm({
    initialValues: { mailClass: mailClass as string, reason: '' },
    validate: byContract(mailAgain.body, { reason: 'Say why.' }),
    send: async ({ mailClass: chosen, reason }) => {
      const body = { mailClass: chosen as MailClass, reason };
      return await dataOf(callApi(mailAgain, { params: { id }, body }));
    },
    mainField: 'reason',
    onDone: ({ to, toPlace }) => {
      tellDone('The letter is mailed again', { text: `To ${to}, ${toPlace}. Its sender is told.` });
      onDone();
    },
  });
  return (
    <StaffForm
      form={form}
      label="Mail the letter again"
      action="Mail it again"
      busyLabel="Checking the addresses…"
      onCancel={onCancel}
    >
      <NativeSelect
        {...form.field('mailClass')}
        label="How it goes"
        description="You pay for it, and its sender does not. Both addresses are checked first, and only those that the person has given are used."
        data={Object.values(MailClass).map((value) => ({ value, label: mailClassLabels[value] }))}
      />
      <TextInput
        {...form.field('reason')}
        label="Why is it mailed again?"
        description="Kept in the audit log. It can be mailed again from here once."
        autoComplete="off"
        maxLength={300}
      />
    </StaffForm>
  );
}

const columns = [
  {
    head: 'Letter',
    cell: ({ reference, to }: Mailed) => (
      <>
        <span className="nowrap">{reference}</span>
        {to && <Below>to {to}</Below>}
      </>
    ),
  },
  {
    head: 'Class',
    cell: ({ mailClass, againOf }: Mailed) => (
      <>
        {mailClassLabels[mailClass]}
        {againOf && <Below>mailed again, free for them</Below>}
      </>
    ),
  },
  { head: 'Status', cell: (mailed: Mailed) => <WhatHappened mailed={mailed} /> },
  {
    head: 'Tracking number',
    short: true,
    cell: ({ trackingNumber }: Mailed) =>
      trackingNumber && (
        <a
          href={`https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(trackingNumber)}`}
          target="_blank"
          rel="noreferrer"
        >
          {trackingNumber}
        </a>
      ),
  },
  { head: 'Queued', short: true, cell: ({ queuedAt }: Mailed) => momentWords(queuedAt) },
] as const;

/** Where it is, and on a click all that happened to it on the way. */
function WhatHappened({ mailed: { status, events } }: { readonly mailed: Mailed }) {
  const words = mailStatusLabel(status);
  if (events.length === 0) return words;
  return (
    <details>
      <summary>{words}</summary>
      <Stack component="ol" gap={0} className="plain-list">
        {events.map(({ at, text, location }) => (
          <li key={`${at} ${text}`}>
            {momentWords(at)}: {[text, location].filter(Boolean).join(', ')}
          </li>
        ))}
      </Stack>
    </details>
  );
}

const againColumn = (onChoose: (mailed: Mailed) => void) =>
  ({
    head: 'Again',
    cell: (mailed: Mailed) =>
      mailed.canMailAgain && (
        <Button variant="subtle" onClick={() => onChoose(mailed)}>
          Mail again <VisuallyHidden>what was queued {momentWords(mailed.queuedAt)}</VisuallyHidden>
        </Button>
      ),
  }) as const;
