import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import { MailboxDrawing } from './drawing.tsx';
import classes from './site.module.css';

interface StartSectionProps {
  readonly title: string;
  readonly action: string;
  readonly note: string;
}

/** The end of a page that tells: the one step that leads on. */
export function StartSection({ title, action, note }: StartSectionProps) {
  return (
    <Group
      component="section"
      justify="space-between"
      align="flex-end"
      gap="lg"
      className={classes.start}
      aria-labelledby="start"
    >
      <Stack align="flex-start" pb="section">
        <h2 id="start">{title}</h2>
        <Button
          component={Link}
          to="/generate-letter"
          variant="filled"
          rightSection={<Icon name="arrow" />}
        >
          {action}
        </Button>
        <Text c="dimmed" size="sm">
          {note}
        </Text>
      </Stack>
      <MailboxDrawing />
    </Group>
  );
}
