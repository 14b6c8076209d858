import type { ReactNode } from 'react';
import classes from './desk-drawings.module.css';

/** The line that all drawings of the desk are drawn in. */
export function Drawing({ box, children }: { readonly box: string; readonly children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox={box} aria-hidden>
      {children}
    </svg>
  );
}
