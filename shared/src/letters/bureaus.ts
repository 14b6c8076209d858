import { Bureau, type BureauAddress } from './bureau.ts';

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
