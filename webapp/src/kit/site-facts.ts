import { siteSettings, type SiteFacts } from '@creditfix/shared/kernel';
import { createContext, useContext } from 'react';

const ELEMENT = 'site-facts';

/** Where no server has said anything: in tests, and in a window that is not a browser's. */
const unknownFacts: SiteFacts = {
  claims: 'hidden',
  figures: {},
  supportEmail: siteSettings.mailboxes.support,
  legalMode: 'self_help',
};

export const SiteFactsContext = createContext<SiteFacts>(unknownFacts);

/** What the server says of the site: which figures to show, and where support is. */
export function useSiteFacts(): SiteFacts {
  return useContext(SiteFactsContext);
}

/** The facts that came with the page. */
export function readSiteFacts(): SiteFacts {
  const text = document.getElementById(ELEMENT)?.textContent.trim() ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as SiteFacts) : unknownFacts;
}
