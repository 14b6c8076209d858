import type { Language } from '@creditfix/shared/kernel';

/**
 * A line that fails for a moment must not leave a page that looks alive and is not: the script that starts the app is asked for again,
 * and if it does not come the page says so. The function is written into the page as it stands: it may use nothing from outside.
 */

interface WhatToSay {
  readonly text: string;
  readonly again: string;
}

function bringApp(entry: string, { text, again }: WhatToSay): void {
  const note = document.createElement('p');
  const tell = () => {
    const link = Object.assign(document.createElement('a'), { href: '', textContent: again });
    Object.assign(note, { className: 'incomplete', role: 'alert' }).append(`${text} `, link);
    // What says to wait would not be true anymore.
    const waiting = document.querySelector('[data-waiting]');
    if (waiting) waiting.replaceChildren(note);
    else document.body.prepend(note);
  };
  const pauses = [1_000, 3_000];
  const ask = (src: string) => {
    const script = document.createElement('script');
    const onerror = () => {
      const pause = pauses.shift();
      // Under another address: browsers keep it of a module that its file did not come (https://github.com/whatwg/html/issues/6768).
      if (pause) setTimeout(() => ask(`${entry}?after=${pause}`), pause);
      else tell();
    };
    const source = { type: 'module', crossOrigin: '', src, onerror };
    document.head.append(Object.assign(script, source));
  };
  // A script that is added by another does not wait for the end of the page, which the app takes over as a whole.
  if (document.readyState !== 'loading') ask(entry);
  else document.addEventListener('DOMContentLoaded', () => ask(entry));
}

const SAID = {
  en: {
    drawn:
      'Part of this page did not load. You can read it, but its buttons and forms do not work yet.',
    empty: 'Your page did not load. What you saved is safe.',
    again: 'Load this page again',
  },
  es: {
    drawn:
      'Una parte de esta página no se cargó. Puede leerla, pero sus botones y formularios aún no funcionan.',
    empty: 'Su página no se cargó. Lo que guardó está a salvo.',
    again: 'Volver a cargar la página',
  },
} as const;

/** @returns what brings the app to a page that is drawn already, or to one that is empty until then */
export function bringing(
  entry: string,
  page: 'drawn' | 'empty',
  language: keyof typeof SAID,
): string {
  const { again, [page]: text } = SAID[language];
  const given = [entry, { text, again }].map((each) => JSON.stringify(each)).join(', ');
  return `(${sourceOf(bringApp)})(${given})`;
}

/** Without what is for readers alone. */
export function sourceOf(part: (...given: never[]) => void): string {
  return part
    .toString()
    .replace(/\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n');
}

/** Pages are drawn for their path alone: into the other language a person goes with what the page was asked for. */
function keepQuery(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  });
}

/**
 * A drawn page is read before it is used: its scripts come once it has been painted, so that they take nothing from the letters, the
 * styles and the fonts on a slow line. They are asked for three at a time: dozens at once keep a finger waiting on a phone. Written into
 * the page too, as it stands.
 */
function loadAfterPaint(modules: readonly string[], bring: () => void): void {
  let awake = false;
  const load = () => {
    if (awake) return;
    awake = true;
    const rest = [...modules];
    const ask = () => {
      // Where nobody looks, timers are slow, and no finger waits.
      for (const href of rest.splice(0, document.hidden ? rest.length : 3)) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
      }
      if (rest.length > 0) setTimeout(ask);
      else bring();
    };
    ask();
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
