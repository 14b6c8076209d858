import {
  besideEachOther,
  notReadMessages,
  valueOf,
  type CreditReport,
} from '@creditfix/shared/reports';
import { Button, Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Icon, Notice, Page, useHydrated, VisuallyHidden } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import { useReportFiles, type ReportFile } from './report-files.ts';
import { ReportView } from './report-view.tsx';
import classes from './reports.module.css';
import type { StartLetter } from './write-letter.tsx';

/**
 * A credit report, read on the person's own device and laid out the way they want to see it. No account is needed, and nothing
 * of the file is sent anywhere.
 */
export function CheckReportPage({ onStartLetter }: { readonly onStartLetter: StartLetter }) {
  const { files, add, remove } = useReportFiles(startWorker);
  const reports = files.flatMap(({ state }) => (state.kind === 'read' ? [state.report] : []));
  return (
    <Page
      title={words.title}
      heading={words.heading}
      description={words.description}
      lead={words.lead}
      width="wide"
    >
      <div className={classes.page}>
        <ChooseFiles another={files.length > 0} onFiles={add} />
        {files.length > 0 && (
          <ul className={classes.files} aria-label={words.files}>
            {files.map((file) => (
              <FileLine key={file.id} file={file} onRemove={() => remove(file.id)} />
            ))}
          </ul>
        )}
        <OtherPerson reports={reports} />
        {newestOfEach(reports).map(({ newest, earlier }) => (
          <ReportView
            key={newest.bureau}
            report={newest}
            earlier={earlier}
            onStartLetter={onStartLetter}
          />
        ))}
        <Beside reports={newestOfEach(reports).map(({ newest }) => newest)} />
        {reports.length === 0 && <HowTo />}
      </div>
    </Page>
  );
}

function startWorker(): Worker {
  return new Worker(new URL('./read-report.worker.ts', import.meta.url), { type: 'module' });
}

function ChooseFiles({
  another,
  onFiles,
}: {
  readonly another: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const hydrated = useHydrated();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const picked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file can be chosen again after it was taken out.
    currentTarget.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const chosen = [...event.dataTransfer.files];
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <div
      className={classes.drop}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <Button
        size={another ? 'sm' : 'md'}
        variant={another ? 'default' : 'filled'}
        leftSection={<Icon name="plus" />}
        disabled={!hydrated}
        onClick={() => picker.current?.click()}
      >
        {another ? words.chooseMore : words.choose}
      </Button>
      <p>{words.orDrop}</p>
      <p className={classes.quiet}>{words.staysHere}</p>
      {/* Not before React has the page: it can't take over a field that has files already. */}
      {hydrated && (
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept="application/pdf,.pdf"
          onChange={picked}
        />
      )}
    </div>
  );
}

function FileLine({
  file,
  onRemove,
}: {
  readonly file: ReportFile;
  readonly onRemove: () => void;
}) {
  const { name, state } = file;
  const reading = state.kind === 'reading' || state.kind === 'waiting';
  return (
    <li className={classes.file}>
      <div className={classes.fileName}>
        <span>{name}</span>
        <Button variant="subtle" size="compact-md" onClick={onRemove}>
          {reading ? words.cancel : words.takeOut}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
      <div role="status">
        {state.kind === 'waiting' && <p className={classes.quiet}>{words.waiting}</p>}
        {state.kind === 'reading' && (
          <p className={classes.quiet}>
            {state.of === 0 ? words.opening : words.reading(state.page, state.of)}
          </p>
        )}
        {state.kind === 'read' && (
          <p className={classes.quiet}>{words.read(state.report.tradelines.length)}</p>
        )}
      </div>
      {state.kind === 'reading' && state.of > 0 && (
        <Progress
          value={(state.page / state.of) * 100}
          aria-label={words.reading(state.page, state.of)}
        />
      )}
      {state.kind === 'not_read' && (
        <Notice tone="warning" title={words.notRead}>
          <p>{notReadMessages[state.why]}</p>
          <p>{words.byHand}</p>
        </Notice>
      )}
    </li>
  );
}

/** Reports that name different people are not one person's: said, and left to the person. */
function OtherPerson({ reports }: { readonly reports: readonly CreditReport[] }) {
  const names = reports.flatMap(({ person }) => {
    const [first] = person.names;
    return (first && valueOf(first)) ?? [];
  });
  const families = new Set(names.map((name) => name.toUpperCase().split(/\s+/).at(-1)));
  if (families.size < 2) return null;
  return (
    <Notice tone="warning" title={words.otherPerson}>
      <p>{words.otherPersonText([...new Set(names)])}</p>
    </Notice>
  );
}

function newestOfEach(reports: readonly CreditReport[]) {
  const byAge = reports.toSorted((a, b) =>
    (valueOf(a.date) ?? '') < (valueOf(b.date) ?? '') ? 1 : -1,
  );
  return [...new Set(reports.map(({ bureau }) => bureau))].flatMap((bureau) => {
    const [newest, ...earlier] = byAge.filter((report) => report.bureau === bureau);
    return newest ? [{ newest, earlier }] : [];
  });
}

function Beside({ reports }: { readonly reports: readonly CreditReport[] }) {
  const groups = besideEachOther(reports).filter(({ differing }) => differing.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={classes.report}>
      <h2>{words.beside}</h2>
      <p>{words.besideText}</p>
      <ul>
        {groups.map(({ tradelines, differing }) => (
          <li key={tradelines.map(({ id }) => id).join()}>
            {tradelines[0] && valueOf(tradelines[0].facts.creditor)}:{' '}
            {differing.map((field) => words.fields[field]).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowTo() {
  return (
    <section className={classes.howTo}>
      <h2>{words.howTo.title}</h2>
      <ol>
        {words.howTo.steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
      <p className={classes.quiet}>{words.howTo.what}</p>
    </section>
  );
}
