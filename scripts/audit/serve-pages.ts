import { webApp } from '@creditfix/server/platform/http';
import { siteSettings } from '@creditfix/shared/kernel';
import Koa, { type Middleware } from 'koa';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
