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
  icon = shapes[tone],
  wraps,
  children,
}: {
  readonly tone: StatusTone;
  /** Where another shape says it better. */
  readonly icon?: IconName;
  /** A sentence rather than a word: it may take several lines. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.tag} data-tone={tone} data-wraps={wraps}>
      <Icon name={icon} />
      {wraps ? <span>{children}</span> : children}
    </span>
  );
}
