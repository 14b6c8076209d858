import type { ReactNode } from 'react';
import classes from './action-bar.module.css';

/** Where the actions of a view live: bottom right on desks, a bar along the bottom edge on phones. The primary one comes last. */
export function ActionBar({
  note,
  children,
}: {
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes.bar}>
      {note && <div className={classes.note}>{note}</div>}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
