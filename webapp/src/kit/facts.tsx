import { DataList } from '@mantine/core';
import '@mantine/core/styles/DataList.layer.css';
import type { ReactNode } from 'react';

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Wide enough for the longest label. */
  readonly labelWidth?: string;
  /** For values of several sentences: each below its label. */
  readonly stacked?: boolean;
}

/** What is known of one thing, each with its name: Mantine's `DataList` at the size of the text around it. */
export function Facts({ facts, labelWidth = '6rem', stacked = false }: FactsProps) {
  return (
    <DataList
      size="md"
      gap={stacked ? 'md' : 'xs'}
      labelWidth={labelWidth}
      orientation={stacked ? 'vertical' : 'horizontal'}
    >
      {facts.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel {...(stacked && { c: 'var(--ink)', fw: 600 })}>
            {label}
          </DataList.ItemLabel>
          <DataList.ItemValue className="anywhere">{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
