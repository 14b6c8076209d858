import { Button } from '@mantine/core';
import { Icon } from '#webapp/kit/index.ts';
import classes from './page-buttons.module.css';

interface PageButtonsProps {
  readonly page: number;
  readonly shown: number;
  readonly total: number | null;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

/** Below a list: which page this is, and the ways on and back. */
export function PageButtons({ page, shown, total, onNext, onPrevious }: PageButtonsProps) {
  const all = total === null ? '' : ` of ${total.toLocaleString('en-US')}`;
  if (page === 1 && shown === 0) return null;
  return (
    <div className={classes.buttons}>
      <p role="status">
        Page {page}: {shown === 1 ? '1 row' : `${shown.toLocaleString('en-US')} rows`}
        {all}
      </p>
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
    </div>
  );
}
