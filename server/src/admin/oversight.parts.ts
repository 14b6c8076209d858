import type { MailingParts } from '#server/mailing/index.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import type { SupportDesk } from './support-desk.port.ts';

/** What watching over the service needs from the house. */
export type OversightParts = AdminParts &
  MailingParts & {
    readonly supportDesk: SupportDesk;
    readonly version: string;
  };
