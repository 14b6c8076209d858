import type { ReactNode } from 'react';
import classes from './home.module.css';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** On a phone it is opened by a touch; where there is room it lies open, and has no title. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className={classes.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
