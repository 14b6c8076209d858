import {
  MOST_ADDRESS_LINES,
  hasOneMailPrice,
  markedPrices,
  PRO_MONTHLY_CENTS,
  pricesOf,
  siteSettings,
  siteSlot,
  type SiteFacts,
} from '@creditfix/shared/kernel';
import { Text } from '@mantine/core';
import { createContext, useContext, type ReactNode } from 'react';
import { kitMessages } from './messages.tsx';

const ELEMENT = 'site-facts';

const { company, mailboxes } = siteSettings;

/** Where no server has said anything: in tests, and in a window that is not a browser's. */
const unknownFacts = (): SiteFacts => ({
  supportEmail: mailboxes.support,
  accessibilityEmail: mailboxes.accessibility,
  company: {
    legalName: company.legalName,
    state: company.state,
    addressLines: company.addressLines,
    address: company.addressLines.join(', '),
  },
  legalMode: 'self_help',
  claims: {},
  testimonials: [],
  announcement: '',
  statesNotServed: '',
  registrations: '',
  lawReviewedBy: '',
  lawReviewedOn: '',
  prices: pricesOf(PRO_MONTHLY_CENTS),
});

/** The facts that came with the page. */
export function readSiteFacts(): SiteFacts {
  const text = document.getElementById(ELEMENT)?.textContent.trim() ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as SiteFacts) : unknownFacts();
}

/** True in the program that draws pages for the server; what runs without Vite has no such name. */
const isDrawing = import.meta.env?.SSR === true && import.meta.env.MODE !== 'test';

const factsOfPage = typeof document === 'undefined' ? unknownFacts() : readSiteFacts();

export const SiteFactsContext = createContext(factsOfPage);

/** What the server says of the site: which figures to show, who the company is, and where support is. */
export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}

/**
 * What Pro costs, for texts and pages. Texts are made when they load, long before anything is drawn: so it is taken from the page once. While
 * pages are drawn it is a mark, as every other value of the server's.
 */
export const prices: SiteFacts['prices'] = isDrawing ? markedPrices : factsOfPage.prices;

/** A text that differs with what whoever runs the site is in law: in advance or afterwards, with or without a contract. Taken as the prices are. */
// @__NO_SIDE_EFFECTS__
export function byMode(texts: { readonly selfHelp: string; readonly cro: string }): string {
  const { selfHelp, cro } = texts;
  if (!isDrawing) return factsOfPage.legalMode === 'cro' ? cro : selfHelp;
  const [one, other] = [siteSlot(['mode.selfHelp']), siteSlot(['mode.cro'])];
  return `${one.begin}${selfHelp}${one.end}${other.begin}${cro}${other.end}`;
}

interface WhereKnownProps {
  /** Values of the facts, by the names that `siteValues` gives them; one of them is enough. */
  readonly any: readonly string[];
  readonly children: ReactNode;
}

/**
 * What is there only where the facts have something for it. A page that is drawn for the server has all of it, between marks by
 * which the server cuts out what there is no value for. The three places are the same in both, so that ids within agree.
 */
export function WhereKnown({ any, children }: WhereKnownProps) {
  const facts = useSiteFacts();
  // What only the drawing needs is in no browser's script.
  const slot = isDrawing ? siteSlot(any) : undefined;
  const isKnown = isDrawing || any.some((name) => isKnownFact(facts, name));
  return (
    <>
      {slot?.begin ?? null}
      {isKnown ? children : null}
      {slot?.end ?? null}
    </>
  );
}

/** As `siteValues` says it on the server, without making all of them on a phone. */
export function isKnownFact(facts: SiteFacts, name: string): boolean {
  const { claims, testimonials, legalMode } = facts;
  const [kind = '', which = '', more] = name.split('.');
  if (kind === 'claim') {
    const claim = claims[which as keyof typeof claims];
    return claim !== undefined && (more === undefined || claim.source === more);
  }
  if (kind === 'company') return Boolean(facts.company.addressLines[Number(more)]);
  if (kind === 'testimonial') return testimonials[Number(which)] !== undefined;
  if (kind === 'mailPrices' && which)
    return (
      facts.mailPrices !== undefined && (which === 'same') === hasOneMailPrice(facts.mailPrices)
    );
  if (kind === 'mode') return (which === 'cro') === (legalMode === 'cro');
  return Boolean(facts[kind as keyof SiteFacts]);
}

/** The company as it stands on paper, a line at a time. */
export function CompanyLines({ renderLine }: { readonly renderLine: (text: string) => ReactNode }) {
  const { legalName, addressLines } = useSiteFacts().company;
  return (
    <>
      {renderLine(legalName)}
      {ADDRESS_PLACES.map((at) => (
        <WhereKnown key={at} any={[`company.line.${at}`]}>
          {renderLine(addressLines[at] ?? '')}
        </WhereKnown>
      ))}
    </>
  );
}

const ADDRESS_PLACES = Array.from({ length: MOST_ADDRESS_LINES }, (_, at) => at);

/** Said before any money is asked for: where nothing is sold, and that what is free stays. */
export function StatesNotice() {
  const { statesNotServed } = useSiteFacts();
  return (
    <WhereKnown any={['statesNotServed']}>
      <Text maw="84ch" size="sm" c="dimmed">
        {kitMessages.notServed(statesNotServed)}
      </Text>
    </WhereKnown>
  );
}
