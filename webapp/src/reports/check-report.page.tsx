import { notReadMessages, type CreditReport } from '@creditfix/shared/reports';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useDeferredValue, useRef, type ChangeEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  Icon,
  Notice,
  Page,
  useDropTarget,
  useFilesInTheAir,
  useHydrated,
  useSignedIn,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import { PhotographPart, type StartNotice } from './pictures/photograph-part.tsx';
import type { DrawScan } from './pictures/read-picture.ts';
import { useReportFiles, type ReportFile } from './report-files.ts';
import { startWorker } from './start-worker.ts';
import classes from './reports.module.css';

interface CheckReportPageProps {
  readonly onStartNotice: StartNotice;
  /** Draws the pages of a scan, which are read as pictures. */
  readonly drawScan: DrawScan;
  /** Draws what was read, and what the account keeps: a file of its own, which is asked for with the first report. */
  readonly drawRead: (reports: readonly CreditReport[]) => ReactNode;
}

/**
 * Credit reports, read on the person's own device and laid out the way they want to see them. No account is needed, and nothing
 * of a file is sent anywhere but the picture of a page that the person encloses.
 */
export function CheckReportPage({ onStartNotice, drawScan, drawRead }: CheckReportPageProps) {
  const { files, reports, add, remove } = useReportFiles(startWorker);
  // Hundreds of accounts are drawn beside what the person does, and not again while another file is read.
  const drawn = useDeferredValue(reports);
  const signedIn = useSignedIn();
  return (
    <Page
      title={words.title}
      heading={words.heading}
      description={words.description}
      lead={words.lead}
      width="wide"
    >
      <Stack gap="2xl">
        <ChooseFiles another={files.length > 0} onFiles={add} />
        {files.length > 0 && (
          <Stack component="ul" gap="xs" className="plain-list" aria-label={words.files}>
            {files.map((file) => (
              <FileLine key={file.id} file={file} onRemove={() => remove(file.id)} />
            ))}
          </Stack>
        )}
        {files.length === 0 && <PhotographPart onStartNotice={onStartNotice} drawScan={drawScan} />}
        {drawn.length === 0 && <HowTo />}
        {(files.length > 0 || signedIn) && drawRead(drawn)}
      </Stack>
    </Page>
  );
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
  // Files that land beside the box would replace the page.
  useFilesInTheAir();
  const { over, handlers } = useDropTarget(onFiles);
  const picked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // The same file can be chosen again after it was taken out.
    currentTarget.value = '';
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <Stack
      align="center"
      gap="xs"
      px="md"
      py="xl"
      ta="center"
      className={classes.drop}
      data-over={over}
      {...handlers}
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
      {!another && <p>{words.orDrop}</p>}
      <Text c="dimmed" size="sm">
        {words.staysHere}
      </Text>
      {/* Not before React has the page: it can't take over a field that has files already. */}
      {hydrated && (
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept="application/pdf,text/html,application/json,.pdf,.html,.htm,.mhtml,.mht,.json"
          onChange={picked}
        />
      )}
    </Stack>
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
    <Stack component="li" gap="xs" py="0.25rem" className="rule-below">
      <Group justify="space-between" gap="0.5rem 1rem" className="anywhere">
        <span>{name}</span>
        <Text role="status" span ms="auto" c="dimmed" size="sm">
          {state.kind === 'waiting' && words.waiting}
          {state.kind === 'reading' &&
            (state.of === 0 ? words.opening : words.reading(state.page, state.of))}
          {state.kind === 'read' &&
            words.read(state.reports.flatMap(({ tradelines }) => tradelines).length)}
        </Text>
        <Button variant="subtle" size="compact-md" onClick={onRemove}>
          {reading ? words.cancel : words.takeOut}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Group>
      {state.kind === 'reading' && state.of > 0 && (
        <Progress
          value={(state.page / state.of) * 100}
          aria-label={words.reading(state.page, state.of)}
        />
      )}
      {state.kind === 'not_read' && (
        <Notice tone="warning" title={words.notRead}>
          <p>{notReadMessages[state.why]}</p>
          <p>
            {words.byHand} <Link to="/start">{words.startLetter}</Link>
          </p>
        </Notice>
      )}
    </Stack>
  );
}

function HowTo() {
  return (
    <Stack component="section" gap="md">
      <h2>{words.howTo.title}</h2>
      <ol>
        {words.howTo.steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
      <Text c="dimmed" size="sm">
        {words.howTo.what}
      </Text>
    </Stack>
  );
}
