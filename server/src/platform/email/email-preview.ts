import type { Middleware } from 'koa';
import { escapeHtml, sendPage } from '#server/platform/http/index.ts';
import { devPage } from './dev-page.ts';
import type { EmailExample } from './email-draft.ts';
import { framedEmail } from './framed-email.ts';
import { renderEmail } from './render-email.ts';

const PREFERENCES = 'https://example.com/account';

/** Every email of the product with made-up content: `/dev/emails` lists them, `/dev/emails/:kind` shows one in light, dark and text. */
export function emailPreview(examplesOf: () => readonly EmailExample[]): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || !/^\/dev\/emails(\/|$)/.test(ctx.path)) return await next();
    const examples = examplesOf();
    const kind = ctx.path.slice('/dev/emails/'.length);
    const example = examples.find((each) => each.kind === kind);
    if (example) sendPage(ctx, await examplePage(example));
    else sendPage(ctx, listPage(examples), { status: kind === '' ? 200 : 404 });
  };
}

function listPage(examples: readonly EmailExample[]): string {
  const items = examples.map(
    ({ kind, draft }) =>
      `<li><a href="/dev/emails/${escapeHtml(kind)}">${escapeHtml(draft.subject)}</a> <span class="quiet">${escapeHtml(kind)}</span></li>`,
  );
  return devPage({ title: 'Emails', body: `<ul>${items.join('\n')}</ul>` });
}

async function examplePage({ kind, draft, optional }: EmailExample): Promise<string> {
  const { subject, html, text } = await renderEmail(draft, optional ? PREFERENCES : undefined);
  return devPage({
    title: subject,
    body: `<p class="quiet"><a href="/dev/emails">All emails</a> · ${escapeHtml(kind)} · beside the subject: ${escapeHtml(draft.preview)}</p>
<div class="pair">${framedEmail(html, 'Light', 'light')}${framedEmail(html, 'Dark', 'dark')}</div>
<h3>As text</h3><pre>${escapeHtml(text)}</pre>`,
  });
}
