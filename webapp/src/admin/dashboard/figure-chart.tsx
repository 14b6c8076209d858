import { Box, Button, Group, Table, Text, Title } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { Skeletons } from '#webapp/kit/index.ts';
import { Quiet } from '../words.tsx';
import { csvOf, isEmpty, type ChartOfFigures } from './figure-charts.ts';

/** What draws is large, and nobody needs it before there is something to draw. */
const FigurePicture = lazy(async () => ({
  default: (await import('./figure-picture.tsx')).FigurePicture,
}));

/** A picture for the eye, and beside it the same rows as a table and as a file. */
export function FigureChart({ chart }: { readonly chart: ChartOfFigures }) {
  const heading = useId();
  const [shown, setShown] = useState(false);
  const empty = isEmpty(chart);
  const isTable = chart.kind === 'table';
  return (
    <Box component="section" aria-labelledby={heading} miw={0}>
      <Title order={2} id={heading}>
        {chart.title}
      </Title>
      <Quiet mb="sm">{chart.says}</Quiet>
      {empty ? (
        <Text py="xl">{chart.empty}</Text>
      ) : (
        <>
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
        </>
      )}
    </Box>
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
