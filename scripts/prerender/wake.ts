import type { Language } from '@creditfix/shared/kernel';
import { bringing, sourceOf } from './bring-app.ts';

/**
 * A drawn page is read before it is used: its scripts come once it has been painted, so that they take nothing from the letters, the
 * styles and the fonts on a slow line. Both functions are written into the page as they stand: they may use nothing from outside.
 */
/** Pages are drawn for their path alone: into the other language a person goes with what the page was asked for. */
function keepQuery(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  });
}

function loadAfterPaint(modules: readonly string[], bring: () => void): void {
  let awake = false;
  const load = () => {
    if (awake) return;
    awake = true;
    for (const href of modules) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
    bring();
  };
  // A page in the background is not painted until somebody looks at it.
  if (document.hidden) return load();
  setTimeout(load, 3_000);
  try {
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  } catch {
    load();
  }
}

/** The script that a drawn page carries in place of its module scripts. */
export function wakeScript(entry: string, modules: readonly string[], language: Language): string {
  const bring = `() => ${bringing(entry, 'drawn', language)}`;
  const given = [JSON.stringify(modules), bring].join(', ');
  return `<script>(${sourceOf(keepQuery)})();(${sourceOf(loadAfterPaint)})(${given})</script>`;
}
