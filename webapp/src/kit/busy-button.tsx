import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

interface BusyButtonProps
  extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref'> {
  readonly type?: 'button' | 'submit';
  /** While set, the button says this instead and does nothing; it keeps its place and the focus. */
  readonly busyLabel: string | false | undefined;
}

/** Mantine's `loading` disables the button: the focus is lost, and a screen reader hears nothing of what is being waited for. */
export function BusyButton({ busyLabel, children, onClick, type, ...button }: BusyButtonProps) {
  return (
    <Button
      {...button}
      type={busyLabel ? 'button' : type}
      aria-disabled={busyLabel ? true : undefined}
      data-busy={busyLabel ? true : undefined}
      onClick={busyLabel ? undefined : onClick}
    >
      {busyLabel || children}
    </Button>
  );
}
