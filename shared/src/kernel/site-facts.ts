import type { ClaimId } from './claims.table.ts';
import type { Claim } from './claims.ts';
import type { LegalMode } from './legal-mode.ts';
import { dollars, type Prices } from './plan-prices.ts';

/**
 * What the server knows of the site at the moment of asking, and puts into each page it sends, in the language of the page. A page is
 * drawn once, long before: with everything that may be on it, each part that may be missing between two marks, and a mark for each value.
 */
export interface SiteFacts {
  readonly supportEmail: string;
  readonly accessibilityEmail: string;
  readonly company: {
    readonly legalName: string;
    readonly state: string;
    /** As an envelope has it: one to four. */
    readonly addressLines: readonly string[];
    /** The same in one line. */
    readonly address: string;
  };
  /** What letters may say of it: the same in the browser's preview as in what is signed. */
  readonly legalMode: LegalMode;
  /** The figures that may be shown now, and no others. */
  readonly claims: Readonly<Partial<Record<ClaimId, ShownClaim>>>;
  readonly testimonials: readonly ShownTestimonial[];
  /** Empty for none. */
  readonly announcement: string;
  /** The states whose people can't buy here, by name, as a sentence has them; empty for none. */
  readonly statesNotServed: string;
  /** Where the company is registered and bonded, state by state, in one line; empty for none. */
  readonly registrations: string;
  /** Who reviewed the table of the law, and on which day, as a sentence has it; both are empty where nobody has. */
  readonly lawReviewedBy: string;
  readonly lawReviewedOn: string;
  /** What Pro costs now. */
  readonly prices: Prices;
  /** What mailing costs now. Sent with the pages that show it, and with no other. */
  readonly mailPrices?: MailPrices;
}

/** The prices of each class of mail, as `$7.73`. */
export type MailPrices = Readonly<
  Record<'firstClass' | 'certified' | 'withReceipt', MailPriceParts>
>;

interface MailPriceParts {
  readonly firstPage: string;
  /** Of each page after the first. */
  readonly extraPage: string;
  /** Once, on top, for a letter too thick for an ordinary envelope. */
  readonly largeEnvelope: string;
}

export interface ShownClaim {
  readonly source: Claim['source'];
  readonly figure: string;
  readonly text: string;
}

export interface ShownTestimonial {
  readonly name: string;
  readonly initials: string;
  readonly improvement: string;
  readonly text: string;
}

export const MOST_TESTIMONIALS = 12;
export const MOST_ADDRESS_LINES = 4;

/** The mark in a drawn page that stands for a value of the server's. */
export function siteMark(name: string): string {
  return `%%${name}%%`;
}

/** The marks around what is there only where the facts have one of these. */
export function siteSlot(any: readonly string[]): { readonly begin: string; readonly end: string } {
  const names = any.join('|');
  return { begin: siteMark(`if:${names}`), end: siteMark(`end:${names}`) };
}

/** The values that facts have, by the names of their marks; one without a value is not there. */
export function siteValues(facts: SiteFacts): ReadonlyMap<string, string> {
  const { company, claims, testimonials, legalMode } = facts;
  const values: [string, string][] = [
    [legalMode === 'cro' ? 'mode.cro' : 'mode.selfHelp', legalMode],
    ['supportEmail', facts.supportEmail],
    ['accessibilityEmail', facts.accessibilityEmail],
    ['announcement', facts.announcement],
    ['statesNotServed', facts.statesNotServed],
    ['registrations', facts.registrations],
    ['lawReviewedBy', facts.lawReviewedBy],
    ['lawReviewedOn', facts.lawReviewedOn],
    ...Object.entries(facts.prices).map(([name, price]): [string, string] => [
      `price.${name}`,
      price,
    ]),
    ...mailPriceValues(facts.mailPrices),
    ['company.legalName', company.legalName],
    ['company.state', company.state],
    ['company.address', company.address],
    ...company.addressLines.map((line, at): [string, string] => [`company.line.${at}`, line]),
    ...Object.entries(claims).flatMap(([id, { source, figure, text }]): [string, string][] => [
      [`claim.${id}`, figure],
      [`claim.${id}.text`, text],
      [`claim.${id}.${source}`, figure],
    ]),
    ...testimonials.flatMap(({ name, initials, improvement, text }, at): [string, string][] => [
      [`testimonial.${at}`, text],
      [`testimonial.${at}.name`, name],
      [`testimonial.${at}.initials`, initials],
      [`testimonial.${at}.improvement`, improvement],
    ]),
  ];
  return new Map(values.filter(([, value]) => value !== ''));
}

