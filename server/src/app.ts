import { accountEndpoints } from '@creditfix/shared/accounts';
import { documentEndpoints } from '@creditfix/shared/documents';
import type { Endpoint } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { bodyParser } from '@koa/bodyparser';
import Koa from 'koa';
import { accountRoutes, createAccessCheck, type AccountsParts } from '#server/accounts/index.ts';
import { documentRoutes, type DocumentsParts } from '#server/documents/index.ts';
import {
  draftRoutes,
  letterRoutes,
  signatureRoutes,
  type LettersParts,
} from '#server/letters/index.ts';
import { captchaChallenge } from '#server/platform/captcha/index.ts';
import { mailboxPages, type LocalMailer } from '#server/platform/email/index.ts';
import { healthChecks } from '#server/platform/health/index.ts';
import {
  errorAnswer,
  isHttps,
  isOwnHost,
  isOwnOrigin,
  mountRoutes,
  ownHost,
  refuseBody,
  requestLog,
  sameOrigin,
  securityHeaders,
  uploadsUnparsed,
  webApp,
  type Site,
} from '#server/platform/http/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { endpointPages } from '#server/platform/openapi/index.ts';

/** Everything the app is made of; `main.ts` chooses the adapters, tests bring their own. */
export interface AppParts extends AccountsParts, DocumentsParts, LettersParts {
  readonly log: Log;
  readonly site: Site;
  readonly version: string;
  readonly trustedProxies: number;
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Where email stays on this machine: its mailbox is shown. */
  readonly localMailer?: LocalMailer | undefined;
}

const JSON_LIMIT = '1mb';

const endpoints: readonly Endpoint[] = [
  ...Object.values(accountEndpoints),
  ...Object.values(documentEndpoints),
  ...Object.values(letterEndpoints),
];

/** The server: middleware in order, then the rooms. */
export function createApp(parts: AppParts): Koa {
  const { database, site, clock } = parts;
  const app = new Koa({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  app.silent = true;

  app.use(requestLog(parts.log));
  app.use(securityHeaders({ https: isHttps(site) }));
  app.use(errorAnswer());
  app.use(ownHost((host) => isOwnHost(site, host)));
  app.use(sameOrigin((origin, host) => isOwnOrigin(site, origin, host)));
  app.use(webApp(parts.webFolder));
  app.use(healthChecks(database));
  app.use(endpointPages(endpoints, parts.version));
  if (parts.localMailer) app.use(mailboxPages(parts.localMailer));
  app.use(captchaChallenge(parts.captcha));
  app.use(uploadsUnparsed(endpoints));
  app.use(bodyParser({ enableTypes: ['json'], jsonLimit: JSON_LIMIT, onError: refuseBody }));
  const routes = [
    ...accountRoutes(parts),
    ...draftRoutes(parts),
    ...signatureRoutes(parts),
    ...documentRoutes(parts),
    ...letterRoutes(parts),
  ];
  app.use(mountRoutes(routes, { database, site, checkAccess: createAccessCheck(clock) }));
  return app;
}
