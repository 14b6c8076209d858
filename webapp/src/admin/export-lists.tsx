import { exportEndpoints, type ExportFormat } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { useState } from 'react';
import {
  Button,
  ButtonAnchor,
  Notice,
  StatusTag,
  VisuallyHidden,
  addressOf,
  callApi,
  dayWords,
  momentWords,
} from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import styles from './deed-form.module.css';
import { filterWords } from './filter-words.ts';
import { StaffTable } from './staff-table.tsx';

export type Listed = DataOf<typeof exportEndpoints.listExports>;
type File = Listed['files'][number];

interface ExportListsProps {
  readonly listed: Listed;
  readonly onChanged: () => void;
}

/** The files of the last week, whatever became of each, and what comes again each Monday. */
export function ExportLists({ listed: { files, weekly }, onChanged }: ExportListsProps) {
  const [trouble, setTrouble] = useState<string>();
  const stop = async (id: string): Promise<void> => {
    const answer = await callApi(exportEndpoints.stopExport, { params: { id } });
    setTrouble(answer.ok ? undefined : answer.problem.error);
    onChanged();
  };
  return (
    <div className={classes.parts}>
      {trouble && <Notice tone="error" title={trouble} live />}
      <StaffTable
        name="Files"
        columns={[...columns, fetchColumn((id) => void stop(id))]}
        rows={files}
        empty="No file waits here."
      />
      {weekly.length > 0 && (
        <div>
          <h3 className={classes.subheading}>Each week</h3>
          <ul className={classes.list}>
            {weekly.map(({ id, kind, format, filter, nextAt }) => (
              <li key={id} className={classes.weekly}>
                <span>
                  {filterWords(kind, filter)}, as {formatNames[format]}.{' '}
                  <span className={classes.quiet}>Next on {dayWords(nextAt)}.</span>
                </span>
                <Button look="plain" onClick={() => void stop(id)}>
                  Stop <VisuallyHidden>{kind} each week</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const formatNames: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV',
  jsonl: 'JSON Lines',
  xlsx: 'Excel',
};

const troubles: Readonly<Record<File['trouble'], string>> = {
  none: '',
  disk_full: 'The server’s disk is full. Free some space, then ask for it again.',
  too_many_rows: 'It has more rows than Excel holds. Ask for CSV.',
  interrupted: 'The server stopped in the middle of it. Ask for it again.',
  failed: 'Ask for it again. If that does not help, look into the server’s log.',
};

function State({ status, trouble, keptUntil }: File) {
  switch (status) {
    case 'waiting':
      return <StatusTag tone="quiet">waiting</StatusTag>;
    case 'making':
      return <StatusTag tone="moving">being made</StatusTag>;
    case 'ready':
      return (
        <>
          <StatusTag tone="done">ready</StatusTag>
          <span className={classes.below}>{keptUntil && `until ${dayWords(keptUntil)}`}</span>
        </>
      );
    case 'failed':
      return (
        <>
          <StatusTag tone="trouble">failed</StatusTag>
          <span className={classes.below}>{troubles[trouble]}</span>
        </>
      );
  }
}

const columns = [
  {
    head: 'File',
    cell: ({ fileName, kind, filter }: File) => (
      <>
        {fileName}
        <span className={classes.below}>{filterWords(kind, filter)}</span>
      </>
    ),
  },
  { head: 'State', cell: (file: File) => <State {...file} /> },
  { head: 'Rows', number: true, cell: ({ rows }: File) => rows?.toLocaleString('en-US') ?? '' },
  { head: 'Asked', short: true, cell: ({ askedAt }: File) => momentWords(askedAt) },
] as const;

const fetchColumn = (onStop: (id: string) => void) =>
  ({
    head: 'Fetch',
    cell: ({ id, status, fileName }: File) => (
      <div className={styles.answers} data-deeds>
        {status === 'ready' && (
          <ButtonAnchor
            look="plain"
            icon="download"
            href={addressOf(exportEndpoints.downloadExport, { params: { id } })}
            download={fileName}
          >
            Download <VisuallyHidden>{fileName}</VisuallyHidden>
          </ButtonAnchor>
        )}
        <Button look="plain" onClick={() => onStop(id)}>
          {status === 'waiting' || status === 'making' ? 'Cancel' : 'Delete'}{' '}
          <VisuallyHidden>{fileName}</VisuallyHidden>
        </Button>
      </div>
    ),
  }) as const;
