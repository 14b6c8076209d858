import { BarChart, LineChart } from '@mantine/charts';
import type { ChartOfFigures } from './figure-charts.ts';

/** Hidden from those who hear the page: the table has the same. */
export function FigurePicture({ chart }: { readonly chart: ChartOfFigures }) {
  const { kind, rows, series, words } = chart;
  const data = rows.map(({ name, values }) => ({
    name,
    ...Object.fromEntries(series.map((one, index) => [one.name, values[index] ?? null])),
  }));
  const common = {
    h: kind === 'across' || kind === 'stacked' ? Math.max(180, 60 + rows.length * 36) : 240,
    data,
    dataKey: 'name',
    series: series.map((one) => ({ ...one })),
    valueFormatter: words,
    withLegend: series.length > 1,
    legendProps: { verticalAlign: 'bottom' as const },
  };
  const across = kind === 'across' || kind === 'stacked';
  return (
    <div aria-hidden>
      {kind === 'lines' ? (
        <LineChart {...common} curveType="linear" yAxisProps={{ width: 70 }} />
      ) : (
        <BarChart
          {...common}
          type={kind === 'stacked' ? 'stacked' : 'default'}
          orientation={across ? 'vertical' : 'horizontal'}
          yAxisProps={{ width: across ? 130 : 70 }}
          // Colors of one darkness need a line between them.
          barProps={{
            isAnimationActive: false,
            ...(kind === 'stacked' && { stroke: 'var(--paper)', strokeOpacity: 1 }),
          }}
          xAxisProps={{ allowDecimals: !across }}
        />
      )}
    </div>
  );
}
