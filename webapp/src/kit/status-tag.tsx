import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './status-tag.module.css';

/** `quiet`: nothing moves. `moving`: on its way. `done`. `soon`: due soon. `trouble`: overdue or failed. */
export type StatusTone = 'quiet' | 'moving' | 'done' | 'soon' | 'trouble';

const shapes: Readonly<Record<StatusTone, IconName>> = {
  quiet: 'sheet',
  moving: 'envelope',
  done: 'check',
  soon: 'clock',
  trouble: 'warning',
};

/** A status as a word with a shape; the colour only repeats it. */
export function StatusTag({
  tone,
  children,
}: {
  readonly tone: StatusTone;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.tag} data-tone={tone}>
      <Icon name={shapes[tone]} />
      {children}
    </span>
  );
}
