/** What stands on a page that only a script can draw. */
const NEEDS_SCRIPT = {
  en: 'This page needs JavaScript to build your letter. Please turn it on in your browser and load the page again. What you saved is safe.',
  es: 'Esta página necesita JavaScript para preparar su carta. Actívelo en su navegador y vuelva a cargar la página. Lo que guardó está a salvo.',
} as const;

export function needsScript(language: keyof typeof NEEDS_SCRIPT): string {
  return `<noscript><p>${NEEDS_SCRIPT[language]}</p></noscript>`;
}
