import { oversightEndpoints } from '@creditfix/shared/admin';
import { contactSubjectLabels } from '@creditfix/shared/contact';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered, Notice, Segments, StatusTag, callApi, momentWords } from '#webapp/kit/index.ts';
import classes from '../admin-dashboard.module.css';
import { PageButtons } from '../lists/page-buttons.tsx';
import { StaffTable } from '../lists/staff-table.tsx';
import { useFilter } from '../lists/list-filters.ts';
import { useSignedOut, useStaffList } from '../admin.queries.ts';

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
  const [undo, setUndo] = useState<readonly string[]>();
  const [trouble, setTrouble] = useState<string>();
  const ask = useCallback(
    (place: { readonly after?: string }, signal: AbortSignal) => {
      const query = { open, order, ...place, limit: 25 };
      return callApi(oversightEndpoints.adminMessages, { query, signal });
    },
    [open, order],
  );
  const list = useStaffList(`${open} ${order}`, ask);
  useSignedOut(list.answer, onSignedOut);

  const mark = async (ids: readonly string[], done: boolean): Promise<boolean> => {
    const answer = await callApi(oversightEndpoints.finishMessages, {
      body: { ids: [...ids], done },
    });
    setTrouble(answer.ok ? undefined : answer.problem.error);
    if (answer.ok) void list.answer.refetch();
    return answer.ok;
  };
  const markChosen = async (): Promise<void> => {
    const ids = [...chosen];
    if (!(await mark(ids, open === 'yes'))) return;
    setChosen(new Set());
    setUndo(ids);
  };
  const takeBack = async (): Promise<void> => {
    if (undo && (await mark(undo, open !== 'yes'))) setUndo(undefined);
  };

  return (
    <section aria-labelledby="messages-heading">
      <h2 id="messages-heading" className={classes.heading}>
        Messages
      </h2>
      <fieldset className={classes.view}>
        <legend>Which messages</legend>
        <Segments
          choices={views}
          value={open}
          onChange={(value) => {
            setOpen(value);
            setChosen(new Set());
            setUndo(undefined);
          }}
        />
      </fieldset>
      <div className={classes.actionsLine}>
        <Button disabled={chosen.size === 0} onClick={() => void markChosen()}>
          {open === 'yes' ? 'Mark as done' : 'Open again'}
          {chosen.size > 0 && ` (${chosen.size})`}
        </Button>
        {undo && (
          <Notice
            tone="success"
            title={`${undo.length === 1 ? '1 message' : `${undo.length} messages`} moved`}
            live
          >
            <Button variant="subtle" onClick={() => void takeBack()}>
              Undo
            </Button>
          </Notice>
        )}
        {trouble && <Notice tone="error" title={trouble} live />}
      </div>
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

const columns = [
  {
    head: 'From',
    cell: ({ name, email, pro }: Message) => (
      <span className={classes.sender}>
        {name}
        {pro && (
          <span className={classes.below}>
            <StatusTag tone="soon">Pro: answer first</StatusTag>
          </span>
        )}
        <a className={classes.below} href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
        <Link className={classes.below} to={`?tab=users&search=${encodeURIComponent(email)}`}>
          Find the user
        </Link>
      </span>
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
