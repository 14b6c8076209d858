import { accountEndpoints, myAccountEndpoints } from '@creditfix/shared/accounts';
import {
  adminAuthEndpoints,
  adminEndpoints,
  adminListEndpoints,
  deviceEndpoints,
  exportEndpoints,
  figureEndpoints,
  addressBookEndpoints,
  operatorEndpoints,
  oversightEndpoints,
  supportMessageEndpoints,
  manualMailQueueEndpoints,
  staffEndpoints,
  viewEndpoints,
} from '@creditfix/shared/admin';
import { billingEndpoints, contractEndpoints } from '@creditfix/shared/billing';
import { caseFileEndpoints } from '@creditfix/shared/case-files';
import { contactEndpoints } from '@creditfix/shared/contact';
import { disputeEndpoints } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import { RequestProblems, type Endpoint } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { reportEndpoints } from '@creditfix/shared/reports';
import Koa from 'koa';
import {
  accountRoutes,
  createAccessCheck,
  myAccountRoutes,
  passkeyRoutes,
} from '#server/accounts/index.ts';
import {
  adminAuthRoutes,
  adminListRoutes,
  adminRoutes,
  countVisits,
  createStaffCheck,
  createViewCheck,
  deviceRoutes,
  exportRoutes,
  addressBookRoutes,
  operatorRoutes,
  oversightRoutes,
  supportMessageRoutes,
  manualMailQueueRoutes,
  scheduledExportRoutes,
  staffRoutes,
  syncRoutes,
  userRoutes,
  viewRoutes,
  type AdminParts,
  type OversightParts,
} from '#server/admin/index.ts';
import {
  billingRoutes,
  contractRoutes,
  planRoutes,
  referralRoutes,
  stripeEventRoutes,
  type ContractParts,
} from '#server/billing/index.ts';
import { caseFileRoutes } from '#server/case-files/index.ts';
import { contactRoutes, createSupportMessages, type ContactParts } from '#server/contact/index.ts';
import { disputeRoutes } from '#server/disputes/index.ts';
import { cleanFile, documentRoutes } from '#server/documents/index.ts';
import {
  companyRoutes,
  draftRoutes,
  letterRoutes,
  signatureRoutes,
} from '#server/letters/index.ts';
import { carrierWebhookRoutes, mailingRoutes, type MailingParts } from '#server/mailing/index.ts';
import type { BackupFolder } from '#server/platform/backup/index.ts';
import { captchaChallenge } from '#server/platform/captcha/index.ts';
import {
  emailPreview,
  stopLinkInBrowser,
  mailboxPages,
  type EmailExample,
  type Inbox,
  type LocalMailer,
} from '#server/platform/email/index.ts';
import { healthChecks, type ServiceWatch } from '#server/platform/health/index.ts';
import {
  createBodyReader,
  errorAnswer,
  isHttps,
  isOwnHost,
  isOwnOrigin,
  mountRoutes,
  ownHost,
  plainAddress,
  requestLog,
  sameOrigin,
  securityHeaders,
  webApp,
  type Route,
  type Site,
} from '#server/platform/http/index.ts';
import { languageOfRequest } from '#server/platform/language/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { createMetrics } from '#server/platform/metrics/index.ts';
import { requestTraces } from '#server/platform/tracing/index.ts';
import { endpointPages } from '#server/platform/openapi/index.ts';
import { privacyRoutes, type PrivacyParts } from '#server/privacy/index.ts';
import { reportedCompanies, reportRoutes } from '#server/reports/index.ts';
import type { FactsOfSite } from '#server/site-facts.ts';
import { sharedFigures } from '#server/shared-figures.ts';

/** Everything the app is made of; `main.ts` chooses the adapters, tests bring their own. */
export interface AppParts
  extends
    AdminParts,
    ContractParts,
    ContactParts,
    MailingParts,
    Omit<PrivacyParts, 'supportMessages'> {
  readonly log: Log;
  readonly site: Site;
  readonly version: string;
  readonly trustedProxies: number;
  /** What another machine has to send to read the figures. */
  readonly metricsToken?: string | undefined;
  /** Which outside services the calls of this process have found away. */
  readonly services: Pick<ServiceWatch, 'away'>;
  /** How late the event loop of this process is. */
  readonly loopLateMs?: (() => number) | undefined;
  /** Aborted once this process is asked to end. */
  readonly stopping: AbortSignal;
  /** Folder of the built web app. */
  readonly webFolder: string;
  readonly claimSettings: OversightParts['claimSettings'];
  readonly examine: OversightParts['examine'];
  /** What the public pages say of the site right now. */
  readonly siteFacts: FactsOfSite;
  /** Where daily backups are kept. */
  readonly backups?: BackupFolder | undefined;
  /** Where people's answers to support arrive. */
  readonly inbox?: Inbox | undefined;
  /** Where email stays on this machine: its mailbox is shown. */
  readonly localMailer?: LocalMailer | undefined;
  /** Outside production every email can be looked at. */
  readonly emailExamples?: (() => readonly EmailExample[]) | undefined;
  /** Outside production, every component in every state. */
  readonly gallery?: boolean | undefined;
}

