import { currentLanguage, languageOf } from '@creditfix/shared/kernel';
import type { Middleware } from 'koa';
import { escapeHtml, sendPage } from '#server/platform/http/index.ts';
import { inLanguage, pageAddress } from '#server/platform/language/index.ts';
import { devPage } from './dev-page.ts';
import type { EmailExample } from './email-draft.ts';
import { framedEmail } from './framed-email.ts';
import { renderEmail } from './render-email.ts';

const SITE = 'https://example.com';

/**
 * Every email of the product with made-up content, in the language that `?lang=` names: `/dev/emails` lists them,
 * `/dev/emails/:kind` shows one in light, dark and text.
 */
export function emailPreview(examplesOf: () => readonly EmailExample[]): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || !/^\/dev\/emails(\/|$)/.test(ctx.path)) return await next();
    const examples = examplesOf();
    const kind = ctx.path.slice('/dev/emails/'.length);
    const example = examples.find((each) => each.kind === kind);
    const language = languageOf(String(ctx.query['lang'] ?? ''));
    const page = await inLanguage(language, async () =>
      example ? await examplePage(example) : listPage(examples),
    );
    await sendPage(ctx, page, { status: example || kind === '' ? 200 : 404 });
  };
}

function listPage(examples: readonly EmailExample[]): string {
  const items = examples.map(
    ({ kind, draft }) =>
      `<li><a href="/dev/emails/${escapeHtml(kind)}${query()}">${escapeHtml(draft().subject)}</a> <span class="quiet">${escapeHtml(kind)}</span></li>`,
  );
  return devPage({ title: 'Emails', body: `${otherLanguage('')}<ul>${items.join('\n')}</ul>` });
}

const query = () => (currentLanguage() === 'en' ? '' : `?lang=${currentLanguage()}`);

function otherLanguage(kind: string): string {
  const path = `/dev/emails${kind && `/${escapeHtml(kind)}`}`;
  return currentLanguage() === 'en'
    ? `<p class="quiet"><a href="${path}?lang=es">In Spanish</a></p>`
    : `<p class="quiet"><a href="${path}">In English</a></p>`;
}

async function examplePage({ kind, draft, optional }: EmailExample): Promise<string> {
  const written = draft();
  const preferences = optional ? pageAddress(SITE, '/account') : undefined;
  const { subject, html, text } = await renderEmail(written, preferences);
  return devPage({
    title: subject,
    body: `<p class="quiet"><a href="/dev/emails${query()}">All emails</a> · ${escapeHtml(kind)} · beside the subject: ${escapeHtml(written.preview)}</p>
${otherLanguage(kind)}
<div class="pair">${framedEmail(html, 'Light', 'light')}${framedEmail(html, 'Dark', 'dark')}</div>
<h3>As text</h3><pre>${escapeHtml(text)}</pre>`,
  });
}
