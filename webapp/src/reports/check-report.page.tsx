import {
  lettersOf,
  notReadMessages,
  type CreditReport,
  type KeptReport,
  type OwnDispute,
} from '@creditfix/shared/reports';
import { Button, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { memo, useDeferredValue, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  Icon,
  Notice,
  Page,
  useAtomValue,
  useDropTarget,
  useFilesInTheAir,
  useHydrated,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { AccountsPart } from './accounts-part.tsx';
import { FindingsPart, type StartReinsertion } from './findings-part.tsx';
import { KeptChoices } from './kept-choices.ts';
import { Changes, KeepFacts, KeptReports, useKeptReports, WhatIsKept } from './kept-reports.tsx';
import {
  LettersPart,
  shownItems,
  type StartLetter,
  ReportPagesSlot,
  type DrawReportPages,
} from './letters-part.tsx';
import { checkReportMessages as words } from './messages.tsx';
import { useLikelyErrors } from './likely-errors.ts';
import {
  accountsOf,
  comparedReports,
  openReports,
  todayHere,
  type Account,
  type OpenReport,
} from './open-reports.ts';
import { PhotographPart, type StartNotice } from './pictures/photograph-part.tsx';
import type { DrawScan } from './pictures/read-picture.ts';
import { NotReadPart } from './not-read-part.tsx';
import { QuestionsPart } from './questions-part.tsx';
import { useReportFiles, type ReportFile } from './report-files.ts';
import { chosenAtom } from './report.atoms.ts';
import { written } from './report-words.tsx';
import { startWorker } from './start-worker.ts';
import { useOwnReports, WhoseReport } from './whose-report.tsx';
import classes from './reports.module.css';

interface CheckReportPageProps {
  readonly onStartLetter: StartLetter;
  readonly onStartReinsertion: StartReinsertion;
  readonly onStartNotice: StartNotice;
  /** What the person has disputed with the agencies. */
  readonly disputed: readonly OwnDispute[];
  /** The name in the person's account; empty where there is none. */
  readonly ownName: string;
  /** Draws the pages of a scan, which are read as pictures. */
  readonly drawScan: DrawScan;
  /** Draws the pages that are enclosed. */
  readonly pages: DrawReportPages;
}

/**
 * Credit reports, read on the person's own device and laid out the way they want to see them. No account is needed, and nothing
 * of a file is sent anywhere but the picture of a page that the person encloses.
 */
export function CheckReportPage(props: CheckReportPageProps) {
  const { files, reports, add, remove } = useReportFiles(startWorker);
  // Hundreds of accounts are drawn beside what the person does, and not again while another file is read.
  const drawn = useDeferredValue(reports);
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
        {files.length === 0 && (
          <PhotographPart onStartNotice={props.onStartNotice} drawScan={props.drawScan} />
        )}
        <ReadReports reports={drawn} {...props} />
      </Stack>
    </Page>
  );
}

interface ReadReportsProps extends CheckReportPageProps {
  readonly reports: readonly CreditReport[];
}

const ReadReports = memo(function ReadReports({
  reports,
  onStartLetter,
  onStartReinsertion,
  disputed,
  ownName,
  pages,
}: ReadReportsProps) {
  const [today] = useState(todayHere);
  const { kept, reports: keptReports } = useKeptReports([
    ...new Set(reports.map(({ bureau }) => bureau)),
  ]);
  const { own, ...whose } = useOwnReports(reports, { kept: keptReports, ownName });
  const compared = useMemo(
    () => comparedReports(own, { kept: keptReports, today }),
    [own, keptReports, today],
  );
  const accounts = useMemo(() => accountsOf(compared), [compared]);
  const found = useLikelyErrors(compared, disputed);
  const open = useMemo(() => openReports(compared, found), [compared, found]);
  return (
    <>
      <WhoseReport {...whose} />
      {open.length === 0 ? (
        reports.length === 0 && <HowTo />
      ) : (
        <>
          <Stack gap="md">
            <ReportHeads open={open} accounts={accounts} kept={kept} />
            <WhatIsKept />
          </Stack>
          <NotReadPart reports={own} />
          <Stack gap="2xl">
            <FindingsPart open={open} accounts={accounts} onStartReinsertion={onStartReinsertion} />
            <QuestionsPart open={compared} accounts={accounts} />
            <AccountsPart open={open} accounts={accounts} />
            <ChosenBar open={open} />
          </Stack>
          <ReportPagesSlot value={pages}>
            <LettersPart open={open} onStartLetter={onStartLetter} />
          </ReportPagesSlot>
        </>
      )}
      <KeptReports kept={kept} />
      <KeptChoices compared={compared} />
    </>
  );
});

interface HeadsProps {
  readonly kept: readonly KeptReport[];
  readonly open: readonly OpenReport[];
  readonly accounts: readonly Account[];
}

/** Which reports these are, in one look, and what has changed since the last one of the same agency. */
function ReportHeads({ open, accounts, kept }: HeadsProps) {
  return (
    <SimpleGrid
      component="ul"
      minColWidth="min(100%,19rem)"
      spacing="lg"
      className="plain-list"
      aria-label={words.yourReports}
    >
      {open.map(({ report, earlier: [last] }) => {
        const hurting = accounts.filter(
          ({ hurts, entries }) => hurts && entries.some(({ bureau }) => bureau === report.bureau),
        );
        return (
          <Stack
            key={report.bureau}
            component="li"
            gap="xs"
            pt="xs"
            style={{ borderTop: '3px solid var(--green)' }}
          >
            <Title order={2} size="h3">
              {words.reportOf(words.bureaus[report.bureau])}
            </Title>
            <Text c="dimmed" size="sm">
              {words.dated(written(report.date), written(report.reference))}
            </Text>
            <p>{words.counts(report.tradelines.length, hurting.length)}</p>
            {last && <Changes now={report} last={last} />}
            <KeepFacts report={report} kept={kept} />
          </Stack>
        );
      })}
    </SimpleGrid>
  );
}

/** Always in reach: how many items are chosen, and the way to their letters. */
function ChosenBar({ open }: { readonly open: readonly OpenReport[] }) {
  const items = shownItems(useAtomValue(chosenAtom), open);
  if (items.length === 0) return null;
  return (
    <div className={classes.bar}>
      <span>{words.letters.chosen(items.length, lettersOf(items).length)}</span>
      <Button component="a" href="#letters" variant="filled" size="sm">
        {words.letters.look}
      </Button>
    </div>
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
    <div className={classes.drop} data-small={another} data-over={over} {...handlers}>
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
