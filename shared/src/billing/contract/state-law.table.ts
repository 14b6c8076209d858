import type { UsStates } from '../../kernel/index.ts';

/**
 * What single states ask of a credit repair organization beyond the federal Act. It holds only what was found in a source, so a state
 * that is missing here was not checked: it is no proof that nothing is asked there.
 */

export interface StateLaw {
  readonly cite: string;
  readonly source: string;
  readonly checkedOn: string;
  /** `confirmed`: read in a copy of the statute. `secondary`: told by somebody else; a lawyer has to look. */
  readonly certainty: 'confirmed' | 'secondary';
  /** For-profit credit repair is not allowed: no contract is offered. */
  readonly forbidden?: true;
  readonly registration?: true;
  readonly bondCents?: number;
  /** How long a contract can be canceled there, counted from the day after signing. */
  readonly cancel?: { readonly days: number; readonly kind: 'calendar' | 'business' };
  /** What that state wants beside the signature, word for word. */
  readonly statement?: string;
}

const checkedOn = '2026-11-23';

export const stateLaws: Partial<Readonly<Record<keyof typeof UsStates, readonly StateLaw[]>>> = {
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
      bondCents: 10_000_000,
    },
  ],
  GA: [
    {
      cite: 'O.C.G.A. 16-9-59',
      source: 'thecredittracker.com/docs/credit-repair-state-laws-chart',
      checkedOn,
      certainty: 'secondary',
      forbidden: true,
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
      source: 'thecredittracker.com/docs/credit-repair-state-laws-chart',
      checkedOn,
      certainty: 'secondary',
      registration: true,
      bondCents: 1_000_000,
    },
  ],
};
