import type { BillingParts } from '#server/billing/index.ts';
import type { LettersParts } from '#server/letters/index.ts';
import type { SupportMessages } from './support-messages.port.ts';

/** What the privacy room needs from the house. */
export interface PrivacyParts extends LettersParts, BillingParts {
  readonly supportMessages: SupportMessages;
  /** Where people write who did not ask for what happened. */
  readonly supportEmail: string;
}
