import { figureEndpoints } from '@creditfix/shared/admin';
import { NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { Answered, keepPreviousData, momentWords, queryOf, useQuery } from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { Quiet } from '../words.tsx';
import { FigureChart } from './figure-chart.tsx';
import { chartsOf } from './figure-charts.ts';

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
    <Answered answer={answer} what="the figures" lines={10}>
      {(figures) => (
        <Stack gap="xl">
          <NativeSelect
            label="Days of the first chart"
            maw="16rem"
            data={SPANS.map((span) => ({ ...span }))}
            value={days}
            onChange={({ currentTarget: { value } }) =>
              setDays(SPANS.find((span) => span.value === value)?.value ?? '90')
            }
          />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="xl">
            {chartsOf(figures).map((chart) => (
              <FigureChart key={chart.id} chart={chart} />
            ))}
          </SimpleGrid>
          <Quiet>
            As of {momentWords(figures.at)}. Days and months are those of Eastern time. No cookie is
            set for these counts, and nothing in them leads to a person.
          </Quiet>
        </Stack>
      )}
    </Answered>
  );
}
