import type { Language } from './language.ts';
import type { OwnSite } from './own-site.ts';

/** Who stands behind this site. */
export interface SiteSettings {
  readonly productName: string;
  readonly company: {
    readonly legalName: string;
    /** As the footer and the legal pages print it. */
    readonly addressLines: readonly string[];
    readonly state: string;
    readonly foundedYear: number;
  };
  readonly mailboxes: {
    /** Shown where SUPPORT_EMAIL is not set. */
    readonly support: string;
    readonly accessibility: string;
  };
  readonly designCredit: Readonly<Record<Language, string>>;
}

/** What `SETTINGS_FILE` says under `site`; a build of the web app has it inside. */
declare const OWN_SITE: OwnSite | undefined;

const ownSite: OwnSite = typeof OWN_SITE === 'undefined' ? {} : OWN_SITE;

/** Stand-ins: anyone who hosts the product names their own company in the settings file, and nothing else has to change. */
export const siteSettings: SiteSettings = withOwn({
  productName: 'Credit Fix',
  company: {
    legalName: 'Credit Fix LLC',
    addressLines: ['100 Example Plaza, Suite 200', 'Dover, DE 19901'],
    state: 'Delaware',
    foundedYear: 2019,
  },
  mailboxes: {
    support: 'support@creditfix.example',
    accessibility: 'accessibility@creditfix.example',
  },
  designCredit: {
    en: 'Website designed and built by Credit Fix',
    es: 'Sitio diseñado y creado por Credit Fix',
  },
});

function withOwn(standIn: SiteSettings): SiteSettings {
  const { company, mailboxes, designCredit = standIn.designCredit } = ownSite;
  return {
    ...standIn,
    company: { ...standIn.company, ...company },
    mailboxes: { ...standIn.mailboxes, ...mailboxes },
    designCredit,
  };
}
