import { Button as MantineButton } from '@mantine/core';
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

function face({ look = 'second', icon, iconAfter, wide }: Omit<ButtonFace, 'children'>) {
  return {
    variant: 'default',
    classNames: {
      root: `${classes.root} ${classes[look]} ${wide ? classes.wide : ''}`,
      inner: classes.inner ?? '',
      label: classes.label ?? '',
    },
    leftSection: icon && <Icon name={icon} />,
    rightSection: iconAfter && <Icon name={iconAfter} />,
  };
}

export function Button(props: ButtonProps) {
  const {
    look,
    icon,
    iconAfter,
    wide,
    busyLabel,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const busy = Boolean(busyLabel);
  return (
    <MantineButton
      {...rest}
      {...face({
        ...(look && { look }),
        ...(icon && { icon }),
        ...(iconAfter && { iconAfter }),
        ...(wide && { wide }),
      })}
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busyLabel || children}
    </MantineButton>
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
    <MantineButton component={Link} to={to} replace={replace ?? false} {...face(look)}>
      {children}
    </MantineButton>
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
    <MantineButton
      component="a"
      href={href}
      download={download}
      {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...face(look)}
    >
      {children}
    </MantineButton>
  );
}
