import { Button, Group } from '@mantine/core';
import { Icon } from '#webapp/kit/index.ts';
import { counted, Quiet } from '../words.tsx';

interface PageButtonsProps {
  readonly page: number;
  readonly shown: number;
  readonly total: number | null;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

/** Below a list: which page this is, and the ways on and back. Not a `Pagination`: a list that is walked by cursor has no page numbers. */
export function PageButtons({ page, shown, total, onNext, onPrevious }: PageButtonsProps) {
  const all = total === null ? '' : ` of ${counted(total)}`;
  if (page === 1 && shown === 0) return null;
  return (
    <Group component="nav" aria-label="Pages of the list" justify="space-between" py="md">
      <Quiet role="status">
        Page {page}: {shown === 1 ? '1 row' : `${counted(shown)} rows`}
        {all}
      </Quiet>
      <Group wrap="nowrap" ml="auto">
        <Button
          leftSection={<Icon name="back" />}
          disabled={!onPrevious}
          onClick={() => onPrevious?.()}
        >
          Previous
        </Button>
        <Button rightSection={<Icon name="arrow" />} disabled={!onNext} onClick={() => onNext?.()}>
          Next
        </Button>
      </Group>
    </Group>
  );
}
