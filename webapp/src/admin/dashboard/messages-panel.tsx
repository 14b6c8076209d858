import { oversightEndpoints } from '@creditfix/shared/admin';
import { contactSubjectLabels } from '@creditfix/shared/contact';
import type { DataOf } from '@creditfix/shared/kernel';
import { Anchor, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered, Segments, StatusTag, callApi, momentWords } from '#webapp/kit/index.ts';
import { useSignedOut, useStaffList } from '../admin.queries.ts';
import { useFilter } from '../lists/list-filters.ts';
import { PageButtons } from '../lists/page-buttons.tsx';
import { StaffTable } from '../lists/staff-table.tsx';
import { tellDone, useStaffAction } from '../told.tsx';
import { Below } from '../words.tsx';
import classes from './dashboard.module.css';

type Message = DataOf<typeof oversightEndpoints.adminMessages>['messages'][number];

const views = [
  { value: 'yes', label: 'Open' },
  { value: 'no', label: 'Done' },
] as const;

/** What people wrote to support. An action for several can be taken back at once. */
export function MessagesPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { order, setOrder } = useFilter();
  const [open, setOpen] = useState<'yes' | 'no'>('yes');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ask = useCallback(
    (place: { readonly after?: string }, signal: AbortSignal) => {
      const query = { open, order, ...place, limit: 25 };
      return callApi(oversightEndpoints.adminMessages, { query, signal });
    },
    [open, order],
  );
  const list = useStaffList(`${open} ${order}`, ask);
  useSignedOut(list.answer, onSignedOut);
  const mark = useMarkMessages(() => void list.answer.refetch());
  const markChosen = () => {
    // They leave the list at once; where the server says no, it is read again and they are back.
    list.take((page) => ({
      ...page,
      messages: page.messages.filter(({ id }) => !chosen.has(id)),
    }));
    mark([...chosen], open === 'yes');
    setChosen(new Set());
  };

  return (
    <section aria-labelledby="messages-heading">
      <Title order={2} id="messages-heading" mb="md">
        Messages
      </Title>
      <Group mb="md">
        <fieldset className={classes.views}>
          <VisuallyHidden component="legend">Which messages</VisuallyHidden>
          <Segments
            choices={views}
            value={open}
            onChange={(value) => {
              setOpen(value);
              setChosen(new Set());
            }}
          />
        </fieldset>
        <Button disabled={chosen.size === 0} onClick={markChosen}>
          {open === 'yes' ? 'Mark as done' : 'Open again'}
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
              empty={
                open === 'yes' ? 'Nobody waits for an answer.' : 'No message is done with yet.'
              }
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

/** Marks messages as done or as open again; a note offers to take it back while this view is open. */
function useMarkMessages(onChanged: () => void): (ids: readonly string[], done: boolean) => void {
  const told = useRef<string>(undefined);
  const hide = () => void (told.current && notifications.hide(told.current));
  useEffect(() => hide, []);
  const { mutate } = useStaffAction(oversightEndpoints.finishMessages);
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
    head: 'From',
    cell: ({ name, email, pro }: Message) => (
      <Text span inherit display="block" miw="7rem">
        {name}
        {pro && (
          <Below>
            <StatusTag tone="soon">Pro: answer first</StatusTag>
          </Below>
        )}
        <Anchor
          inherit
          underline="always"
          display="block"
          py="0.2rem"
          href={`mailto:${encodeURIComponent(email)}`}
        >
          {email}
        </Anchor>
        <Anchor
          inherit
          underline="always"
          display="block"
          py="0.2rem"
          component={Link}
          to={`?tab=users&search=${encodeURIComponent(email)}`}
        >
          Find the user
        </Anchor>
      </Text>
    ),
  },
  {
    head: 'Message',
    cell: ({ subject, message }: Message) => (
      <>
        <strong>
          {(contactSubjectLabels as Readonly<Record<string, string>>)[subject] ?? subject}
        </strong>
        <span className={classes.said}>{message}</span>
      </>
    ),
  },
  { head: 'Sent', short: true, orders: true, cell: ({ sentAt }: Message) => momentWords(sentAt) },
] as const;
