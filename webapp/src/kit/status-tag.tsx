import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import classes from './status-tag.module.css';

/** `quiet`: nothing moves. `moving`: on its way. `done`. `soon`: due soon. `trouble`: overdue or failed. */
export type StatusTone = 'quiet' | 'moving' | 'done' | 'soon' | 'trouble';

const looks: Readonly<Record<StatusTone, { color: string; icon: IconName }>> = {
  quiet: { color: 'gray', icon: 'sheet' },
  moving: { color: 'blue', icon: 'envelope' },
  done: { color: 'green', icon: 'check' },
  soon: { color: 'amber', icon: 'clock' },
  trouble: { color: 'red', icon: 'warning' },
};

interface StatusTagProps {
  readonly tone: StatusTone;
  /** Where another shape says it better. */
  readonly icon?: IconName;
  /** A sentence rather than a word: it may take several lines. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** Mantine's `Badge` as a status: a word with a shape; the color only repeats it. */
export function StatusTag({ tone, icon, wraps, children }: StatusTagProps) {
  const look = looks[tone];
  return (
    <Badge
      component="span"
      variant="outline"
      classNames={classes}
      color={look.color}
      leftSection={<Icon name={icon ?? look.icon} />}
      data-tone={tone}
      data-wraps={wraps}
    >
      {children}
    </Badge>
  );
}
