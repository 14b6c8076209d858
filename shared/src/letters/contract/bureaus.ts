import type { CalendarDate } from '../../kernel/index.ts';

/** The three nationwide consumer reporting agencies. */
export const Bureau = {
  equifax: 'equifax',
  experian: 'experian',
  transunion: 'transunion',
} as const;

export type Bureau = keyof typeof Bureau;

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
}

const VERIFIED_AT = '2026-11-21';

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
  },
};