const endpoints: readonly Endpoint[] = [
  ...Object.values(accountEndpoints),
  ...Object.values(myAccountEndpoints),
  ...Object.values(billingEndpoints),
  ...Object.values(contractEndpoints),
  ...Object.values(documentEndpoints),
  ...Object.values(letterEndpoints),
  ...Object.values(reportEndpoints),
  ...Object.values(mailingEndpoints),
  ...Object.values(disputeEndpoints),
  ...Object.values(caseFileEndpoints),
  ...Object.values(contactEndpoints),
  ...Object.values(privacyEndpoints),
  ...Object.values(adminAuthEndpoints),
  ...Object.values(adminEndpoints),
  ...Object.values(adminListEndpoints),
  ...Object.values(manualMailQueueEndpoints),
  ...Object.values(oversightEndpoints),
  ...Object.values(figureEndpoints),
  ...Object.values(supportMessageEndpoints),
  ...Object.values(operatorEndpoints),
  ...Object.values(addressBookEndpoints),
  ...Object.values(deviceEndpoints),
  ...Object.values(viewEndpoints),
  ...Object.values(staffEndpoints),
  ...Object.values(exportEndpoints),
];

/** What a worker answers: how it is, and its figures. People are never sent to it. */
export function createWorkerApp(parts: AppParts): Koa {
  const app = new Koa();
  app.silent = true;
  const metrics = metricsOf(parts);
  app.use(requestLog(parts.log));
  app.use(securityHeaders({ https: false }));
  app.use(metrics.requests);
  app.use(errorAnswer());
  app.use(metrics.page);
  app.use(healthChecks(parts));
  app.use(() => {
    throw RequestProblems.raise('request.not_found');
  });
  return app;
}

function metricsOf(parts: AppParts): ReturnType<typeof createMetrics> {
  return createMetrics({ token: parts.metricsToken, figures: () => sharedFigures(parts) });
}

/** The server: middleware in order, then the features. */
export function createApp(parts: AppParts): Koa {
  const { database, site } = parts;
  const app = new Koa({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  app.silent = true;
  const metrics = metricsOf(parts);

  app.use(requestLog(parts.log));
  app.use(requestTraces({ believesCaller: parts.trustedProxies > 0 }));
  app.use(metrics.requests);
  app.use(languageOfRequest());
  app.use(securityHeaders({ https: isHttps(site) }));
  app.use(errorAnswer());
  app.use(plainAddress());
  app.use(metrics.page);
  app.use(ownHost((host) => isOwnHost(site, host)));
  app.use(sameOrigin((origin, host) => isOwnOrigin(site, origin, host)));
  app.use(countVisits(parts));
  app.use(
    webApp({
      folder: parts.webFolder,
      guests: parts.captcha.sources,
      origin: parts.publicOrigin,
      facts: parts.siteFacts,
      gallery: parts.gallery,
    }),
  );
  app.use(healthChecks(parts));
  app.use(endpointPages(endpoints, parts.version));
  if (parts.localMailer) app.use(mailboxPages(parts.localMailer));
  if (parts.emailExamples) app.use(emailPreview(parts.emailExamples));
  app.use(stopLinkInBrowser(parts.publicOrigin));
  app.use(captchaChallenge(parts.captcha, parts.limiter));
  const checkAccess = createAccessCheck(
    parts.clock,
    createStaffCheck(parts),
    createViewCheck(parts),
  );
  const bodies = createBodyReader();
  const { limiter, loopLateMs } = parts;
  const checks = { checkAccess, limiter, bodies, loopLateMs };
  app.use(mountRoutes(routesOf(parts), { database, site, ...checks }));
  return app;
}

/** Every endpoint of the product, feature by feature. */
function routesOf(parts: AppParts): Route[] {
  const supportMessages = createSupportMessages({ ...parts, cleanFile });
  const oversight = { ...parts, supportInbox: supportMessages };
  return [
    ...accountRoutes(parts),
    ...myAccountRoutes(parts),
    ...passkeyRoutes(parts),
    ...planRoutes(parts),
    ...billingRoutes(parts),
    ...contractRoutes(parts),
    ...referralRoutes(parts),
    ...stripeEventRoutes(parts),
    ...draftRoutes(parts),
    ...signatureRoutes(parts),
    ...documentRoutes(parts),
    ...reportRoutes(parts),
    ...mailingRoutes(parts),
    ...companyRoutes({
      ...parts,
      reportedCompanies: (em, accountId) => reportedCompanies(em, parts, accountId),
    }),
    ...letterRoutes(parts),
    ...carrierWebhookRoutes(parts),
    ...disputeRoutes(parts),
    ...caseFileRoutes(parts),
    ...contactRoutes(parts),
    ...privacyRoutes({ ...parts, supportMessages }),
    ...adminAuthRoutes(parts),
    ...adminRoutes(parts),
    ...adminListRoutes(parts),
    ...manualMailQueueRoutes(parts),
    ...userRoutes(oversight),
    ...viewRoutes(parts),
    ...staffRoutes(parts),
    ...oversightRoutes(oversight),
    ...supportMessageRoutes(oversight),
    ...operatorRoutes(oversight),
    ...addressBookRoutes(oversight),
    ...deviceRoutes(parts),
    ...exportRoutes(parts),
    ...scheduledExportRoutes(parts),
    ...syncRoutes(parts),
  ];
}