/** The name under which a page asks whether the prices of mail are known. */
const MAIL_PRICES = 'mailPrices';

function mailPriceValues(prices: MailPrices | undefined): readonly [string, string][] {
  if (!prices) return [];
  const each = Object.entries(prices).flatMap(([mailClass, parts]) =>
    Object.entries(parts).map(([part, price]): [string, string] => [
      `${MAIL_PRICES}.${mailClass}.${part}`,
      price,
    ]),
  );
  const listed = hasOneMailPrice(prices) ? 'same' : 'each';
  return [[MAIL_PRICES, 'known'], [`${MAIL_PRICES}.${listed}`, 'known'], ...each];
}

/** True where a letter costs the same by each kind of mail, however thick it is: one sentence says more than a table then. */
export function hasOneMailPrice({ firstClass, certified, withReceipt }: MailPrices): boolean {
  const all = [firstClass, certified, withReceipt];
  return all.every(
    ({ firstPage, extraPage, largeEnvelope }) =>
      firstPage === firstClass.firstPage &&
      extraPage === dollars(0) &&
      largeEnvelope === dollars(0),
  );
}

/** Facts for one page: what only some pages show is left out of all others. */
export function factsForPage({ mailPrices, ...facts }: SiteFacts, html: string): SiteFacts {
  const shows = mailPrices && html.includes(siteSlot([MAIL_PRICES]).begin);
  return shows ? { ...facts, mailPrices } : facts;
}

export const markedPrices: Prices = {
  pro: siteMark('price.pro'),
  proAmount: siteMark('price.proAmount'),
  letter: siteMark('price.letter'),
  letterAmount: siteMark('price.letterAmount'),
};

/** Facts with everything there, and a mark in place of each value. */
export function markedSiteFacts(ids: readonly ClaimId[]): SiteFacts {
  const claims = ids.map((id): [ClaimId, ShownClaim] => [
    id,
    { source: 'claimed', figure: siteMark(`claim.${id}`), text: siteMark(`claim.${id}.text`) },
  ]);
  return {
    supportEmail: siteMark('supportEmail'),
    accessibilityEmail: siteMark('accessibilityEmail'),
    company: {
      legalName: siteMark('company.legalName'),
      state: siteMark('company.state'),
      addressLines: numbered(MOST_ADDRESS_LINES).map((at) => siteMark(`company.line.${at}`)),
      address: siteMark('company.address'),
    },
    legalMode: 'self_help',
    claims: Object.fromEntries(claims),
    testimonials: numbered(MOST_TESTIMONIALS).map((at) => ({
      name: siteMark(`testimonial.${at}.name`),
      initials: siteMark(`testimonial.${at}.initials`),
      improvement: siteMark(`testimonial.${at}.improvement`),
      text: siteMark(`testimonial.${at}`),
    })),
    announcement: siteMark('announcement'),
    statesNotServed: siteMark('statesNotServed'),
    registrations: siteMark('registrations'),
    lawReviewedBy: siteMark('lawReviewedBy'),
    lawReviewedOn: siteMark('lawReviewedOn'),
    prices: markedPrices,
    mailPrices: {
      firstClass: markedMailPrices('firstClass'),
      certified: markedMailPrices('certified'),
      withReceipt: markedMailPrices('withReceipt'),
    },
  };
}

function numbered(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function markedMailPrices(mailClass: keyof MailPrices): MailPriceParts {
  const mark = (part: keyof MailPriceParts) => siteMark(`${MAIL_PRICES}.${mailClass}.${part}`);
  return {
    firstPage: mark('firstPage'),
    extraPage: mark('extraPage'),
    largeEnvelope: mark('largeEnvelope'),
  };
}
