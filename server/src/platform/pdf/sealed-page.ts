/**
 * What a printed document may do, in two halves: the policy that is put into it, and the questions it must answer before it is
 * printed. Both belong together: what the policy forbids, the questions prove.
 */

/** Nothing comes from anywhere but the document itself. `style-src` carries no hash because letters bring their own rules. */
const CONTENT_POLICY = [
  "default-src 'none'",
  'img-src data:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const SEAL = `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">`;
const HEAD = /<head(?:\s[^>]*)?>/i;

/** A document without content whose only purpose is its policy. */
export const SEALED_BLANK = `<!doctype html><html><head>${SEAL}</head><body></body></html>`;

/** The document with a mark that only this print carries; `sealed` adds the policy as well. */
export function markDocument(html: string, mark: string, sealed: boolean): string {
  const marked = `<meta name="print-mark" content="${mark}">${sealed ? SEAL : ''}`;
  return HEAD.test(html) ? html.replace(HEAD, (head) => head + marked) : marked + html;
}

export interface PageFacts {
  readonly mark: string | null;
  readonly sealed: boolean;
  readonly bearsReference: boolean;
  /** What is missing on the sheet: a font that did not load, a picture that can't be decoded. */
  readonly missing: readonly string[];
}

/**
 * Runs in the page through the debugger while the document's own scripts are switched off. It sets the title, waits until each
 * embedded font and picture is ready (so that not even the first document is set in a fallback font), and says what it sees.
 */
const SETTLE = async (title: string, reference: string): Promise<PageFacts> => {
  document.title = title;
  const missing: string[] = [];
  const fonts = [...document.fonts].map(async (font) => {
    await font.load().catch(() => missing.push(`font ${font.family}`));
  });
  const pictures = [...document.images].map(async (picture) => {
    await picture.decode().catch(() => missing.push('picture'));
  });
  await Promise.all([...fonts, ...pictures]);
  let sealed = true;
  try {
    // oxlint-disable-next-line no-eval -- an eval that is refused proves that the policy is in force
    sealed = eval('1') !== 1;
  } catch {
    sealed = true;
  }
  const mark = document.querySelector('meta[name="print-mark"]')?.getAttribute('content') ?? null;
  return { mark, sealed, bearsReference: document.body.innerText.includes(reference), missing };
};

export function settleExpression(title: string, reference: string): string {
  return `(${SETTLE.toString()})(${JSON.stringify(title)}, ${JSON.stringify(reference)})`;
}
