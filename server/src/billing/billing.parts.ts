import type { LegalMode } from '@creditfix/shared/kernel';
import type { OperatorSettings } from '#server/operator/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import type { PdfPrinter } from '#server/platform/pdf/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { Payments } from './payments.port.ts';

export interface BillingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly limiter: RateLimiter;
  readonly log: Log;
  readonly payments: Payments;
  readonly vault: Vault;
  /** Which states are served, and who the company is. */
  readonly operator: OperatorSettings;
  /** Whether Pro is paid in advance, or by contract and afterwards: what whoever runs this is in law. */
  readonly legalMode: LegalMode;
  /** Days of free trial of a first subscription; 0 for none. */
  readonly trialDays: number;
  /** Where people reach us, for links in emails that no request of theirs asked for. */
  readonly publicOrigin: () => string;
}

/** What contracts need beside that: they are printed and kept. */
export type ContractParts = BillingParts & {
  readonly pdf: PdfPrinter;
  /** The serif of papers, with the fonts inside that a text needs. */
  readonly typeface: (text: string) => { readonly family: string; readonly faces: string };
};
