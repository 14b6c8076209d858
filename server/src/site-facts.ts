import {
  ownedClaims,
  shownClaims,
  shownTestimonials,
  siteSettings,
  dateIn,
  dollars,
  pricesOf,
  PRO_MONTHLY_CENTS,
  testimonials,
  UsStates,
  type ClaimRules,
  type Language,
  type LegalMode,
  type MailPrices,
  type MeasuredFigures,
  type SiteFacts,
} from '@creditfix/shared/kernel';
import { statesNotServed } from '@creditfix/shared/billing';
import type { OperatorValues, PriceTable } from '@creditfix/shared/operator';
import { measureSite, type ClaimSettings } from '#server/admin/index.ts';
import { createOperatorSettings, type OperatorSettings } from '#server/operator/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Config } from '#server/platform/config/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import type { FileSettings } from '#server/read-settings-file.ts';

const FRESH_MS = 10 * 60_000;

interface FactsParts {
  readonly claimSettings: ClaimSettings;
  readonly legalMode: LegalMode;
  readonly operator: OperatorSettings;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** What the public pages say of the site. */
export type FactsOfSite = (language: Language) => Promise<SiteFacts>;

/**
 * Measured figures are counted again in the background once they are ten minutes old: a visitor gets the last ones and never waits
 * for a count.
 */
function createSiteFacts(parts: FactsParts): FactsOfSite {
  const { clock, legalMode, claimSettings } = parts;
  const { mode, proof } = claimSettings;
  const measures = mode === 'measured' || (mode === 'as_written' && proof === 'needed');
  let figures: MeasuredFigures = {};
  let countedAt = -Infinity;
  const count = async () => {
    try {
      figures = await measureSite(parts.database);
    } catch (error) {
      parts.log.warn({ err: error }, 'the figures of the public pages could not be counted');
    }
  };
  return async (language) => {
    const now = clock.now().getTime();
    if (measures && now - countedAt > FRESH_MS) {
      countedAt = now;
      void count();
    }
    const values = await parts.operator.readAnyway();
    return factsOf(values, legalMode, { mode, proof, figures, language });
  };
}

function factsOf(values: OperatorValues, legalMode: LegalMode, rules: ClaimRules): SiteFacts {
  const { company, claims, testimonials: said, announcement, states, prices, lawReview } = values;
  const { legalName, addressLines, state, supportEmail, accessibilityEmail } = company;
  const { language } = rules;
  const names = statesNotServed(states, legalMode).map((code) => UsStates[code]);
  return {
    supportEmail,
    accessibilityEmail,
    company: { legalName, addressLines, state, address: addressLines.join(', ') },
    legalMode,
    claims: shownClaims(ownedClaims(claims), rules),
    testimonials: shownTestimonials(said, rules),
    announcement: announcement.shown ? announcement.text[language] : '',
    statesNotServed: new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
    registrations: registrationsOf(states.registrations, language),
    lawReviewedBy: lawReview.by ?? '',
    lawReviewedOn: lawReview.on ? dateIn(language, lawReview.on) : '',
    prices: pricesOf(prices.proMonthlyCents),
    mailPrices: mailPricesOf(prices.mail),
  };
}

function mailPricesOf(table: PriceTable): MailPrices {
  const partsOf = (mailClass: keyof PriceTable) => {
    const { baseCents, extraPageCents, flatEnvelopeCents } = table[mailClass];
    return {
      firstPage: dollars(baseCents),
      extraPage: dollars(extraPageCents),
      largeEnvelope: dollars(flatEnvelopeCents),
    };
  };
  return {
    firstClass: partsOf('first_class'),
    certified: partsOf('certified'),
    withReceipt: partsOf('certified_return_receipt'),
  };
}

const REGISTRATION_WORDS = {
  en: { number: 'registration', bond: 'bond' },
  es: { number: 'registro', bond: 'fianza' },
} as const;

/** As "New York: registration 4711, bond Great Surety 55; Texas: bond Great Surety 56". */
function registrationsOf(
  registrations: OperatorValues['states']['registrations'],
  language: Language,
): string {
  const words = REGISTRATION_WORDS[language];
  return Object.entries(registrations)
    .flatMap(([code, { number, bond }]) => {
      const said = [number && `${words.number} ${number}`, bond && `${words.bond} ${bond}`];
      const shown = said.filter(Boolean).join(', ');
      // That its law was checked is for the staff.
      return shown ? [`${UsStates[code as keyof typeof UsStates]}: ${shown}`] : [];
    })
    .toSorted()
    .join('; ');
}

/** What the operator has set, and what the pages say of it: the same for every server that these settings start. */
export function openSite(
  config: Pick<Config, 'CLAIMS' | 'LEGAL_MODE' | 'NODE_ENV' | 'SUPPORT_EMAIL'>,
  file: FileSettings,
  parts: Pick<FactsParts, 'database' | 'clock' | 'log'>,
) {
  const { database, log } = parts;
  const defaults = operatorDefaults(config, file);
  const operator = createOperatorSettings({ database, log, defaults });
  const claimSettings = claimSettingsOf(config);
  const legalMode = config.LEGAL_MODE;
  const siteFacts = createSiteFacts({ ...parts, claimSettings, legalMode, operator });
  return { operator, claimSettings, siteFacts };
}

/**
 * A claim is the operator's to prove in production, and wherever a credit repair organization makes it; elsewhere the product shows
 * what its design says.
 */
export function claimSettingsOf({
  CLAIMS: mode,
  LEGAL_MODE,
  NODE_ENV,
}: Pick<Config, 'CLAIMS' | 'LEGAL_MODE' | 'NODE_ENV'>): ClaimSettings {
  const isNeeded = NODE_ENV === 'production' || LEGAL_MODE === 'cro';
  return { mode, proof: isNeeded ? 'needed' : 'not_needed' };
}

/** What counts where the operator has set nothing on the screens: the settings of the server, or what the product brings along. */
export function operatorDefaults(
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  { site, mail }: FileSettings,
): OperatorValues {
  const company = { ...siteSettings.company, ...site.company };
  const mailboxes = { ...siteSettings.mailboxes, ...site.mailboxes };
  return {
    prices: {
      mail: mail.prices,
      carrierCosts: mail.carrierCosts,
      proMonthlyCents: PRO_MONTHLY_CENTS,
    },
    company: {
      legalName: company.legalName,
      addressLines: [...company.addressLines],
      state: company.state,
      supportEmail: SUPPORT_EMAIL ?? mailboxes.support,
      accessibilityEmail: mailboxes.accessibility,
    },
    claims: Object.fromEntries(
      Object.entries(ownedClaims(site.claims)).map(
        ([id, { shown, figure, text, substantiation }]) => [
          id,
          { shown, figure, text, ...(substantiation && { substantiation }) },
        ],
      ),
    ),
    testimonials: [...(site.testimonials ?? testimonials)],
    states: { notServed: [], registrations: {} },
    legalChoice: {},
    lawReview: {},
    staffViews: { tellPerson: true },
    announcement: { shown: false, text: { en: '', es: '' } },
  };
}
