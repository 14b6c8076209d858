import { webApp } from '@creditfix/server/platform/http';
import { siteSettings } from '@creditfix/shared/kernel';
import Koa, { type Middleware } from 'koa';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#scripts/process/server-process.ts';
import type { ServedSite } from './audited-site.ts';

interface ServePages {
  /** What `scripts/prerender.ts` laid out. */
  readonly folder: string;
  /** A whole server that answers what is not a page. */
  readonly behind?: string;
}

/** The pages as the product serves them, without a database: a server that is there at once. */
export async function servePages({ folder, behind }: ServePages): Promise<ServedSite> {
  let url = '';
  const facts = {
    claims: 'as_written',
    figures: {},
    supportEmail: siteSettings.mailboxes.support,
  } as const;
  const app = new Koa();
  app.use(webApp({ folder, guests: [], origin: () => url, facts: () => facts }));
  if (behind) app.use(handOn(behind));
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reading is enough here: a page that is only looked at sends nothing. */
function handOn(origin: string): Middleware {
  return async (ctx) => {
    const answer = await fetch(origin + ctx.url, { headers: { Cookie: ctx.get('Cookie') } });
    ctx.status = answer.status;
    ctx.type = answer.headers.get('content-type') ?? '';
    ctx.body = Buffer.from(await answer.arrayBuffer());
  };
}

/** The operator's own accounts stay out of it: an empty setting is none. */
const LEFT_OUT = [
  'DATABASE_URL',
  'TRUST_PROXY',
  'CAPTCHA_SITE_KEY',
  'CAPTCHA_SECRET',
  'OPENAI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'LOB_API_KEY',
  'LOB_WEBHOOK_SECRET',
  'DKIM_DOMAIN',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
];

/** The product as people have it, but for its address on this machine and an empty database. */
export async function serveProduct(): Promise<ServedSite> {
  const port = await freePort();
  return await serve({
    NODE_ENV: 'production',
    ALLOW_ROOT: 'on',
    CAPTCHA: 'altcha',
    RATE_LIMITS: 'on',
    CLAIMS: 'as_written',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    ENCRYPTION_KEYS: `audit:${randomBytes(32).toString('base64')}`,
    // Nothing is sent: nobody listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
}

/** The same with a mailbox that can be read, so that somebody can sign in. */
export async function serveProductWithMailbox(): Promise<ServedSite> {
  return await serve({ PUBLIC_URL: '' });
}

async function serve(settings: Readonly<Record<string, string>>): Promise<ServedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'credit-fix-audit-'));
  const product = await startServerProcess({
    ...Object.fromEntries(LEFT_OUT.map((name) => [name, ''])),
    DATA_DIR: dataDir,
    ...settings,
  });
  return {
    url: settings['PUBLIC_URL'] || product.url,
    async stop() {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of a site has to be known before its server starts. */
async function freePort(): Promise<number> {
  const server = createListener();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
