import { supportMessageEndpoints } from '@creditfix/shared/admin';
import { MessageStatus } from '@creditfix/shared/kernel';
import {
  Box,
  Button,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  Answered,
  addressOf,
  callApi,
  Icon,
  momentWords,
  queryOf,
  sizeWords,
  StatusTag,
  type StatusTone,
  useQuery,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import classes from '../dashboard/dashboard.module.css';
import { UserLink } from '../lists/user-columns.tsx';
import { byContract, StaffForm, useStaffForm } from '../staff-form.tsx';
import { useStaffAction } from '../told.tsx';
import { Quiet } from '../words.tsx';
import { AnswerClock } from './answer-clock.tsx';
import { AnswerForm } from './answer-form.tsx';
import { inTime, type Thread, type ThreadProps } from './message-thread.ts';

const { adminMessage, noteOnMessage, changeMessage, openMessageFile } = supportMessageEndpoints;

interface MessagePageProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onSignedOut: () => void;
}

/** How soon a thread is read again whose answer is still on its way, in milliseconds. */
const LOOK_AGAIN_MS = 3_000;

/** One message to support: what came, what was answered and noted, and everything that is done with it. */
export function MessagePage({ id, onBack, onSignedOut }: MessagePageProps) {
  const answer = useQuery({
    ...queryOf(adminMessage, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.entries.some(({ email }) => email === 'queued') ? LOOK_AGAIN_MS : false,
  });
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-label="Message">
      <Button variant="subtle" leftSection={<Icon name="back" />} onClick={onBack}>
        Back to the list
      </Button>
      <Answered answer={answer} what="the message" lines={12}>
        {(thread) => <Parts thread={thread} onChanged={() => void answer.refetch()} />}
      </Answered>
    </section>
  );
}

function Parts({ thread, onChanged }: ThreadProps) {
  const { id, name, email, subject, message, sentAt, userId, pro, entries } = thread;
  return (
    <Stack gap="lg" maw="46rem">
      <header>
        <Title order={2} mb="xs">
          {subject}
        </Title>
        <Group gap="xs">
          <span>
            {name}, {email}
          </span>
          {userId && <UserLink id={userId}>Open the user</UserLink>}
          {pro && <StatusTag tone="soon">Pro: answer first</StatusTag>}
        </Group>
        <Group gap="sm" mt="xs">
          <AnswerClock message={thread} />
        </Group>
      </header>
      <Whose thread={thread} onChanged={onChanged} />
      <ol className="ruled-list" aria-label="Thread">
        <Box component="li" p="md">
          <Quiet>
            {name} wrote, {momentWords(sentAt)}
          </Quiet>
          <Text className={classes.said}>{message}</Text>
        </Box>
        {entries.map((entry) => (
          <Box key={entry.id} component="li" p="md" bg={backgrounds[entry.kind]}>
            <Group gap="xs">
              <Quiet>
                {entry.kind === 'reply'
                  ? `${name} answered`
                  : `${entry.kind === 'note' ? 'Note' : 'Answer'} by ${entry.by ?? 'somebody who has left'}`}
                , {momentWords(entry.at)}
              </Quiet>
              {entry.from !== null && (
                <>
                  <StatusTag tone="trouble">From another address</StatusTag>
                  <Quiet>{entry.from || 'It names none.'}</Quiet>
                </>
              )}
              {entry.email && (
                <StatusTag tone={deliveries[entry.email].tone}>
                  {deliveries[entry.email].words}
                </StatusTag>
              )}
            </Group>
            <Text className={classes.said}>{entry.text}</Text>
            {entry.files.map(({ id: fileId, name: fileName, bytes }) => (
              <Button
                key={fileId}
                component="a"
                variant="subtle"
                leftSection={<Icon name="download" />}
                href={addressOf(openMessageFile, { params: { id, fileId } })}
                download={fileName}
              >
                {fileName}, {sizeWords(bytes)}
              </Button>
            ))}
            {entry.leftOut.length > 0 && (
              <Quiet>Only in the mailbox: {entry.leftOut.join(', ')}</Quiet>
            )}
          </Box>
        ))}
      </ol>
      <AnswerForm thread={thread} onChanged={onChanged} />
      <Notes thread={thread} onChanged={onChanged} />
    </Stack>
  );
}

