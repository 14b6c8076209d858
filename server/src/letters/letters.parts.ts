import type { LegalMode } from '@creditfix/shared/kernel';
import type { Payments } from '#server/billing/index.ts';
import type { Captcha } from '#server/platform/captcha/index.ts';
import type { OperatorSettings } from '#server/operator/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import type { FileStore } from '#server/platform/files/index.ts';
import type { Jobs } from '#server/platform/jobs/index.ts';
import type { RateLimiter } from '#server/platform/limits/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import type { PdfPrinter } from '#server/platform/pdf/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { LetterWork } from './text/letter-work.ts';
import type { LanguageModel } from './model/language-model.port.ts';

/** What the letters feature needs from the rest of the server. */
export interface LettersParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly pdf: PdfPrinter;
  readonly captcha: Captcha;
  readonly limiter: RateLimiter;
  readonly log: Log;
  readonly languageModel: LanguageModel;
  /** Where people's texts are read: beside the event loop. */
  readonly letterWork: LetterWork;
  readonly outbox: Outbox;
  /** Where people reach us, for links in an email. */
  readonly publicOrigin: () => string;
  /** Whether Pro can be bought here: the words about a used-up plan depend on it. */
  readonly payments: Payments;
  /** Whether letters wait for the days in which a contract can be canceled. */
  readonly legalMode: LegalMode;
  /** What the operator has set on the screens. */
  readonly operator: OperatorSettings;
}
