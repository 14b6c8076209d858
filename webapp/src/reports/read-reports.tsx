import {
  lettersOf,
  type CreditReport,
  type KeptReport,
  type OwnDispute,
} from '@creditfix/shared/reports';
import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { useAtomValue } from '#webapp/kit/index.ts';
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
import { useLikelyErrors } from './likely-errors.ts';
import { checkReportMessages as words } from './messages.tsx';
import { NotReadPart } from './not-read-part.tsx';
import {
  accountsOf,
  comparedReports,
  openReports,
  todayHere,
  type Account,
  type OpenReport,
} from './open-reports.ts';
import { QuestionsPart } from './questions-part.tsx';
import { chosenAtom } from './report.atoms.ts';
import { written } from './report-words.tsx';
import { useOwnReports, WhoseReport } from './whose-report.tsx';
import classes from './reports.module.css';

interface ReadReportsProps {
  readonly reports: readonly CreditReport[];
  readonly onStartLetter: StartLetter;
  readonly onStartReinsertion: StartReinsertion;
  /** What the person has disputed with the agencies. */
  readonly disputed: readonly OwnDispute[];
  /** The name in the person's account; empty where there is none. */
  readonly ownName: string;
  /** Draws the pages that are enclosed. */
  readonly pages: DrawReportPages;
}

/** What was read, the way people want to see it, and what the account keeps. Its code comes with the first file. */
export const ReadReports = memo(function ReadReports({
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
      {open.length > 0 && (
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
    <Group
      justify="space-between"
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
      className={`${classes.bar} rule-above`}
    >
      <span>{words.letters.chosen(items.length, lettersOf(items).length)}</span>
      <Button component="a" href="#letters" variant="filled" size="sm">
        {words.letters.look}
      </Button>
    </Group>
  );
}
