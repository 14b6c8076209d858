import { StaffRole, type operatorEndpoints } from '@creditfix/shared/admin';
import type { ClaimRules, ClaimsMode, DataOf } from '@creditfix/shared/kernel';
import type { AccountsParts } from '#server/accounts/index.ts';
import type { BillingParts } from '#server/billing/index.ts';
import type { MailingParts } from '#server/mailing/index.ts';
import type { SupportInbox } from './support-inbox.port.ts';

/** What admin needs from the person who starts the server. */

export type AdminParts = AccountsParts & BillingParts & { readonly administrators: AdminSettings };

/** What watching over the service needs beside that. */
export type OversightParts = AdminParts &
  MailingParts & {
    readonly supportInbox: SupportInbox;
    /** How the settings of the server want claims to be shown. */
    readonly claimSettings: ClaimSettings;
    /** What `npm run doctor` finds, of the server that runs. */
    readonly examine: (how: { readonly online: boolean }) => Promise<readonly Finding[]>;
    readonly version: string;
  };

export type Finding = DataOf<
  (typeof operatorEndpoints)['installationFindings']
>['findings'][number];

export interface ClaimSettings {
  readonly mode: ClaimsMode;
  readonly proof: ClaimRules['proof'];
}

/** What the settings of the server say about the staff, as far as the screen says nothing (see `roleOf`). */
export interface AdminSettings {
  /** The role of each address that they name, in lower case. */
  readonly named: ReadonlyMap<string, StaffRole>;
  /** Ask for a passkey or an authenticator code after the link. */
  readonly secondFactor: boolean;
}

/** The lists of the settings as one; an address on two of them gets the role that may more. */
export function staffRoles(lists: {
  readonly administrators: readonly string[];
  readonly support: readonly string[];
  readonly auditors: readonly string[];
}): AdminSettings['named'] {
  const withRole = (emails: readonly string[], role: StaffRole) =>
    emails.map((email) => [email, role] as const);
  // Of two entries the later one stands.
  return new Map([
    ...withRole(lists.auditors, StaffRole.auditor),
    ...withRole(lists.support, StaffRole.support),
    ...withRole(lists.administrators, StaffRole.administrator),
  ]);
}
