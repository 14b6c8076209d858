import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './kit.module.css';

/** Where the actions of a view live: bottom right on desktops, a bar along the bottom edge on phones. The primary one comes last. */
export function ActionBar({
  note,
  children,
}: {
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes.actionBar} data-action-bar>
      {note && (
        <Box c="dimmed" fz="sm">
          {note}
        </Box>
      )}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
