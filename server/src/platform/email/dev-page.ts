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
body { font: 17px/1.55 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
body:has(.pair) { max-width: 84rem; }
h1 { font-family: Georgia, serif; } article { border-top: 1px solid #8886; padding: 1rem 0; }
h2 { font-size: 1.05rem; margin: 0; } h3 { font-size: 1rem; } p { margin: .35rem 0; } .quiet { opacity: .75; font-size: .94rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace; } a { overflow-wrap: anywhere; }
iframe { width: 100%; height: 46rem; border: 1px solid #8886; background: #fff; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; }
</style></head><body>
<h1>${escapeHtml(page.title)}</h1>
${page.body}
</body></html>`;
}
