import { supportMessageEndpoints } from '@creditfix/shared/admin';
import { MessageStatus, type DataOf } from '@creditfix/shared/kernel';
import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Answered, callApi, momentWords, onTick, Segments, StatusTag } from '#webapp/kit/index.ts';
import { useSignedOut, useStaffList } from '../admin.queries.ts';
import { useFilter } from '../lists/list-filters.ts';
import { StaffTable, Tick, PageButtons } from '../lists/staff-table.tsx';
import { tellDone, useStaffAction } from '../told.tsx';
import { Below } from '../words.tsx';
import { AnswerClock } from './answer-clock.tsx';
import { MessagePage } from './message-page.tsx';
import { SavedReplies } from './saved-replies.tsx';

type Message = DataOf<typeof supportMessageEndpoints.adminMessages>['messages'][number];

interface PanelProps {
  readonly onSignedOut: () => void;
}

/** What people wrote to support; one of them opened takes the list's place. */
export function MessagesPanel({ onSignedOut }: PanelProps) {
  const { opened, open } = useFilter();
  if (opened === undefined) return <MessageList onSignedOut={onSignedOut} />;
  const back = () => open(undefined);
  return <MessagePage key={opened} id={opened} onBack={back} onSignedOut={onSignedOut} />;
}

const views = [
  { value: MessageStatus.open, label: 'Open' },
  { value: MessageStatus.waiting, label: 'Waiting' },
  { value: MessageStatus.answered, label: 'Answered' },
  { value: MessageStatus.closed, label: 'Closed' },
] as const;

const nothing: Readonly<Record<MessageStatus, string>> = {
  open: 'Nobody waits for an answer.',
  waiting: 'Nothing waits for somebody else.',
  answered: 'No answered message is left to close.',
  closed: 'No message is closed yet.',
};

/** The messages of one status, page by page. Closing several can be taken back at once. */
function MessageList({ onSignedOut }: PanelProps) {
  const { filter, setFilter, order, setOrder, open } = useFilter();
  const status = views.find(({ value }) => value === filter['status'])?.value ?? 'open';
  const mine = filter['mine'] === 'yes';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const show = (next: { readonly status: MessageStatus; readonly mine: boolean }) => {
    setFilter({ status: next.status, ...(next.mine ? { mine: 'yes' } : {}) });
    setChosen(new Set());
  };
  const ask = useCallback(
    (place: { readonly after?: string }, signal: AbortSignal) => {
      const query = { status, mine: mine ? 'yes' : 'no', order, ...place, limit: 25 } as const;
      return callApi(supportMessageEndpoints.adminMessages, { query, signal });
    },
    [status, mine, order],
  );
  const list = useStaffList(`${status} ${mine} ${order}`, ask);
  useSignedOut(list.answer, onSignedOut);
  const mark = useMarkMessages(() => void list.answer.refetch());
  const markChosen = () => {
    // They leave the list at once; where the server says no, it is read again and they are back.
    list.take((page) => ({
      ...page,
      messages: page.messages.filter(({ id }) => !chosen.has(id)),
    }));
    mark([...chosen], status !== 'closed');
    setChosen(new Set());
  };

  return (
    <section aria-labelledby="messages-heading">
      <Group justify="space-between" mb="md">
        <Title order={2} id="messages-heading">
          Messages
        </Title>
        <SavedReplies />
      </Group>
      <Group mb="md">
        <fieldset>
          <VisuallyHidden component="legend">Which messages</VisuallyHidden>
          <Segments
            choices={views}
            value={status}
            onChange={(value) => show({ status: value, mine })}
          />
        </fieldset>
        <Tick
          label="Only mine"
          checked={mine}
          onChange={onTick((on) => show({ status, mine: on }))}
        />
        <Button disabled={chosen.size === 0} onClick={markChosen}>
          {status === 'closed' ? 'Open again' : 'Mark as closed'}
          {chosen.size > 0 && ` (${chosen.size})`}
        </Button>
      </Group>
      <Answered answer={list.answer} what="the messages" lines={8}>
        {({ messages, total }) => (
          <>
            <StaffTable
              name="Table of messages"
              columns={columns}
              rows={messages}
              empty={mine ? 'None of these is yours.' : nothing[status]}
              onOpen={({ id }) => open(id)}
              chosen={chosen}
              onChoose={setChosen}
              nameOf={({ name, subject }) => `${subject} of ${name}`}
              order={order}
              onOrder={setOrder}
            />
            <PageButtons {...list} shown={messages.length} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
}

/** Closes messages or opens them again; a note offers to take it back while this view is open. */
function useMarkMessages(onChanged: () => void): (ids: readonly string[], done: boolean) => void {
  const told = useRef<string>(undefined);
  const hide = () => void (told.current && notifications.hide(told.current));
  useEffect(() => hide, []);
  const { mutate } = useStaffAction(supportMessageEndpoints.finishMessages);
  const send = (ids: readonly string[], done: boolean, onSuccess = () => undefined as void) =>
    mutate({ body: { ids: [...ids], done } }, { onSuccess, onSettled: onChanged });
  return (ids, done) =>
    send(ids, done, () => {
      hide();
      const title = `${ids.length === 1 ? '1 message' : `${ids.length} messages`} moved`;
      told.current = tellDone(title, { undo: () => send(ids, !done) });
    });
}

const columns = [
  {
    head: 'Message',
    cell: ({ subject, message }: Message) => (
      <>
        <strong>{subject}</strong>
        <Below miw="11rem" maw="34rem">
          <Text span inherit lineClamp={2}>
            {message}
          </Text>
        </Below>
      </>
    ),
  },
  {
    head: 'From',
    cell: ({ name, email, pro }: Message) => (
      <Text span inherit display="block" miw="8rem">
        {name}
        <Below>{email}</Below>
        {pro && <StatusTag tone="soon">Pro: answer first</StatusTag>}
      </Text>
    ),
  },
  { head: 'Answer', cell: (message: Message) => <AnswerClock message={message} /> },
  { head: 'Assigned to', cell: ({ assignedTo }: Message) => assignedTo ?? 'Nobody' },
  { head: 'Sent', short: true, orders: true, cell: ({ wroteAt }: Message) => momentWords(wroteAt) },
] as const;
