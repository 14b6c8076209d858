import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** The one thing to do from here. */
  readonly action?: ReactNode;
}

/** What stands if nothing is yet: it says so kindly and shows the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty} data-empty-state>
      <span className={classes.drawing}>
        <Icon name={icon} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
