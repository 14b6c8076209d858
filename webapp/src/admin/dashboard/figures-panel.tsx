import { figureEndpoints } from '@creditfix/shared/admin';
import {
  NativeSelect,
  SimpleGrid,
  Stack,
  Box,
  Button,
  Group,
  Table,
  Text,
  Title,
} from '@mantine/core';
import { useState, lazy, Suspense, useId } from 'react';
import {
  Answered,
  keepPreviousData,
  momentWords,
  queryOf,
  useQuery,
  Skeletons,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { Quiet } from '../words.tsx';
import { chartsOf, csvOf, isEmpty, type ChartOfFigures } from './figure-charts.ts';

const SPANS = [
  { value: '30', label: 'The last 30 days' },
  { value: '90', label: 'The last 90 days' },
  { value: '365', label: 'The last 365 days' },
] as const;
type Span = (typeof SPANS)[number]['value'];

/** How the business goes over time, each chart with its table. */
export function FiguresPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [days, setDays] = useState<Span>('90');
  const answer = useQuery({
    ...queryOf(figureEndpoints.staffFigures, { query: { days } }),
    placeholderData: keepPreviousData,
  });
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-labelledby="figures-heading">
      <Title order={2} id="figures-heading" mb="md">
        Figures
      </Title>
      <Answered answer={answer} what="the figures" lines={10}>
        {(figures) => (
          <Stack gap="xl">
            <NativeSelect
              label="Dates of the first chart"
              maw="16rem"
              data={SPANS.map((span) => ({ ...span }))}
              value={days}
              onChange={({ currentTarget: { value } }) =>
                setDays(SPANS.find((span) => span.value === value)?.value ?? '90')
              }
            />
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="xl">
              {chartsOf(figures)
                .filter((chart) => !isEmpty(chart))
                .map((chart) => (
                  <FigureChart key={chart.id} chart={chart} />
                ))}
            </SimpleGrid>
            <NotYet charts={chartsOf(figures).filter(isEmpty)} />
            <Quiet>
              As of {momentWords(figures.at)}. Days and months are those of Eastern time. No cookie
              is set for these counts, and nothing in them leads to a person.
            </Quiet>
          </Stack>
        )}
      </Answered>
    </section>
  );
}

/** What draws is large, and nobody needs it before there is something to draw. */
const FigurePicture = lazy(async () => ({
  default: (await import('./figure-picture.tsx')).FigurePicture,
}));

/** A picture for the eye, and beside it the same rows as a table and as a file. */
function FigureChart({ chart }: { readonly chart: ChartOfFigures }) {
  const heading = useId();
  const [shown, setShown] = useState(false);
  const isTable = chart.kind === 'table';
  return (
    <Box component="section" aria-labelledby={heading} miw={0}>
      <Title order={3} id={heading}>
        {chart.title}
      </Title>
      <Quiet mb="sm">{chart.says}</Quiet>
      {!isTable && (
        <Suspense fallback={<Skeletons lines={6} label="Drawing the chart" />}>
          <FigurePicture chart={chart} />
        </Suspense>
      )}
      <Group gap="xs" my="xs">
        {!isTable && (
          <Button variant="subtle" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide the table' : 'Show the table'}
          </Button>
        )}
        <Button variant="subtle" onClick={() => save(chart)}>
          Save as CSV
        </Button>
      </Group>
      {(shown || isTable) && <Rows chart={chart} />}
    </Box>
  );
}

/** What there is nothing to draw for takes a line each, so that what there is stands together. */
function NotYet({ charts }: { readonly charts: readonly ChartOfFigures[] }) {
  if (charts.length === 0) return null;
  return (
    <section aria-labelledby="no-figures-heading">
      <Title order={3} id="no-figures-heading" mb="xs">
        No data yet
      </Title>
      <Stack component="ul" gap="xs" className="plain-list">
        {charts.map(({ id, title, empty }) => (
          <Text component="li" key={id} maw="var(--measure)">
            <strong>{title}.</strong> {empty}
          </Text>
        ))}
      </Stack>
    </section>
  );
}

function Rows({ chart: { title, head, series, rows, words } }: { readonly chart: ChartOfFigures }) {
  return (
    <Table.ScrollContainer
      minWidth={series.length > 5 ? 760 : 320}
      scrollAreaProps={{ tabIndex: 0 }}
    >
      <Table aria-label={title} className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{head}</Table.Th>
            {series.map(({ name }) => (
              <Table.Th key={name} scope="col" ta="end">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, values }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              {series.map((one, index) => {
                const value = values[index] ?? null;
                return (
                  <Table.Td key={one.name} ta="end">
                    {value === null ? '' : words(value)}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function save(chart: ChartOfFigures): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvOf(chart)], { type: 'text/csv;charset=utf-8' }));
  link.download = `${chart.id}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
