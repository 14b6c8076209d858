import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#webapp/kit/index.ts';

/** What is beside what counts. */
export const Quiet = Text.withProps({ size: 'sm', c: 'dimmed' });

/** On a line of its own below what it belongs to, in a cell or a link; not underlined with the link. */
export const Below = Text.withProps({
  component: 'span',
  display: 'inline-block',
  w: '100%',
  size: 'sm',
  c: 'dimmed',
});

/** Beside what it warns about; it stops nobody. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <Text span inherit c="var(--amber)" fw={600}>
      <Icon name="warning" /> {children}
    </Text>
  );
}

/** "1 letter", "2,177 letters". */
export function letterCount(count: number): string {
  return count === 1 ? '1 letter' : `${counted(count)} letters`;
}

/** "2,177" */
export function counted(value: number): string {
  return value.toLocaleString('en-US');
}

/** "$1,499.00"; amounts in cents are said by `dollars`. */
export function wholeDollars(value: number): string {
  return value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
