import { staffRoles } from '#server/admin/index.ts';
import { createStripePayments, noPayments } from '#server/billing/index.ts';
import { followMailpiece } from '#server/disputes/index.ts';
import {
  createOpenAiLanguageModel,
  letterTypeface,
  noLanguageModel,
} from '#server/letters/index.ts';
import {
  createLobCertifiedMailer,
  createManualMailQueueCertifiedMailer,
} from '#server/mailing/index.ts';
import {
  captchaOff,
  createAltchaCaptcha,
  createProviderCaptcha,
} from '#server/platform/captcha/index.ts';
import { systemClock as clock } from '#server/platform/clock/index.ts';
import type { Config } from '#server/platform/config/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import {
  createImapInbox,
  createLocalMailer,
  createSmtpMailer,
} from '#server/platform/email/index.ts';
import { createRateLimiter, noRateLimits } from '#server/platform/limits/index.ts';
import { tracedPort } from '#server/platform/tracing/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { watchServices } from '#server/watch-services.ts';

interface AdapterParts {
  readonly database: Database;
  readonly vault: Vault;
  /** Cuts what is being asked of outside services, and what is asked of them from then on. */
  readonly stopping: AbortSignal;
  readonly watch: ReturnType<typeof watchServices>;
}

/** The outside services that the settings name, and how each is used. */
export function adaptersFor(config: Config, parts: AdapterParts) {
  return {
    captcha: captchaFor(config, parts),
    carrier: tracedPort('carrier', parts.watch.carrier(carrierFor(config, parts))),
    mailSettings: { holdMinutes: config.POSTAL_HOLD_MINUTES },
    followMailpiece: async (id: string) =>
      await followMailpiece({ ...parts, clock, legalMode: config.LEGAL_MODE }, id),
    payments: tracedPort('payments', parts.watch.payments(paymentsFor(config, parts))),
    trialDays: config.STRIPE_TRIAL_DAYS,
    legalMode: config.LEGAL_MODE,
    typeface: letterTypeface,
    languageModel: tracedPort('model', parts.watch.languageModel(languageModelFor(config, parts))),
    limiter: config.RATE_LIMITS === 'off' ? noRateLimits : createRateLimiter({ ...parts, clock }),
    inbox: config.IMAP_URL
      ? tracedPort(
          'inbox',
          parts.watch.inbox(createImapInbox({ url: config.IMAP_URL, stopping: parts.stopping })),
        )
      : undefined,
    administrators: {
      named: staffRoles({
        administrators: config.ADMIN_EMAILS,
        support: config.SUPPORT_STAFF_EMAILS,
        auditors: config.AUDITOR_EMAILS,
      }),
      secondFactor: config.ADMIN_SECOND_FACTOR === 'on',
    },
  };
}

/** Where email goes; a local mailbox where no mail server is set. */
export function mailersFor(
  config: Config,
  parts: AdapterParts & { readonly say: (text: string) => void },
) {
  if (config.SMTP_URL) {
    const { stopping, watch } = parts;
    const smtp = { url: config.SMTP_URL, from: config.EMAIL_FROM, dkim: dkimOf(config), stopping };
    return { mailer: watch.mailer(createSmtpMailer(smtp)) };
  }
  const announce = (to: string, link: string) => parts.say(`A link for ${to}:\n  ${link}`);
  const localMailer = createLocalMailer({ ...parts, clock, announce });
  return { mailer: localMailer, localMailer };
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Config) {
  // The three are given together, or the settings are refused.
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return undefined;
  return { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}

function captchaFor(config: Config, { database, vault, stopping }: AdapterParts) {
  const { CAPTCHA: provider, CAPTCHA_SITE_KEY: siteKey = '', CAPTCHA_SECRET: secret = '' } = config;
  if (provider === 'off') return captchaOff;
  if (provider !== 'altcha') {
    const hostname = config.PUBLIC_URL && new URL(config.PUBLIC_URL).hostname;
    return createProviderCaptcha({
      database,
      clock,
      provider,
      siteKey,
      secret,
      hostname,
      stopping,
    });
  }
  return createAltchaCaptcha({ database, clock, secret: vault.fingerprint('captcha', 'altcha') });
}

/** The three settings come together or not at all: see the config. */
function paymentsFor(config: Config, { stopping }: AdapterParts) {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = config;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) return noPayments;
  return createStripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase: config.STRIPE_API_BASE,
    automaticTax: config.STRIPE_AUTOMATIC_TAX === 'on',
    stopping,
  });
}

function carrierFor(config: Config, parts: AdapterParts) {
  const { LOB_API_KEY: apiKey, LOB_API_BASE: apiBase, LOB_WEBHOOK_SECRET: webhookSecret } = config;
  if (!apiKey) return createManualMailQueueCertifiedMailer(parts);
  return createLobCertifiedMailer({
    apiKey,
    apiBase,
    webhookSecret,
    stopping: parts.stopping,
  });
}

function languageModelFor(
  { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Config,
  { stopping }: AdapterParts,
) {
  if (!OPENAI_API_KEY) return noLanguageModel;
  return createOpenAiLanguageModel({
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: OPENAI_MODEL,
    stopping,
  });
}
