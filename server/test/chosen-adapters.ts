import { staffRoles } from '#server/admin/index.ts';
import { createStripePayments, noPayments } from '#server/billing/index.ts';
import {
  createLobCertifiedMailer,
  createManualMailQueueCertifiedMailer,
  type CertifiedMailer,
} from '#server/mailing/index.ts';
import { followMailpiece } from '#server/disputes/index.ts';
import {
  createLetterWork,
  createOpenAiLanguageModel,
  letterTypeface,
  noLanguageModel,
  type LetterWork,
} from '#server/letters/index.ts';
import { captchaOff, createAltchaCaptcha } from '#server/platform/captcha/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import { createImapInbox } from '#server/platform/email/index.ts';
import { createRateLimiter, noRateLimits } from '#server/platform/limits/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { watchServices } from '#server/watch-services.ts';
import { TEST_STRIPE } from './a-stripe-server/test-stripe.ts';
import type { TestClock } from './test-clock.ts';
import type { TestServerOptions } from './test-server.ts';

/** What the carrier charges in tests: other figures than the prices. */
export const TEST_CARRIER_COSTS = {
  certified: { baseCents: 773, extraPageCents: 10, flatEnvelopeCents: 244 },
  certified_return_receipt: { baseCents: 1_055, extraPageCents: 10, flatEnvelopeCents: 244 },
  first_class: { baseCents: 103, extraPageCents: 10, flatEnvelopeCents: 244 },
} as const;

/** What the test server calls a model server with. */
const TEST_MODEL_KEY = 'sk-a-key-of-this-test';

/** The real adapters that a test has asked for, and the quiet ones if it has not. */
export function chosenAdapters(
  options: TestServerOptions,
  parts: { readonly database: Database; readonly vault: Vault; readonly clock: TestClock },
) {
  const { captcha, stripe, model, limits, imapUrl } = options;
  const watch = watchServices(parts.clock);
  return {
    captcha:
      captcha === 'altcha'
        ? createAltchaCaptcha({ ...parts, secret: 'a secret of this test' })
        : captchaOff,
    services: watch.services,
    payments: watch.payments(
      stripe
        ? createStripePayments({ ...TEST_STRIPE, automaticTax: false, ...stripe })
        : noPayments,
    ),
    languageModel: watch.languageModel(
      model
        ? createOpenAiLanguageModel({ apiKey: TEST_MODEL_KEY, model: 'test-model', ...model })
        : noLanguageModel,
    ),
    inbox: imapUrl ? watch.inbox(createImapInbox({ url: imapUrl })) : undefined,
    letterWork: letterWorkFor(options),
    legalMode: options.legalMode ?? 'self_help',
    typeface: letterTypeface,
    carrier: watch.carrier(carrierFor(options, parts)),
    mailSettings: {
      holdMinutes: options.mailHoldMinutes ?? 15,
    },
    followMailpiece: async (id: string) =>
      await followMailpiece({ ...parts, legalMode: options.legalMode ?? 'self_help' }, id),
    limiter: limits === 'on' ? createRateLimiter(parts) : noRateLimits,
    trialDays: options.trialDays ?? 0,
    administrators: {
      named: staffRoles({
        administrators: options.adminEmails ?? [],
        support: options.supportStaffEmails ?? [],
        auditors: options.auditorEmails ?? [],
      }),
      secondFactor: options.adminSecondFactor ?? false,
    },
  };
}

let letterWork: LetterWork | undefined;

/** The threads of all servers of this process that ask nothing special of theirs: each takes a second to start. They end with it. */
function letterWorkFor({ letterTimeLimitMs, model, legalMode }: TestServerOptions): LetterWork {
  if (letterTimeLimitMs !== undefined || model)
    return createLetterWork({
      timeLimitMs: letterTimeLimitMs,
      hidesWords: model !== undefined,
      legalMode,
    });
  letterWork ??= createLetterWork();
  const { run, warmUp } = letterWork;
  return { legalMode: legalMode ?? 'self_help', run, warmUp, close: async () => {} };
}

/** Lob where a test brings its stand-in, else the manual mail queue, as without any settings. */
function carrierFor(
  { lob }: TestServerOptions,
  parts: { readonly database: Database },
): CertifiedMailer {
  if (!lob) return createManualMailQueueCertifiedMailer(parts);
  return createLobCertifiedMailer({ webhookSecret: undefined, ...lob });
}
