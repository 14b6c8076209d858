import { UnstyledButton } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

/**
 * `deed`: the one primary action of a view. `second`: beside it. `plain`: a quiet deed inside text or a list. `danger`: a deed
 * that can't be taken back.
 */
type ButtonLook = 'deed' | 'second' | 'plain' | 'danger';

interface ButtonFace {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

interface ButtonProps extends ButtonFace {
  readonly type?: 'button' | 'submit';
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly disabled?: boolean;
  /** While set, the button says this instead and does nothing; it keeps its place and the focus. */
  readonly busyLabel?: string | false | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

function classOf({ look = 'second', wide }: Omit<ButtonFace, 'children'>): string {
  return `${classes.root} ${classes[look]} ${wide ? classes.wide : ''}`;
}

function Inner({ icon, iconAfter, children }: ButtonFace) {
  return (
    <span className={classes.inner}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  );
}

export function Button(props: ButtonProps) {
  const { busyLabel, children, onClick, type = 'button' } = props;
  const busy = Boolean(busyLabel);
  return (
    <UnstyledButton
      className={classOf(props)}
      type={busy ? 'button' : type}
      disabled={props.disabled}
      aria-disabled={busy || undefined}
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      data-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <Inner {...props}>{busyLabel || children}</Inner>
    </UnstyledButton>
  );
}

/** A link inside the site that looks like a button: for the step that leads on. */
export function ButtonLink({
  to,
  replace,
  children,
  ...look
}: ButtonFace & { readonly to: string; readonly replace?: boolean }) {
  return (
    <UnstyledButton component={Link} to={to} replace={replace ?? false} className={classOf(look)}>
      <Inner {...look}>{children}</Inner>
    </UnstyledButton>
  );
}

/** The same for files and other sites, where the router has no say. */
export function ButtonAnchor({
  href,
  download,
  newTab,
  children,
  ...look
}: ButtonFace & {
  readonly href: string;
  readonly download?: boolean | string;
  /** For a page that is read beside this one; the words say so. */
  readonly newTab?: boolean;
}) {
  return (
    <UnstyledButton
      component="a"
      href={href}
      download={download}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
      className={classOf(look)}
    >
      <Inner {...look}>{children}</Inner>
    </UnstyledButton>
  );
}
