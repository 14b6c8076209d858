import { adminListEndpoints, type LetterExportRow } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton, callApi, onText } from '#webapp/kit/index.ts';
import classes from './letters-panel.module.css';
import { useMayHelp } from '../staff-role.ts';
import { letterColumns } from './letters-table.tsx';
import { letterChoices, useFilter } from './list-filters.ts';
import { listedOf, type ListQuestion, StaffListPanel } from './staff-list-panel.tsx';
import { UserLink } from './user-link.tsx';

type Opened = DataOf<typeof adminListEndpoints.openLetter>;

/** Asks why, then shows what the letter says. */
function OpenLetter({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [letter, setLetter] = useState<Opened>();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await callApi(adminListEndpoints.openLetter, {
      params: { id },
      body: { reason },
    });
    setBusy(false);
    if (answer.ok) setLetter(answer.data);
    else setTrouble(answer.problem.fields?.[0]?.message ?? answer.problem.error);
  };
  return (
    <section ref={box} tabIndex={-1} className={classes.box} aria-label="Open a letter">
      {letter ? (
        <>
          <h3>{letter.reference}</h3>
          <div className={classes.sheet}>
            {letter.paragraphs.map((text, index) => (
              <p key={`${index}-${text.slice(0, 8)}`}>{text}</p>
            ))}
          </div>
        </>
      ) : (
        <form className={classes.ask} onSubmit={(event) => void submit(event)}>
          <TextInput
            id="open-letter-reason"
            label="Why do you need to read this letter?"
            description="The reason is kept in the audit log with your name."
            maxLength={300}
            value={reason}
            error={trouble}
            onChange={onText(setReason)}
          />
          <BusyButton
            type="submit"
            variant="filled"
            busyLabel={busy && 'Opening…'}
            disabled={reason.trim() === ''}
          >
            Open the letter
          </BusyButton>
        </form>
      )}
      <Button variant="subtle" onClick={onClose}>
        Close
      </Button>
    </section>
  );
}

/** The letters of everybody. What one says is opened only with a reason, which is kept. */
export function LettersPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { opened, open } = useFilter();
  const mayHelp = useMayHelp();
  return (
    <StaffListPanel
      kind="letters"
      heading="Letters"
      searchLabel="Reference begins with, or user id"
      choices={letterChoices}
      ask={askLetters}
      tableName="Table of letters"
      columns={columns}
      empty="No letter fits this filter."
      onOpen={mayHelp ? ({ id }) => open(id) : undefined}
      onSignedOut={onSignedOut}
      turns
    >
      {opened && mayHelp && <OpenLetter key={opened} id={opened} onClose={() => open(undefined)} />}
    </StaffListPanel>
  );
}

const [reference, ...others] = letterColumns;
const columns = [
  reference,
  {
    id: 'user',
    head: 'User',
    short: true,
    cell: ({ userId }: LetterExportRow) => <UserLink id={userId} />,
  },
  ...others,
] as const;

const askLetters = async (question: ListQuestion, signal: AbortSignal) => {
  const query: object = question;
  const answer = await callApi(adminListEndpoints.adminLetters, { query, signal });
  return listedOf(answer, ({ letters }) => letters);
};
