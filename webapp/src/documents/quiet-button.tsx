import type { ReactNode } from 'react';
import { Icon, type IconName } from '#webapp/kit/index.ts';
import classes from './quiet-button.module.css';

interface QuietButtonProps {
  readonly icon?: IconName;
  readonly onClick: () => void;
  /** Stays on the page and keeps the focus, but does nothing. */
  readonly off?: boolean;
  readonly id?: string;
  readonly tone?: 'trouble';
  readonly children: ReactNode;
}

/** A small deed on a copy: quieter than a button of the form, since there are several on each. */
export function QuietButton({ icon, onClick, off = false, id, tone, children }: QuietButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={classes.button}
      data-tone={tone}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
