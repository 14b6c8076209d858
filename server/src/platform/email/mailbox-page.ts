import type { Middleware } from 'koa';
import type { IncomingMessage } from 'node:http';
import { escapeHtml, sendPage } from '#server/platform/http/index.ts';
import { devPage } from './dev-page.ts';
import { framedEmail } from './framed-email.ts';
import type { LocalMailer, MailboxMessage } from './local-mailer.ts';

const RELAYED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/**
 * The local mailbox: `/dev/mailbox` for people (`?at=` shows one message whole), `/api/dev/mailbox` for programs. Exists only
 * without SMTP and outside production.
 */
export function mailboxPages(mailer: LocalMailer): Middleware {
  return async (ctx, next) => {
    // Anyone who reads this mailbox can sign in as anybody in it: it is for people at this machine.
    if (ctx.method !== 'GET' || !isAtThisMachine(ctx.req)) return await next();
    if (ctx.path === '/api/dev/mailbox') {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { success: true, data: await mailer.messages() };
    } else if (ctx.path === '/dev/mailbox') {
      const messages = await mailer.messages();
      const { at } = ctx.query;
      const opened = messages.filter(({ sentAt }) => sentAt === at);
      await sendPage(ctx, opened.length > 0 ? messagePage(opened) : listPage(messages));
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

function listPage(messages: readonly MailboxMessage[]): string {
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
