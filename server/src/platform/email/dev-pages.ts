import { currentLanguage, languageOf } from '@creditfix/shared/kernel';
import type { Middleware } from 'koa';
import type { IncomingMessage } from 'node:http';
import { escapeHtml, sendPage } from '#server/platform/http/index.ts';
import { inLanguage, pageAddress } from '#server/platform/language/index.ts';
import type { EmailExample } from './email-draft.ts';
import type { LocalMailer, MailboxMessage } from './local-mailer.ts';
import { renderEmail } from './render-email.ts';

/** A plain page for people who build or try the product on their own machine. */
function devPage(page: {
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

/** How an email is looked at: as its reader's own program would show it, or as if that were set to light or dark. */
type Shade = 'as_set' | 'light' | 'dark';

const QUERY = '@media (prefers-color-scheme: dark)';

/**
 * An email in a frame that runs nothing and may only open its links in a new tab. The frame takes on the page's policy, so its
 * style sheet carries the page's nonce.
 */
function framedEmail(html: string, title: string, shade: Shade = 'as_set'): string {
  const query = { as_set: QUERY, light: '@media not all', dark: '@media all' }[shade];
  const source = html
    .replace('<style>', '<style nonce="__STYLE_NONCE__">')
    .replaceAll(QUERY, query);
  return `<iframe title="${escapeHtml(title)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(source)}"></iframe>`;
}

const RELAYED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * The local mailbox: `/dev/mailbox` for people (`?at=` shows one message whole), `/api/dev/mailbox` for programs (`?to=` gives those
 * to one address). Exists only without SMTP and outside production.
 */
export function mailboxPages(mailer: LocalMailer): Middleware {
  return async (ctx, next) => {
    // Anyone who reads this mailbox can sign in as anybody in it: it is for people at this machine.
    if (ctx.method !== 'GET' || !isAtThisMachine(ctx.req)) return await next();
    if (ctx.path === '/api/dev/mailbox') {
      ctx.set('Cache-Control', 'no-store');
      const { to } = ctx.query;
      // Who names nobody asks whether there is a mailbox.
      const messages = to === '' ? [] : await mailer.messages();
      const data = to === undefined ? messages : messages.filter((message) => message.to === to);
      ctx.body = { success: true, data };
    } else if (ctx.path === '/dev/mailbox') {
      const messages = await mailer.messages();
      const { at } = ctx.query;
      const opened = messages.filter(({ sentAt }) => sentAt === at);
      await sendPage(ctx, opened.length > 0 ? messagePage(opened) : mailboxList(messages));
    } else {
      await next();
    }
  };
}

/** A tunnel or a proxy on this machine seems to be at this machine, and says so in a header, whatever the settings know of it. */
function isAtThisMachine({ socket, headers }: IncomingMessage): boolean {
  if (RELAYED.some((name) => headers[name] !== undefined)) return false;
  return /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

function mailboxList(messages: readonly MailboxMessage[]): string {
  const list =
    messages.length === 0
      ? '<p>No email yet. Ask for a login link and it will appear here.</p>'
      : messages.map(listed).join('\n');
  return devPage({
    title: 'Local mailbox',
    refreshSeconds: 10,
    body: `<p class="quiet">No mail server is set, so email stays on this machine and is shown here, newest first.</p>${list}`,
  });
}

function listed(message: MailboxMessage): string {
  const links = message.links
    .map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`)
    .join('');
  const address = `/dev/mailbox?at=${encodeURIComponent(message.sentAt)}`;
  return `<article><h2><a href="${escapeHtml(address)}">${escapeHtml(message.subject)}</a></h2>
<p class="quiet">To ${escapeHtml(message.to)}, ${escapeHtml(message.sentAt)}</p>${links}</article>`;
}

function messagePage(messages: readonly MailboxMessage[]): string {
  const body = messages.map(
    ({ to, subject, html, text, sentAt }) => `<article><h2>${escapeHtml(subject)}</h2>
<p class="quiet">To ${escapeHtml(to)}, ${escapeHtml(sentAt)}</p>
${framedEmail(html, 'The email as HTML')}
<h3>As text</h3><pre>${escapeHtml(text)}</pre></article>`,
  );
  return devPage({
    title: 'Local mailbox',
    body: `<p><a href="/dev/mailbox">All messages</a></p>${body.join('\n')}`,
  });
}

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
      example ? await examplePage(example) : exampleList(examples),
    );
    await sendPage(ctx, page, { status: example || kind === '' ? 200 : 404 });
  };
}

function exampleList(examples: readonly EmailExample[]): string {
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
  const choices = optional
    ? { stop: pageAddress(SITE, '/emails/stop'), all: pageAddress(SITE, '/account/emails') }
    : undefined;
  const { subject, html, text } = await renderEmail(written, choices);
  return devPage({
    title: subject,
    body: `<p class="quiet"><a href="/dev/emails${query()}">All emails</a> · ${escapeHtml(kind)} · beside the subject: ${escapeHtml(written.preview)}</p>
${otherLanguage(kind)}
<div class="pair">${framedEmail(html, 'Light', 'light')}${framedEmail(html, 'Dark', 'dark')}</div>
<h3>As text</h3><pre>${escapeHtml(text)}</pre>`,
  });
}
