import type { CalendarDate, UsStates } from '../../kernel/index.ts';

/**
 * What single states ask of a credit repair organization beyond the federal Act. It holds only what was found in a source. A state or a
 * fact that is missing here was not checked: it is no proof that nothing is asked there, and no lawyer of that state has looked. What the
 * operator's own lawyer has checked stands with the operator's settings, never here.
 */

type StateCode = keyof typeof UsStates;

export interface StateLaw {
  readonly cite: string;
  readonly source: string;
  readonly checkedOn: CalendarDate;
  /**
   * `confirmed`: read in a copy of the statute, or on a page of the state's own. `secondary`: told by somebody else. `named`: the law
   * is known to be there; what it asks was not checked.
   */
  readonly certainty: 'confirmed' | 'secondary' | 'named';
  /** The source knows of no law of that state. */
  readonly none?: true;
  /** For-profit credit repair is not allowed: no contract is offered. */
  readonly forbidden?: true;
  /** With an office of the state, before anything is offered; false where the source says that none is asked for. */
  readonly registration?: boolean;
  readonly bond?: {
    readonly cents: number;
    /** Only of whoever takes money before the work is done, which no contract of ours does. */
    readonly when?: 'paid_in_advance';
  };
  /** How long a contract can be canceled there, counted from the day after signing. */
  readonly cancel?: { readonly days: number; readonly kind: 'calendar' | 'business' };
  /** What that state wants beside the signature, word for word. */
  readonly statement?: string;
  /** What it asks of the contract or the work that the product does not do by itself. */
  readonly also?: string;
}

const CHART = 'thecredittracker.com/docs/credit-repair-state-laws-chart';
const checkedOn = '2026-11-23';
const later = '2026-11-27';

type Told = Pick<StateLaw, 'registration' | 'bond' | 'cancel' | 'also'>;

/** Told by a chart of somebody else. It says how many days and not of which kind: business days are never fewer. */
const charted = (cite: string, { bond, registration, days }: Charted = {}): StateLaw => ({
  cite,
  source: CHART,
  checkedOn: later,
  certainty: 'secondary',
  ...(registration !== undefined && { registration }),
  ...(bond !== undefined && { bond: { cents: bond * 100 } }),
  ...(days !== undefined && { cancel: { days, kind: 'business' } }),
});

interface Charted {
  /** In dollars. */
  readonly bond?: number;
  readonly registration?: boolean;
  readonly days?: number;
}

const noLaw = (state: string): StateLaw => ({
  cite: `No law of ${state} is named`,
  source: CHART,
  checkedOn: later,
  certainty: 'secondary',
  none: true,
});

const named = (cite: string): StateLaw => ({
  cite,
  source: 'The citation alone; the text was not read',
  checkedOn: later,
  certainty: 'named',
});

const read = (
  cite: string,
  source: string,
  told: Told & Pick<StateLaw, 'statement'>,
): StateLaw => ({ cite, source, checkedOn: later, certainty: 'confirmed', ...told });

const canceledBy = (who: 'buyer' | 'consumer', day: string) =>
  `You, the ${who}, may cancel this contract at any time prior to midnight of the ${day} after the date of the transaction. See the attached notice of cancellation form for an explanation of this right.`;

