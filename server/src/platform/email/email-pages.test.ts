import Koa from 'koa';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmailDraft } from './email-draft.ts';
import { emailPreview, mailboxPages } from './dev-pages.ts';
import type { MailboxMessage } from './local-mailer.ts';
import { renderEmail } from './render-email.ts';

const draft: EmailDraft = {
  subject: 'Your <letter> is ready',
  preview: 'Beside the subject',
  heading: 'Ready',
  blocks: [{ kind: 'button', label: 'Open', url: 'https://example.com/dashboard' }],
  reason: 'Why it came.',
};
const AT = '2026-11-21T15:00:00.000Z';

let server: Server;
let address: string;
beforeAll(async () => {
  const rendered = await renderEmail(draft);
  const message: MailboxMessage = {
    to: 'anna@example.com',
    ...rendered,
    links: ['https://example.com/dashboard'],
    sentAt: AT,
  };
  const app = new Koa();
  app.use(emailPreview(() => [{ kind: 'letter_ready', optional: true, draft: () => draft }]));
  app.use(
    mailboxPages({
      messages: () => Promise.resolve([message]),
      send: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }),
  );
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(address + path, { headers });
  return {
    status: response.status,
    policy: response.headers.get('Content-Security-Policy') ?? '',
    html: await response.text(),
  };
}

/** The documents in the page's frames, and what the frames allow. */
function framesOf(html: string) {
  return [...html.matchAll(/<iframe title="([^"]*)" sandbox="([^"]*)" srcdoc="([^"]*)">/g)].map(
    ([, title, sandbox, srcdoc = '']) => ({ title, sandbox, source: unescaped(srcdoc) }),
  );
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? '');
}

describe('the preview page', () => {
  it('lists every email', async () => {
    const { html } = await page('/dev/emails');
    expect(html).toContain('<a href="/dev/emails/letter_ready">Your &lt;letter&gt; is ready</a>');
  });

  it('shows one in light, in dark and as text, and lets nothing in it run', async () => {
    const { html, policy } = await page('/dev/emails/letter_ready');
    const [light, dark] = framesOf(html);
    expect(light).toMatchObject({ title: 'Light' });
    expect(light?.source).toContain('@media not all');
    expect(dark).toMatchObject({ title: 'Dark' });
    expect(dark?.source).toContain('@media all');
    for (const frame of [light, dark]) expect(frame?.sandbox).not.toMatch(/allow-(scripts|same)/);
    expect(policy).toContain("script-src 'self'");
    // The frame takes on the page's policy: without its nonce the style sheet would be dropped.
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(light?.source).toContain(`<style nonce="${nonce}">`);
    expect(html).toContain('Open:\nhttps://example.com/dashboard');
    expect(html).toContain('Choose which emails you get');
  });

  it('shows them in Spanish too, whatever the browser asks for', async () => {
    const { html } = await page('/dev/emails/letter_ready?lang=es', { 'Accept-Language': 'en' });
    expect(html).toContain('Elija qué correos quiere recibir');
    expect(html).toContain('https://example.com/es/account');
    expect((await page('/dev/emails?lang=es')).html).toContain(
      '<a href="/dev/emails/letter_ready?lang=es">',
    );
  });

  it('knows no other', async () => {
    expect((await page('/dev/emails/unknown')).status).toBe(404);
    expect((await page('/dev/emailsx')).status).toBe(404);
  });
});

describe('the mailbox page', () => {
  it('lists messages with their links, and leads to each', async () => {
    const { html } = await page('/dev/mailbox');
    expect(html).toContain('Your &lt;letter&gt; is ready');
    expect(html).toContain('<a href="https://example.com/dashboard">');
    expect(html).toContain(`href="/dev/mailbox?at=${encodeURIComponent(AT)}"`);
    expect(html).toContain('http-equiv="refresh"');
  });

  it('shows one as HTML in a frame that runs nothing, and as text', async () => {
    const { html } = await page(`/dev/mailbox?at=${encodeURIComponent(AT)}`);
    const [frame] = framesOf(html);
    expect(frame?.sandbox).not.toMatch(/allow-(scripts|same)/);
    expect(frame?.source).toContain('Open</span>');
    expect(html).toContain('Open:\nhttps://example.com/dashboard');
    expect(html).not.toContain('http-equiv="refresh"');
  });

  it.each(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP'])(
    'is for nobody who comes through a proxy on this machine (%s)',
    async (header) => {
      for (const path of ['/dev/mailbox', '/api/dev/mailbox'])
        expect((await page(path, { [header]: 'for=203.0.113.7' })).status).toBe(404);
    },
  );

  it('says the same to programs as ever', async () => {
    const response = await fetch(`${address}/api/dev/mailbox`);
    const { data } = (await response.json()) as { data: object[] };
    expect(Object.keys(data[0] ?? {})).toEqual(
      expect.arrayContaining(['to', 'subject', 'text', 'html', 'links', 'sentAt']),
    );
  });

  it.each([
    ['anna%40example.com', 1],
    ['ben%40example.com', 0],
    ['', 0],
  ])('gives programs what came to one address: %s', async (to, count) => {
    const response = await fetch(`${address}/api/dev/mailbox?to=${to}`);
    expect(response.status).toBe(200);
    expect(((await response.json()) as { data: object[] }).data).toHaveLength(count);
  });
});
