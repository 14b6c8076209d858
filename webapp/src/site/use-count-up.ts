import { useEffect, useState, type RefObject } from 'react';
import { countable, figureAt } from './count-up.ts';

const DURATION_MS = 2000;
/** How much of the place must be on screen before the counting begins. */
const VISIBLE_PART = 0.1;

/**
 * The figure as it counts up, once, when its place comes into view. Undefined while it stands still: before, after, without JavaScript,
 * and for people who want no motion.
 */
export function useCountUp(figure: string, place: RefObject<Element | null>): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const element = place.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || calm || !countable(figure)) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const startedAt = performance.now();
        const step = (now: number) => {
          const part = (now - startedAt) / DURATION_MS;
          setShown(part < 1 ? figureAt(figure, part) : undefined);
          if (part < 1) frame = requestAnimationFrame(step);
        };
        step(startedAt);
      },
      { threshold: VISIBLE_PART },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [figure, place]);
  return shown;
}