export const stateLaws: Partial<Readonly<Record<StateCode, readonly StateLaw[]>>> = {
  AL: [noLaw('Alabama')],
  AK: [noLaw('Alaska')],
  AZ: [
    charted('Ariz. Rev. Stat. 44-1701 and following', {
      bond: 25_000,
      registration: false,
      days: 3,
    }),
  ],
  AR: [
    read('Ark. Code 4-91-109', 'law.onecle.com/arkansas/title-4/4-91-109.html', {
      cancel: { days: 5, kind: 'calendar' },
      statement: canceledBy('buyer', 'fifth day'),
      also: 'The contract names an agent in the state who takes service of process.',
    }),
    charted('Ark. Code 4-91-101 and following', { bond: 10_000, registration: false }),
  ],
  CA: [
    {
      cite: 'Cal. Civ. Code 1789.16',
      source: 'california.public.law/codes/ca_civ_code_section_1789.16',
      checkedOn,
      certainty: 'confirmed',
      cancel: { days: 5, kind: 'calendar' },
      statement:
        'You, the buyer, may cancel this contract at any time prior to midnight of the fifth day after the date of the transaction. See the attached notice of cancellation form for an explanation of this right.',
    },
    {
      cite: 'Cal. Civ. Code 1789.10 and following',
      source: 'suretyone.com/blog/california-credit-services-organization-bond',
      checkedOn,
      certainty: 'secondary',
      registration: true,
      bond: { cents: 10_000_000 },
    },
  ],
  CO: [
    read('Colo. Rev. Stat. 5-19-107', 'colorado.public.law/statutes/crs_5-19-107', {
      cancel: { days: 5, kind: 'business' },
      statement: canceledBy('buyer', 'fifth working day'),
      also: 'The contract lists each entry that is to be changed, has a copy of the credit report attached, and names an agent in the state who takes service of process.',
    }),
  ],
  CT: [charted('Conn. Gen. Stat. 36a-700', { registration: false })],
  DE: [
    charted('Del. Code tit. 6, 2401 and following', { bond: 15_000, registration: true, days: 3 }),
  ],
  DC: [named('D.C. Code 28-4601 and following')],
  FL: [
    read(
      'Fla. Stat. 817.704',
      'lawserver.com/law/state/florida/statutes/florida_statutes_817-704',
      {
        cancel: { days: 5, kind: 'calendar' },
        statement: canceledBy('buyer', 'fifth day'),
      },
    ),
    charted('Fla. Stat. 817.7001 and following', { bond: 10_000, registration: false }),
  ],
  GA: [
    {
      cite: 'O.C.G.A. 16-9-59',
      source: CHART,
      checkedOn,
      certainty: 'secondary',
      forbidden: true,
    },
  ],
  HI: [charted('Haw. Rev. Stat. 481B-12', { registration: false })],
  ID: [charted('Idaho Code 26-2221 and following', { bond: 15_000, registration: true })],
  IL: [
    read(
      'Ill. Admin. Code tit. 14, 177.20',
      'law.cornell.edu/regulations/illinois/Ill-Admin-Code-tit-14-SS-177.20',
      {
        registration: true,
        bond: { cents: 10_000_000, when: 'paid_in_advance' },
      },
    ),
    charted('815 ILCS 605/1 and following', { days: 3 }),
  ],
  IN: [
    charted('Ind. Code 24-5-15-1 and following', { bond: 25_000, registration: false, days: 3 }),
  ],
  IA: [charted('Iowa Code ch. 538A', { bond: 10_000, registration: true, days: 3 })],
  KS: [charted('Kan. Stat. 50-1116 and following', { bond: 25_000, registration: true })],
  KY: [noLaw('Kentucky')],
  LA: [
    read('La. Rev. Stat. 9:3573.1 and following', 'aglizmurrill.com/Page/CreditRepairServices', {
      registration: true,
      bond: { cents: 10_000_000 },
      also: 'A license of the commissioner as well (9:3573.1(C)).',
    }),
    charted('La. Rev. Stat. 9:3573.1 and following', { days: 5 }),
  ],
  ME: [charted('Me. Rev. Stat. tit. 9-A, 10-101 and following', { bond: 25_000 })],
  MD: [
    charted('Md. Code, Com. Law 14-1901 and following', {
      bond: 50_000,
      registration: false,
      days: 3,
    }),
  ],
  MA: [
    charted('Mass. Gen. Laws ch. 93, 68A and following', {
      bond: 10_000,
      registration: false,
      days: 3,
    }),
  ],
  MI: [charted('Mich. Comp. Laws 445.1821 and following')],
  MN: [
    read(
      'Minn. Stat. 332.58',
      'lawserver.com/law/state/minnesota/mn-statutes/minnesota_statutes_332-58',
      {
        cancel: { days: 5, kind: 'calendar' },
        statement:
          'If you, the buyer, have been denied credit within the last 30 days, you may obtain a free copy of the consumer credit report from the consumer reporting agency. You also have the right to dispute inaccurate information in a report. You may cancel this contract at any time prior to midnight of the fifth day after the date of the transaction. See the attached notice of cancellation form for an explanation of this right.',
      },
    ),
    charted('Minn. Stat. 332.52 and following', { bond: 10_000, registration: true }),
  ],
  MS: [charted('Miss. Code 81-22-1 and following', { bond: 50_000, registration: true })],
  MO: [
    read(
      'Mo. Rev. Stat. 407.642',
      'legalfix.com/statutes/state-codes/missouri/title-xxvi/chapter-407/section-407-642',
      {
        cancel: { days: 3, kind: 'calendar' },
        statement:
          'YOU, THE BUYER, MAY CANCEL THIS CONTRACT AT ANY TIME BEFORE MIDNIGHT OF THE THIRD DAY AFTER THE DATE OF THE TRANSACTION. SEE THE ATTACHED NOTICE OF CANCELLATION FORM FOR AN EXPLANATION OF THIS RIGHT.',
        also: 'The contract names a registered agent in the state.',
      },
    ),
    charted('Mo. Rev. Stat. 407.635 and following', { bond: 10_000, registration: true }),
  ],
  MT: [noLaw('Montana')],
  NE: [
    charted('Neb. Rev. Stat. 45-801 and following', { bond: 100_000, registration: true, days: 3 }),
  ],
  NV: [
    read('Nev. Rev. Stat. 598.721', 'nevada.public.law/statutes/nrs_598.721', {
      registration: true,
    }),
    charted('Nev. Rev. Stat. 598.741 and following', { bond: 100_000, days: 5 }),
  ],
  NH: [
    {
      cite: 'N.H. Rev. Stat. ch. 359-D',
      source: 'suretyone.com/blog/new-hampshire-credit-repair-service-surety-bond',
      checkedOn: later,
      certainty: 'secondary',
      bond: { cents: 2_500_000 },
      cancel: { days: 5, kind: 'business' },
      also: 'The bond is between $5,000 and $25,000, by the income of a year.',
    },
  ],
  NY: [
    {
      cite: 'N.Y. Gen. Bus. Law 458-f',
      source: 'instalawyer.io/laws/new-york-laws/458-f-contracts-requirements-and',
      checkedOn,
      certainty: 'confirmed',
      cancel: { days: 3, kind: 'calendar' },
      statement:
        'Under New York law no fee may be collected in advance of performance of the services specified in this contract.',
    },
  ],
  NC: [
    {
      cite: 'N.C. Gen. Stat. 66-224',
      source: 'ncleg.net/EnactedLegislation/Statutes/HTML/BySection/Chapter_66/GS_66-224.html',
      checkedOn,
      certainty: 'confirmed',
      cancel: { days: 3, kind: 'business' },
      statement:
        'YOU, THE BUYER, MAY CANCEL THIS CONTRACT AT ANY TIME PRIOR TO MIDNIGHT OF THE THIRD BUSINESS DAY AFTER THE DATE OF THE TRANSACTION. SEE THE ATTACHED NOTICE OF CANCELLATION FORM FOR AN EXPLANATION OF THIS RIGHT.',
    },
  ],
  OH: [
    read(
      'Ohio Rev. Code 4712.02 and 4712.06',
      'laws9.com/statutes/ohio/title47/chapter4712/4712_06',
      {
        registration: true,
        bond: { cents: 5_000_000 },
      },
    ),
    read(
      'Ohio Rev. Code ch. 4712',
      'ohioattorneygeneral.gov/mcc.ohioattorneygeneral.gov/Business/Services-for-Business/Business-Guide/Credit-Services-Organization-Act',
      {
        cancel: { days: 3, kind: 'calendar' },
        also: 'A written statement before the contract, with the surety’s name and where nonprofit counseling is found (4712.04).',
      },
    ),
  ],
  OK: [named('Okla. Stat. tit. 24, 131 and following')],
  OR: [
    {
      cite: 'Or. Rev. Stat. 646A.262',
      source: 'law.onecle.com/oregon/646A-trade-regulation/646A.262.html',
      checkedOn,
      certainty: 'confirmed',
      cancel: { days: 3, kind: 'business' },
      statement:
        'You, the consumer, may cancel this contract at any time prior to midnight of the third business day after the date of this transaction. See the attached notice of cancellation form for an explanation of this right.',
    },
  ],
  PA: [named('73 Pa. Stat. 2181 and following')],
  SC: [named('S.C. Code 37-7-101 and following')],
  TN: [
    {
      cite: 'Tenn. Code 47-18-1006',
      source: 'laws9.com/statutes/tennessee/title-47/chapter-18/part-10/47-18-1006',
      checkedOn,
      certainty: 'confirmed',
      cancel: { days: 5, kind: 'business' },
      statement:
        'You, the buyer, may cancel this contract at any time prior to twelve o’clock midnight (12:00) of the fifth business day after the date of the transaction. See the attached notice of cancellation form for an explanation of this right.',
    },
  ],
  TX: [
    {
      cite: 'Tex. Fin. Code ch. 393',
      source: CHART,
      checkedOn,
      certainty: 'secondary',
      registration: true,
      bond: { cents: 1_000_000 },
    },
  ],
  UT: [
    {
      cite: 'Utah Code 13-21-1 and following',
      source: 'legalfix.com/statutes/state-codes/utah/title-13/chapter-21',
      checkedOn: later,
      certainty: 'secondary',
      registration: true,
      also: 'A bond, a letter of credit or a deposit (13-21-4); its amount was not checked.',
    },
  ],
  VA: [
    read('Va. Code 59.1-335.3', 'self-law.org/code/va/title-59-1/chapter-25-1/59-1-335-3', {
      registration: true,
      also: 'A bond or a letter of credit (59.1-335.4); its amount was not checked.',
    }),
  ],
  WA: [
    read('Wash. Rev. Code 19.134.060', 'self-law.org/code/wa/title-19/chapter-19-134/19-134-060', {
      cancel: { days: 5, kind: 'calendar' },
      statement: canceledBy('consumer', 'fifth day'),
      also: 'The contract has the person’s written approval to use their signature, and names an agent in the state who takes service of process. Each month a statement of the services goes to them (19.134.020).',
    }),
    read(
      'Wash. Rev. Code 19.134.020',
      'casetext.com/statute/revised-code-of-washington/title-19-business-regulations-miscellaneous/chapter-19134-credit-services-organizations-act/section-19134020-prohibited-conduct',
      {
        bond: { cents: 1_000_000, when: 'paid_in_advance' },
      },
    ),
  ],
  WV: [
    read('W. Va. Code 46A-6C-5', 'lexace.ai/us/statute/west-virginia/46A-6C-5', {
      registration: true,
    }),
  ],
  WI: [named('Wis. Stat. 422.501 and following')],
};
