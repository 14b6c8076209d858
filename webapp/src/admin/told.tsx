import type { DataOf, Endpoint } from '@creditfix/shared/kernel';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  type ApiFailure,
  Icon,
  mutationOf,
  type Question,
  useMutation,
} from '#webapp/kit/index.ts';

const look = { withBorder: true, closeButtonProps: { 'aria-label': 'Dismiss' } } as const;

interface Told {
  readonly text?: string;
  /** Takes back what was done; it is offered until the person has closed the note. */
  readonly undo?: () => void;
}

/** That something is done, for a few seconds. @returns its name, to take it off the screen by */
export function tellDone(title: string, { text, undo }: Told = {}): string {
  const id = notifications.show({
    ...look,
    title,
    color: 'var(--green-fill)',
    icon: <Icon name="check" />,
    autoClose: undo ? false : 8_000,
    message: (
      <>
        {text && <Text size="sm">{text}</Text>}
        {undo && (
          <Button
            variant="subtle"
            onClick={() => {
              notifications.hide(id);
              undo();
            }}
          >
            Undo
          </Button>
        )}
      </>
    ),
  });
  return id;
}

/** That something did not work, until the person has closed the note. */
export function tellTrouble({ problem }: ApiFailure): void {
  notifications.show({
    ...look,
    color: 'var(--red-fill)',
    icon: <Icon name="stop" />,
    autoClose: false,
    message: problem.fields?.[0]?.message ?? problem.error,
  });
}

/** Something that is done with one click; where it did not work, a note says so. */
export function useStaffAction<E extends Endpoint>(
  endpoint: E,
  onDone?: (data: DataOf<E>, asked: Question<E>) => void,
) {
  return useMutation<DataOf<E>, Question<E>>({
    ...mutationOf(endpoint),
    onError: tellTrouble,
    ...(onDone && { onSuccess: onDone }),
  });
}
