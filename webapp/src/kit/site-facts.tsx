import {
  MOST_ADDRESS_LINES,
  markedPrices,
  PRO_MONTHLY_CENTS,
  pricesOf,
  siteSettings,
  siteSlot,
  siteValues,
  type SiteFacts,
} from '@creditfix/shared/kernel';
import { Text } from '@mantine/core';
import { createContext, useContext, type ReactNode } from 'react';
import { kitMessages } from './messages.tsx';

const ELEMENT = 'site-facts';

const { company, mailboxes } = siteSettings;

/** Where no server has said anything: in tests, and in a window that is not a browser's. */
const unknownFacts: SiteFacts = {
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
  prices: pricesOf(PRO_MONTHLY_CENTS),
};

export const SiteFactsContext = createContext<SiteFacts>(unknownFacts);

/** What the server says of the site: which figures to show, who the company is, and where support is. */
export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}

/** The facts that came with the page. */
export function readSiteFacts(): SiteFacts {
  const text = document.getElementById(ELEMENT)?.textContent.trim() ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as SiteFacts) : unknownFacts;
}

/** True in the program that draws pages for the server; what runs without Vite has no such name. */
const isDrawing = import.meta.env?.SSR === true && import.meta.env.MODE !== 'test';

/**
 * What Pro costs, for texts and pages. Texts are made when they load, long before anything is drawn: so it is taken from the page once. While
 * pages are drawn it is a mark, as every other value of the server's.
 */
export const prices: SiteFacts['prices'] = isDrawing
  ? markedPrices
  : (typeof document === 'undefined' ? unknownFacts : readSiteFacts()).prices;

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
  const { begin, end } = siteSlot(any);
  const isKnown = facts.isDrawing ?? hasAny(facts, any);
  return (
    <>
      {facts.isDrawing ? begin : null}
      {isKnown ? children : null}
      {facts.isDrawing ? end : null}
    </>
  );
}

function hasAny(facts: SiteFacts, names: readonly string[]): boolean {
  const values = siteValues(facts);
  return names.some((name) => values.has(name));
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
