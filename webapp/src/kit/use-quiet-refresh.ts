import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again every so often while `active`, and once when the person comes back to the tab. Nothing runs while the tab is
 * hidden.
 */
export function useQuietRefresh(active: boolean, everyMs: number, ask: () => void): void {
  const askAgain = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = () => {
      clearInterval(timer);
      timer = document.hidden ? undefined : setInterval(() => askAgain(), everyMs);
    };
    const onVisibility = () => {
      run();
      if (!document.hidden) askAgain();
    };
    run();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [active, everyMs]);
}
