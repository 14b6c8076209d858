import { Box, Button, Group, Text } from '@mantine/core';
import { Icon, StatusTag, VisuallyHidden } from '#webapp/kit/index.ts';
import { deliveryMessages } from '../messages.tsx';
import type { MadeLetter } from '../wizard/wizard-state.ts';

/** The letters of one signing, each with its PDF. */
export function MadeLetterList({ letters }: { readonly letters: readonly MadeLetter[] }) {
  return (
    <ul className="plain-list rule-above">
      {letters.map(({ letterId, target, reference, pdfUrl, ready }) => (
        <Group
          component="li"
          key={letterId}
          gap="0.5rem 1.5rem"
          justify="space-between"
          py="md"
          className="rule-below"
        >
          <Box flex="1 1 18rem" miw={0}>
            <Text fw={600} className="anywhere">
              {target ?? deliveryMessages.list.yours}
            </Text>
            <Text c="dimmed" size="sm">
              {deliveryMessages.list.reference(reference)}
            </Text>
            {!ready && (
              <Text c="dimmed" size="sm">
                {deliveryMessages.list.printing}
              </Text>
            )}
          </Box>
          <Group gap="xs">
            {ready ? (
              <Button component="a" href={pdfUrl} download leftSection={<Icon name="download" />}>
                {deliveryMessages.list.download}{' '}
                <VisuallyHidden>
                  {deliveryMessages.list.downloadFor(target ?? reference)}
                </VisuallyHidden>
              </Button>
            ) : (
              <StatusTag tone="moving">{deliveryMessages.list.beingPrinted}</StatusTag>
            )}
          </Group>
        </Group>
      ))}
    </ul>
  );
}
