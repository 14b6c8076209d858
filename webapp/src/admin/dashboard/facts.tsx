import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dashboard.module.css';

interface FactsProps {
  readonly title?: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** Names and values too far apart to be read as one belong in two columns. */
  readonly columns?: 1 | 2;
}

/** Names with their values, a line each. */
export function Facts({ title, rows, columns = 1 }: FactsProps) {
  return (
    <section>
      {title && (
        <Title order={2} mb="xs">
          {title}
        </Title>
      )}
      <dl className={classes.facts} data-columns={columns}>
        {rows.map(([name, value]) => (
          <Group
            key={name}
            justify="space-between"
            align="stretch"
            gap="0 var(--mantine-spacing-md)"
            wrap="nowrap"
            py="0.375rem"
            className="rule-below"
          >
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Group>
        ))}
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly name: string;
  readonly figure: string;
  readonly children: ReactNode;
}

/** One of the large figures of the overview. */
export function Figure({ name, figure, children }: FigureProps) {
  return (
    <Box component="li" py="md">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text ff="heading" fz="h1" fw={600} lh={1.25} className="tabular">
        {figure}
      </Text>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Box>
  );
}
