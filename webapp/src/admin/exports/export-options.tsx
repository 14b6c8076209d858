import { exportEndpoints, type ExportFormat, type ExportKind } from '@creditfix/shared/admin';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import {
  Icon,
  Notice,
  Segments,
  callApi,
  dataOf,
  keepPreviousData,
  keyOf,
  onTick,
  onText,
  useQuery,
} from '#webapp/kit/index.ts';
import classes from './export-options.module.css';
import { ExportInShell } from './export-in-shell.tsx';
import type { FilterTexts } from '../lists/filter-bar.tsx';
import { filterWords } from './filter-words.ts';
import type { ExportRequest } from './save-stream.ts';
import { useMayHelp } from '../staff-role.ts';

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'jsonl', label: 'JSON Lines' },
  { value: 'xlsx', label: 'Excel' },
] as const satisfies readonly { readonly value: ExportFormat; readonly label: string }[];

/** An Excel table has 1,048,576 lines, and one of them is the head. */
const MOST_EXCEL_ROWS = 1_048_575;

interface ExportOptionsProps {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  readonly onExport: (request: ExportRequest) => void;
  readonly onClose: () => void;
  /** The program around these pages makes the masked CSV itself. */
  readonly inShell: boolean;
}

/** What the one-click export leaves out: other formats, whole emails and names for a reason, and how many rows it will be. */
export function ExportOptions({ kind, filter, onExport, onClose, inShell }: ExportOptionsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [whole, setWhole] = useState(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const rows = useRowCount(kind, filter);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const isTooLong = format === 'xlsx' && typeof rows === 'number' && rows > MOST_EXCEL_ROWS;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (whole && reason.trim() === '') {
      setFault('Say why you need whole emails and names.');
      return reasonField.current?.focus();
    }
    close();
    return onExport({ kind, filter, format, unmaskedFor: whole ? reason.trim() : undefined });
  };
  const heading = `export-${kind}-heading`;
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      closedby="any"
      aria-labelledby={heading}
      onClose={onClose}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <h2 id={heading} className={classes.title}>
          Export {kind}
        </h2>
        <p className={classes.rows}>
          {filterWords(kind, filter)}. <strong role="status">{countWords(rows)}</strong>
        </p>
        <fieldset className={classes.formats}>
          <legend>Format</legend>
          <Segments choices={formats} value={format} onChange={setFormat} />
        </fieldset>
        <SheetNotice format={format} rows={rows} />
        {kind === 'users' && (
          <WholeNames
            whole={whole}
            onWhole={setWhole}
            reason={reason}
            fault={fault}
            reasonField={reasonField}
            onReason={(text) => {
              setReason(text);
              setFault(undefined);
            }}
          />
        )}
        <div className={classes.answers}>
          {inShell && format === 'csv' && !whole ? (
            <ExportInShell kind={kind} filter={filter} masked onStart={close} />
          ) : (
            <Button
              type="submit"
              variant="filled"
              leftSection={<Icon name="download" />}
              disabled={isTooLong}
            >
              Export
            </Button>
          )}
          <Button variant="subtle" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Undefined while it is counted, null if they are too many to count. */
function useRowCount(kind: ExportKind, filter: FilterTexts): number | null | undefined {
  const question = new URLSearchParams(filter).toString();
  const endpoint = kind === 'users' ? exportEndpoints.countUsers : exportEndpoints.countLetters;
  const { data, isError } = useQuery({
    queryKey: [...keyOf(endpoint), question],
    queryFn: ({ signal }) => {
      const query: object = Object.fromEntries(new URLSearchParams(question));
      return dataOf(callApi(endpoint, { query, signal }));
    },
    placeholderData: keepPreviousData,
  });
  return isError ? null : data?.rows;
}

function countWords(rows: number | null | undefined): string {
  if (rows === undefined) return 'Counting…';
  if (rows === null) return 'Many rows.';
  return rows === 1 ? '1 row.' : `${rows.toLocaleString('en-US')} rows.`;
}

function SheetNotice({
  format,
  rows,
}: {
  readonly format: ExportFormat;
  readonly rows: number | null | undefined;
}) {
  if (format !== 'xlsx' || rows === undefined) return null;
  const most = MOST_EXCEL_ROWS.toLocaleString('en-US');
  if (rows === null) {
    return (
      <Notice tone="info" title={`Excel holds at most ${most} rows`}>
        <p>We could not count these in time. If there are more, no file is made.</p>
      </Notice>
    );
  }
  if (rows <= MOST_EXCEL_ROWS) return null;
  return (
    <Notice tone="warning" title={`Excel holds at most ${most} rows`} live>
      <p>Narrow the list first, or choose CSV.</p>
    </Notice>
  );
}

interface WholeNamesProps {
  readonly whole: boolean;
  readonly onWhole: (whole: boolean) => void;
  readonly reason: string;
  readonly fault: string | undefined;
  readonly reasonField: Ref<HTMLInputElement>;
  readonly onReason: (reason: string) => void;
}

function WholeNames({ whole, onWhole, reason, fault, reasonField, onReason }: WholeNamesProps) {
  if (!useMayHelp()) {
    return <p className={classes.quiet}>Emails and names are cut short in what auditors export.</p>;
  }
  return (
    <>
      <Checkbox
        label="Whole emails and names"
        description="Without this they are cut short, like m***@example.com."
        checked={whole}
        onChange={onTick(onWhole)}
      />
      {whole && (
        <TextInput
          ref={reasonField}
          id="export-reason"
          label="Why do you need them?"
          description="The reason is kept in the audit log with your name."
          autoComplete="off"
          maxLength={300}
          value={reason}
          error={fault}
          onChange={onText(onReason)}
        />
      )}
    </>
  );
}
