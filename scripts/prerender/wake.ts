import type { Language } from '@creditfix/shared/kernel';
import { bringing, sourceOf } from './bring-app.ts';

/**
 * A drawn page is read before it is used: its scripts come once it has been painted, so that they take nothing from the letters, the
 * styles and the fonts on a slow line. What somebody does before they run is kept for them. Both functions are written into the page as
 * they stand: they may use nothing from outside.
 */

/** `webapp/src/app/early-events.ts` takes up what is kept. */
function keepEarlyEvents(): void {
  const early: { button?: HTMLButtonElement; form?: HTMLFormElement; end?: () => void } = {};
  const keepClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    if (button && (button.type !== 'submit' || !button.form)) {
      early.button = button;
      event.stopImmediatePropagation();
    }
    // Into the other language, with what the page was asked for; pages are drawn for their path alone.
    const link = event.target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  };
  // Browsers swallow the Enter key where the form's button is off.
  const keepEnter = (event: KeyboardEvent) => {
    const { key, isComposing, target } = event;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    if (!target.form) return;
    early.form = target.form;
    event.stopImmediatePropagation();
  };
  // A person who keeps typing did not mean to send yet.
  const keepWriting = () => delete early.form;
  const keepSubmit = (event: Event) => {
    // Without the app the form would go to its page's own address, with what was typed in it.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLFormElement) early.form = event.target;
  };
  // Before anybody else: while React takes the page over it hears some events and drops others, and each is to count once.
  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepEnter, true);
  document.addEventListener('input', keepWriting, true);
  document.addEventListener('submit', keepSubmit, true);
  early.end = () => {
    document.removeEventListener('click', keepClick, true);
    document.removeEventListener('keydown', keepEnter, true);
    document.removeEventListener('input', keepWriting, true);
    document.removeEventListener('submit', keepSubmit, true);
  };
  Object.assign(globalThis, { earlyEvents: early });
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
  return `<script>(${sourceOf(keepEarlyEvents)})();(${sourceOf(loadAfterPaint)})(${given})</script>`;
}
