import { Box, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** The one thing to do from here. */
  readonly action?: ReactNode;
}

/** What stands if nothing is yet: it says so kindly and shows the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <Paper
      radius="paper"
      bg="none"
      bd="1px dashed var(--control-line)"
      p="3rem 1rem"
      data-empty-state
    >
      <Stack gap="xs" align="center" ta="center">
        <Text span c="green" fz="2.5rem" lh={1}>
          <Icon name={icon} />
        </Text>
        <Title order={2} size="h3">
          {title}
        </Title>
        {children && (
          <Box maw="44ch" c="dimmed">
            {children}
          </Box>
        )}
        {action && <Box mt="md">{action}</Box>}
      </Stack>
    </Paper>
  );
}
