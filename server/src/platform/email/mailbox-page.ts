import type { Middleware } from 'koa';
import { escapeHtml, sendPage } from '#server/platform/http/index.ts';
import type { LocalMailer, MailboxMessage } from './local-mailer.ts';

/** The local mailbox: `/dev/mailbox` for people, `/api/dev/mailbox` for programs. Exists only without SMTP and outside production. */
export function mailboxPages(mailer: LocalMailer): Middleware {
  return async (ctx, next) => {
    // Whoever reads this mailbox can sign in as anybody in it: it is for people at this machine.
    if (ctx.method !== 'GET' || !isLoopback(ctx.req.socket.remoteAddress)) return await next();
    if (ctx.path === '/api/dev/mailbox') {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { success: true, data: await mailer.messages() };
    } else if (ctx.path === '/dev/mailbox') {
      sendPage(ctx, page(await mailer.messages()));
    } else {
      await next();
    }
  };
}

function isLoopback(address: string | undefined): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '');
}

function page(messages: readonly MailboxMessage[]): string {
  const list =
    messages.length === 0
      ? '<p>No email yet. Ask for a login link and it will appear here.</p>'
      : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="10"><title>Local mailbox</title>
<style nonce="__STYLE_NONCE__">
body { font: 17px/1.55 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-family: Georgia, serif; } article { border-top: 1px solid #8886; padding: 1rem 0; }
h2 { font-size: 1.05rem; margin: 0; } p { margin: .35rem 0; } .quiet { opacity: .75; font-size: .94rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; } a { overflow-wrap: anywhere; }
</style></head><body>
<h1>Local mailbox</h1>
<p class="quiet">No mail server is set, so email stays on this machine and is shown here, newest first.</p>
${list}${messages.map(article).join('\n')}
</body></html>`;
}

function article(message: MailboxMessage): string {
  const links = message.links
    .map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`)
    .join('');
  return `<article><h2>${escapeHtml(message.subject)}</h2>
<p class="quiet">To ${escapeHtml(message.to)}, ${escapeHtml(message.sentAt)}</p>${links}
<details><summary>The whole message</summary><pre>${escapeHtml(message.text)}</pre></details></article>`;
}
