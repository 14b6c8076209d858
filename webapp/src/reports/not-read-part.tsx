import {
  labelSample,
  tradelineFields,
  type CreditReport,
  type Fact,
  type SourceLine,
  type TradelineField,
} from '@creditfix/shared/reports';
import { Box, Button, Stack, Text } from '@mantine/core';
import { memo } from 'react';
import { saveFile, useSiteFacts } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import { named, Quoted } from './report-words.tsx';

/** What the reports have and we did not read, said where nobody has to look for it. */
export const NotReadPart = memo(function NotReadPart({
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
