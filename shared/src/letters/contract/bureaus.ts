import type { CalendarDate } from '../../kernel/index.ts';

/** The three nationwide consumer reporting agencies. */
export const Bureau = {
  equifax: 'equifax',
  experian: 'experian',
  transunion: 'transunion',
} as const;

export type Bureau = keyof typeof Bureau;

/** What goes to a department with an address of its own. */
export interface BureauDepartment {
  readonly purpose: 'freeze' | 'protected_freeze' | 'alert';
  readonly addressee: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly source: string;
  /** Year and month. */
  readonly checked: string;
}

/** Where a bureau takes disputes by mail. Checked data: an address without a check date is not used. */
export interface BureauAddress {
  readonly bureau: Bureau;
  /** The everyday name ("Equifax"). */
  readonly name: string;
  /** The lines above the street line on the envelope. */
  readonly addressee: readonly string[];
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly verifiedAt: CalendarDate;
  readonly sourceUrl: string;
  /** One that is missing here is not printed: sources conflict on it or name none, so the person takes it from the bureau's own page. */
  readonly departments: readonly BureauDepartment[];
}

const VERIFIED_AT = '2026-11-21';
const CHECKED = '2026-11';

/** Where the three nationwide agencies take disputes by mail. An address printed on the person's own report goes before these. */
export const bureaus: Readonly<Record<Bureau, BureauAddress>> = {
  equifax: {
    bureau: Bureau.equifax,
    name: 'Equifax',
    addressee: ['Equifax Information Services LLC'],
    street: 'P.O. Box 740256',
    city: 'Atlanta',
    state: 'GA',
    zip: '30374-0256',
    phone: '888-378-4329',
    verifiedAt: VERIFIED_AT,
    sourceUrl:
      'https://www.equifax.com/personal/help/article-list/-/h/a/mail-in-credit-report-dispute',
    departments: [
      {
        purpose: 'freeze',
        addressee: 'Equifax Information Services LLC',
        street: 'P.O. Box 105788',
        city: 'Atlanta',
        state: 'GA',
        zip: '30348',
        source:
          'https://www.mass.gov/how-to/request-a-credit-report-security-freeze; https://dfr.oregon.gov/financial/protect/pages/place-credit-freeze.aspx; public lists',
        checked: CHECKED,
      },
      {
        purpose: 'protected_freeze',
        addressee: 'Equifax Information Services LLC',
        street: 'P.O. Box 105788',
        city: 'Atlanta',
        state: 'GA',
        zip: '30348',
        source:
          'https://datcp.wi.gov/Pages/Programs_Services/ChildCreditProtectionAct.aspx; public lists',
        checked: CHECKED,
      },
    ],
  },
  experian: {
    bureau: Bureau.experian,
    name: 'Experian',
    addressee: ['Experian'],
    street: 'P.O. Box 4500',
    city: 'Allen',
    state: 'TX',
    zip: '75013',
    phone: '888-397-3742',
    verifiedAt: VERIFIED_AT,
    sourceUrl: 'https://www.experian.com/blogs/ask-experian/acr-faqs/acr-filing-a-dispute',
    departments: [
      {
        purpose: 'freeze',
        addressee: 'Experian Security Freeze',
        street: 'P.O. Box 9554',
        city: 'Allen',
        state: 'TX',
        zip: '75013',
        source:
          'https://www.mass.gov/how-to/request-a-credit-report-security-freeze; https://dfr.oregon.gov/financial/protect/pages/place-credit-freeze.aspx; public lists',
        checked: CHECKED,
      },
      {
        purpose: 'protected_freeze',
        addressee: 'Experian',
        street: 'P.O. Box 9554',
        city: 'Allen',
        state: 'TX',
        zip: '75013',
        source: 'Public lists, which say that its own form names it',
        checked: CHECKED,
      },
    ],
  },
  transunion: {
    bureau: Bureau.transunion,
    name: 'TransUnion',
    addressee: ['TransUnion Consumer Solutions'],
    street: 'P.O. Box 2000',
    city: 'Chester',
    state: 'PA',
    zip: '19016',
    phone: '800-916-8800',
    verifiedAt: VERIFIED_AT,
    sourceUrl:
      'https://www.equifax.com/personal/help/article-list/-/h/a/mail-in-credit-report-dispute',
    // For a freeze of one's own, sources name boxes in Woodlyn and in Chester.
    departments: [
      {
        purpose: 'protected_freeze',
        addressee: 'TransUnion',
        street: 'P.O. Box 380',
        city: 'Woodlyn',
        state: 'PA',
        zip: '19094',
        source:
          'http://www.transunion.com/personal-credit/credit-disputes/ProtectedConsumers.page; public lists',
        checked: CHECKED,
      },
    ],
  },
};
