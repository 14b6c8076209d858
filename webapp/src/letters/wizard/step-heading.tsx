import { useEffect, useRef, type ReactNode } from 'react';

export const STEP_HEADING = 'step-heading';

/** The heading of the view, which takes the focus when the view changes. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 id={STEP_HEADING} tabIndex={-1} className="below-stepper">
      {children}
    </h2>
  );
}

/**
 * Brings the focus to the heading of a new view; the first one keeps the browser's own start.
 *
 * @param place changes with each view; nothing while the page is still loading
 */
export function useStepFocus(place: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const arrived = place !== undefined && last.current !== undefined && last.current !== place;
    last.current = place ?? last.current;
    if (arrived) focusStepHeading();
  }, [place]);
}

export function focusStepHeading(): void {
  const heading = document.getElementById(STEP_HEADING);
  heading?.focus({ preventScroll: true });
  (heading?.closest('[data-view]') ?? heading)?.scrollIntoView({ block: 'start' });
}
