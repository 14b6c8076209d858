/** What a page shows until its script has drawn it. */

const NEEDS_SCRIPT = {
  en: {
    text: 'This page needs JavaScript. Please turn it on in your browser and load the page again. What you saved is safe.',
    home: '<a href="/">Go to the home page</a>',
  },
  es: {
    text: 'Esta página necesita JavaScript. Actívelo en su navegador y vuelva a cargar la página. Lo que guardó está a salvo.',
    home: '<a href="/es">Ir a la página de inicio</a>',
  },
} as const;

export function needsScript(language: keyof typeof NEEDS_SCRIPT): string {
  const { text, home } = NEEDS_SCRIPT[language];
  return `<noscript><p class="incomplete">${text} ${home}</p></noscript>`;
}

const ON_ITS_WAY = {
  en: 'Your page is on its way.',
  es: 'Su página está en camino.',
} as const;

/** The app takes its place; `webapp/src/kit/theme/base.css` shows it where a line is so slow that somebody would wonder. */
export function waiting(language: keyof typeof ON_ITS_WAY): string {
  return `<div class="waiting" data-waiting role="status">${ON_ITS_WAY[language]}</div>`;
}
