import type { ReactNode } from 'react';

/** The line that all drawings are drawn in. */
export function Drawing({ box, children }: { readonly box: string; readonly children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={box} aria-hidden>
      {children}
    </svg>
  );
}
