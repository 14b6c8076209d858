import { escapeHtml } from '#server/platform/http/index.ts';

/** A plain page for people who build or try the product on their own machine. */
export function devPage(page: {
  readonly title: string;
  readonly body: string;
  readonly refreshSeconds?: number;
}): string {
  const refresh = page.refreshSeconds
    ? `<meta http-equiv="refresh" content="${page.refreshSeconds}">`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${refresh}<title>${escapeHtml(page.title)}</title>
<style nonce="__STYLE_NONCE__">
/* The tokens of the web app that a plain page needs. */
:root { --paper: #f6f3ec; --sheet: #fff; --ink: #17233a; --muted: #4b566b; --line: #ddd6c7; --link: #1f4f9c; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #11161d; --sheet: #1a2029; --ink: #e9e6de; --muted: #aab2bf; --line: #2c3540; --link: #9abdf7; }
}
html { background: var(--paper); color: var(--ink); }
body { font: 17px/1.55 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
body:has(.pair) { max-width: 84rem; }
h1 { font-family: Georgia, serif; line-height: 1.2; } article { border-top: 1px solid var(--line); padding: 1rem 0; }
h2 { font-size: 1.05rem; margin: 0; } h3 { font-size: 1rem; } p { margin: .35rem 0; } .quiet { color: var(--muted); font-size: .94rem; }
ul { padding-inline-start: 1.25rem; } li { padding-block: .25rem; }
a { color: var(--link); text-underline-offset: .2em; overflow-wrap: anywhere; } a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace; padding: 1rem; border: 1px solid var(--line); background: var(--sheet); }
iframe { width: 100%; height: 46rem; border: 1px solid var(--line); background: #fff; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
</style></head><body><main>
<h1>${escapeHtml(page.title)}</h1>
${page.body}
</main></body></html>`;
}
