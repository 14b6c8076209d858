import { startTransition, useEffect, useState } from 'react';

/**
 * Long lists are drawn a few entries at a time, and the page answers in between. In the end all of them are there: for the
 * browser's own search, for Tab, and for who has the page read to them.
 *
 * @returns how many to draw now
 */
export function useInSteps(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return undefined;
    // After what was drawn is on the screen.
    const timer = setTimeout(() => startTransition(() => setDrawn((now) => now + step)));
    return () => clearTimeout(timer);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