/** What the person wrote stands on the page, as their message does. */
const backgrounds = {
  answer: 'var(--sheet)',
  note: 'var(--paper-shade)',
  reply: 'transparent',
} as const;

type Delivery = NonNullable<Thread['entries'][number]['email']>;

/** How the email of an answer is. */
const deliveries: Readonly<Record<Delivery, { tone: StatusTone; words: string }>> = {
  queued: { tone: 'moving', words: 'On its way' },
  sent: { tone: 'done', words: 'Sent' },
  failed: { tone: 'trouble', words: 'Not delivered: the mail server did not take it' },
  bounced: { tone: 'trouble', words: 'Came back: there is no such mailbox' },
};

const statuses = [
  { value: MessageStatus.open, label: 'Open: it waits for us' },
  { value: MessageStatus.waiting, label: 'Waiting for somebody else' },
  { value: MessageStatus.answered, label: 'Answered' },
  { value: MessageStatus.closed, label: 'Closed' },
];

const NOBODY = 'nobody';
/** Has it, and answers messages no more. */
const FORMER = 'former';

/** Where the message stands and whose it is; each choice counts at once. */
function Whose({ thread, onChanged }: ThreadProps) {
  const { id, version, status, assignedTo, staff } = thread;
  const { mutate, isPending } = useStaffAction(changeMessage);
  const change = (what: { status: MessageStatus } | { assignedTo: string | null }) => {
    if (isPending) return;
    const body = { basedOn: version, ...what };
    mutate({ params: { id }, body }, { onSettled: onChanged });
  };
  const has = staff.find(({ email }) => email === assignedTo)?.id;
  const people = [
    { value: NOBODY, label: 'Nobody' },
    ...staff.map(({ id: value, email: label }) => ({ value, label })),
    ...(assignedTo !== null && has === undefined
      ? [{ value: FORMER, label: assignedTo, disabled: true }]
      : []),
  ];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label="Status"
        data={statuses}
        allowDeselect={false}
        value={status}
        onChange={(chosen) => {
          const next = statuses.find(({ value }) => value === chosen)?.value;
          if (next && next !== status) change({ status: next });
        }}
      />
      <Select
        label="Assigned to"
        data={people}
        allowDeselect={false}
        value={has ?? (assignedTo === null ? NOBODY : FORMER)}
        onChange={(chosen) => change({ assignedTo: chosen === NOBODY ? null : chosen })}
      />
    </SimpleGrid>
  );
}

/** A note for the staff, out of the way until somebody wants to write one. */
function Notes({ thread, onChanged }: ThreadProps) {
  const [writing, setWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !writing) button.current?.focus();
    wasWriting.current = writing;
  }, [writing]);
  if (!writing)
    return (
      <Group>
        <Button ref={button} leftSection={<Icon name="plus" />} onClick={() => setWriting(true)}>
          Add a note
        </Button>
      </Group>
    );
  return <NoteForm thread={thread} onChanged={onChanged} onClose={() => setWriting(false)} />;
}

function NoteForm({ thread, onChanged, onClose }: ThreadProps & { readonly onClose: () => void }) {
  const { id, version } = thread;
  const form = useStaffForm({
    initialValues: { text: '' },
    validate: (values) =>
      byContract(noteOnMessage.body, { text: 'Write a note first.' })({
        ...values,
        basedOn: version,
      }),
    send: async (values) =>
      await inTime(
        callApi(noteOnMessage, { params: { id }, body: { ...values, basedOn: version } }),
        onChanged,
      ),
    onDone: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <StaffForm form={form} action="Keep the note" busyLabel="Saving…" onCancel={onClose}>
      <Textarea
        {...form.field('text')}
        label="Note"
        description="Only the staff see it here. It is part of the person’s data, so it is in what they can download."
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5_000}
      />
    </StaffForm>
  );
}
