import {
  lettersOf,
  type CreditReport,
  type KeptReport,
  type OwnDispute,
  labelSample,
  tradelineFields,
  type Fact,
  type SourceLine,
  type TradelineField,
} from '@creditfix/shared/reports';
import { Button, Group, SimpleGrid, Stack, Text, Title, Box } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { useAtomValue, saveFile, useSiteFacts } from '#webapp/kit/index.ts';
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
import { written, named, Quoted } from './report-words.tsx';
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
              {[
                report.date.state === 'reported' && words.dated(written(report.date)),
                report.reference.state === 'reported' && words.numbered(written(report.reference)),
              ]
                .filter(Boolean)
                .join(' · ')}
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

/** What the reports have and we did not read, said where nobody has to look for it. */
const NotReadPart = memo(function NotReadPart({
  reports,
}: {
  readonly reports: readonly CreditReport[];
}) {
  const values = reports.flatMap(unreadValues);
  const hidden = reports.filter(({ hiddenTextOn = [] }) => hiddenTextOn.length > 0);
  const unknown = reports.filter(({ unknownLabels }) => unknownLabels.length > 0);
  if (values.length + hidden.length + unknown.length === 0) return null;
  // Said once of a page about three agencies.
  const alike = Map.groupBy(unknown, (report) => [report.layout, ...labelsOf(report)].join('\n'));
  return (
    <Stack component="section" gap="md" aria-labelledby="not-read-yet">
      <h2 id="not-read-yet">{words.notReadYet.title}</h2>
      {values.length > 0 && (
        <div>
          <p>{words.notReadYet.values(values.length)}</p>
          <details>
            <summary>{words.notReadYet.lines}</summary>
            <Box component="ul" fz="sm" className="quotes">
              {values.map(({ key, name, line }) => (
                <li key={key}>
                  {name}: <Quoted line={line} />
                </li>
              ))}
            </Box>
          </details>
        </div>
      )}
      {[...alike].map(
        ([key, [report]]) =>
          report && <NewLabels key={key} report={report} labels={labelsOf(report)} />,
      )}
      {hidden.map(({ bureau, hiddenTextOn = [] }) => (
        <p key={bureau}>{words.hiddenText(hiddenTextOn)}</p>
      ))}
    </Stack>
  );
});

interface UnreadValue {
  readonly key: string;
  readonly name: string;
  readonly line: SourceLine;
}

function unreadValues({ bureau, tradelines, inquiries }: CreditReport): readonly UnreadValue[] {
  const unread = (key: string, name: string, fact: Fact<unknown>): UnreadValue[] =>
    fact.state === 'unread' ? [{ key: `${bureau} ${key}`, name, line: fact.source }] : [];
  return [
    ...tradelines.flatMap((tradeline) =>
      (Object.keys(tradelineFields) as TradelineField[]).flatMap((field) =>
        unread(
          `${tradeline.id} ${field}`,
          `${named(tradeline)}, ${words.fields[field]}`,
          tradeline.facts[field],
        ),
      ),
    ),
    ...inquiries.flatMap(({ id, company, dates }) =>
      [company, ...dates].flatMap((fact: Fact<unknown>, at) =>
        unread(`${id} ${at}`, words.notReadYet.inquiry, fact),
      ),
    ),
  ];
}

function labelsOf({ unknownLabels }: CreditReport): readonly string[] {
  return [...new Set(unknownLabels.map(({ label }) => label))];
}

/** Labels that a newer layout has, and a way to tell us of them: the words alone, looked at before they are sent. */
function NewLabels({
  report,
  labels,
}: {
  readonly report: CreditReport;
  readonly labels: readonly string[];
}) {
  const { supportEmail } = useSiteFacts();
  const save = () =>
    saveFile(
      new Blob([labelSample(report)], { type: 'text/plain' }),
      `labels-${report.layout}.txt`,
    );
  return (
    <Stack gap="xs" align="flex-start">
      <p>{words.newLabels(labels)}</p>
      <Button variant="default" size="sm" onClick={save}>
        {words.saveLabels}
      </Button>
      <Text c="dimmed" size="sm">
        {words.sendLabels(supportEmail)}
      </Text>
    </Stack>
  );
}
