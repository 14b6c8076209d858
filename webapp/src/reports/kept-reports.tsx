import {
  compareWithLast,
  keptFacts,
  reportEndpoints,
  reportFromKept,
  valueOf,
  type CreditReport,
  type KeptReport,
} from '@creditfix/shared/reports';
import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { memo, useState } from 'react';
import {
  AskFirst,
  BusyButton,
  callApi,
  dataOf,
  dateWords,
  FieldError,
  keyOf,
  mutationOf,
  queryClient,
  queryOf,
  useMutation,
  useQuery,
  useSignedIn,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import { ListedRow, named, written } from './report-words.tsx';

/** The reports that the account keeps, as facts: to compare the next one with. */

/** As many as the rules look back at. */
const COMPARED = 3;

/** @returns the newest kept reports of these agencies, to compare with; nothing while signed out or not asked yet */
export function useKeptReports(bureaus: readonly CreditReport['bureau'][]) {
  const signedIn = useSignedIn();
  const list = useQuery({ ...queryOf(reportEndpoints.listReports), enabled: signedIn });
  const kept = (signedIn && list.data?.reports) || [];
  const ids = bureaus.flatMap((bureau) =>
    kept
      .filter((one) => one.bureau === bureau)
      .toSorted((a, b) => ((a.reportDate ?? '') < (b.reportDate ?? '') ? 1 : -1))
      .slice(0, COMPARED + 1)
      .map(({ id }) => id),
  );
  const facts = useQuery({
    queryKey: [...keyOf(reportEndpoints.getReport), ids.join()],
    queryFn: async () =>
      await Promise.all(
        ids.map(async (id) =>
          reportFromKept(
            await dataOf(callApi(reportEndpoints.getReport, { params: { id }, staysOnPage: true })),
          ),
        ),
      ),
    enabled: ids.length > 0,
  });
  return { kept, reports: (ids.length > 0 && facts.data) || NONE };
}

const NONE: readonly CreditReport[] = [];

async function askAnew(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(reportEndpoints.listReports) });
}

interface KeepProps {
  readonly report: CreditReport;
  readonly kept: readonly KeptReport[];
}

/** Keeps the facts of an open report, or says that they are kept. */
export function KeepFacts({ report, kept }: KeepProps) {
  const signedIn = useSignedIn();
  const { mutate, isPending, error } = useMutation({
    ...mutationOf(reportEndpoints.keepReport),
    onSettled: askAnew,
  });
  const date = valueOf(report.date) ?? null;
  const same = kept.find(
    ({ bureau, reportDate }) => bureau === report.bureau && reportDate === date,
  );
  if (!signedIn) return null;
  if (same) {
    return (
      <Text c="dimmed" size="sm" role="status">
        {words.kept.until(dateWords(same.keptUntil))}
      </Text>
    );
  }
  return (
    <div>
      <BusyButton
        variant="default"
        size="sm"
        busyLabel={isPending && words.kept.keeping}
        onClick={() => mutate({ body: keptFacts(report), staysOnPage: true })}
      >
        {words.kept.keep}
        <VisuallyHidden>: {words.bureaus[report.bureau]}</VisuallyHidden>
      </BusyButton>
      <div role="alert">
        <FieldError id={`keep-${report.bureau}`} error={error?.problem.error} />
      </div>
    </div>
  );
}

/** What keeping means, said once for all open reports. */
export function WhatIsKept() {
  const signedIn = useSignedIn();
  return (
    <Text c="dimmed" size="sm">
      {signedIn ? words.kept.what : words.kept.signedOut}
    </Text>
  );
}

/** All reports that are kept, each with the way to delete it. */
export function KeptReports({ kept }: { readonly kept: readonly KeptReport[] }) {
  if (kept.length === 0) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby="kept-reports">
      <h2 id="kept-reports">{words.kept.title}</h2>
      <Text maw="var(--measure)">{words.kept.text}</Text>
      <ul className="plain-list">
        {kept.map((report) => (
          <KeptRow key={report.id} report={report} />
        ))}
      </ul>
    </Stack>
  );
}

function KeptRow({ report }: { readonly report: KeptReport }) {
  const [asking, setAsking] = useState(false);
  const { id, bureau, reportDate, accounts, keptUntil } = report;
  const name = words.kept.name(words.bureaus[bureau], reportDate ? words.date(reportDate) : '');
  const remove = async () => {
    const answer = await callApi(reportEndpoints.deleteReport, {
      params: { id },
      staysOnPage: true,
    });
    // In another tab it may be gone already.
    if (!answer.ok && answer.problem.status !== 404) return answer.problem.error;
    await askAnew();
    return undefined;
  };
  return (
    <ListedRow
      name={name}
      detail={`${words.kept.accounts(accounts)} · ${words.kept.until(dateWords(keptUntil))}`}
    >
      {asking ? (
        <AskFirst
          question={words.kept.ask}
          action={words.kept.delete}
          busyLabel={words.kept.deleting}
          keep={words.kept.no}
          onAction={remove}
          onKeep={() => setAsking(false)}
        >
          {words.kept.askText}
        </AskFirst>
      ) : (
        <Button variant="subtle" onClick={() => setAsking(true)}>
          {words.kept.delete}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </ListedRow>
  );
}

interface ChangesProps {
  readonly now: CreditReport;
  readonly last: CreditReport;
}

/** What has changed since the last report of the same agency. */
export const Changes = memo(function Changes({ now, last }: ChangesProps) {
  const { gone, added, changed } = compareWithLast(now, last);
  const rows = [
    ...gone.map((line) => ({ id: line.id, what: words.changes.gone, name: named(line) })),
    ...added.map((line) => ({ id: line.id, what: words.changes.added, name: named(line) })),
    ...changed.map(({ now: line, before, fields }) => ({
      id: line.id,
      what: words.changes.changed,
      name: `${named(line)}: ${fields
        .map((field) =>
          words.fromTo(
            words.fields[field],
            written(before.facts[field]),
            written(line.facts[field]),
          ),
        )
        .join('; ')}`,
    })),
  ];
  return (
    <div>
      <Title order={3} ff="text" fz="md" lh={1.35} className="anywhere">
        {words.since(written(last.date))}
      </Title>
      {rows.length === 0 && <p>{words.nothingChanged}</p>}
      <Box component="ul" fz="sm" className="quotes">
        {rows.map(({ id, what, name }) => (
          <li key={`${what} ${id}`}>
            <strong>{what}</strong> {name}
          </li>
        ))}
      </Box>
    </div>
  );
});
