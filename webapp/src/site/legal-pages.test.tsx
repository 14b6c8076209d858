import { createHash } from 'node:crypto';
import { IN_EFFECT_SINCE, legalVersions, LOGIN_LINK_MINUTES } from '@creditfix/shared/accounts';
import { documentLimits } from '@creditfix/shared/documents';
import { siteSettings } from '@creditfix/shared/kernel';
import { retention } from '@creditfix/shared/privacy';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import { ThemeProvider } from '#webapp/kit/index.ts';
import { AccessibilityPage } from './accessibility.page.tsx';
import { DisclaimerPage } from './disclaimer.page.tsx';
import * as es from './messages.es.tsx';
import * as en from './messages.tsx';
import { PrivacyPage } from './privacy.page.tsx';
import { TermsPage } from './terms.page.tsx';

const pages = {
  terms: TermsPage,
  privacy: PrivacyPage,
  disclaimer: DisclaimerPage,
  accessibility: AccessibilityPage,
};
type LegalName = keyof typeof pages;
const names = Object.keys(pages) as LegalName[];

function drawn(Page: ComponentType): string {
  return renderToStaticMarkup(
    <ThemeProvider>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

/** What a person reads, on one line; not what opens the contents on a phone. */
function textOf(name: LegalName): string {
  const text = drawn(pages[name])
    .replace(/<summary>.*?<\/summary>/g, '')
    .replace(/<[^>]+>/g, ' ');
  return text.replace(/[\s\u00A0]+/g, ' ').replaceAll('&#x27;', '’');
}

const { company, mailboxes } = siteSettings;
const { letterYears, paymentYears, analyticsMonths, copyDays, messageYears, reportYears } =
  retention;
const CAP = 'at most what you paid us in the six months before';
/** Of these terms, wherever the company is. */
const COURT = 'New Castle County, Delaware';
const ANSWER = 'within 24 hours, Monday to Friday';

describe('the legal pages', () => {
  it.each<[LegalName, readonly string[]]>([
    ['terms', [company.legalName, CAP, COURT, ANSWER, 'July 25, 2025', 'at least 18', '$19.99']],
    ['terms', ['not refundable', 'one letter per calendar month', 'three letters', '$0.68']],
    ['terms', ['1 to 2 business days', '3 to 5 business days', '30 days', '15 U.S.C. § 7001']],
    ['terms', ['Paper copies', 'Taking it back', 'What you need', '15 U.S.C. § 1679c', '$30']],
    ['privacy', [`${letterYears} years after signing`, `${paymentYears} years after the payment`]],
    ['privacy', [`${analyticsMonths} months`, `${copyDays} days`, `${messageYears} years after`]],
    ['privacy', [`reports: ${reportYears} years at most`, 'read on your own device']],
    ['privacy', ['Stripe', 'Lob', 'United States Postal Service', 'OpenAI', 'under 18', ANSWER]],
    ['privacy', ['July 25, 2025', company.legalName, 'AES-256', `${LOGIN_LINK_MINUTES} minutes`]],
    ['disclaimer', ['No guarantee', 'not legal, financial', CAP, COURT, 'July 25, 2025', ANSWER]],
    ['accessibility', ['2.1, level AA', '2.2, level AA', 'within 2 business days']],
    ['accessibility', [mailboxes.accessibility, ...company.addressLines]],
  ])('%s says %j', (name, sentences) => {
    const text = textOf(name);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it.each(names)('%s is marked as English and leads to each of its parts', (name) => {
    const html = drawn(pages[name]);
    expect(html).toContain('lang="en"');
    const links = [...html.matchAll(/href="\/#([\w-]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(5);
    for (const id of links) expect(html.split(`id="${id}"`)).toHaveLength(2);
  });

  // Who agreed must be able to find what they agreed to: new words, a new day in `legalVersions` and a new mark here.
  it.each<[LegalName, string, string]>([
    ['terms', '2026-11-28', 'b02ed0556181'],
    ['privacy', '2026-11-28', '5c4eec556871'],
    ['disclaimer', '2026-11-28', '8e92eebdd2cc'],
    ['accessibility', '2026-11-28', '43a60ddda92d'],
  ])('%s of %s has the words that this version stands for', (name, version, mark) => {
    expect(legalVersions[name]).toBe(version);
    const words = createHash('sha256').update(textOf(name)).digest('hex');
    expect(words.slice(0, 12)).toBe(mark);
  });

  it.each(names)('%s promises nothing and does not shout', (name) => {
    expect(textOf(name)).not.toMatch(/!|—|–|we guarantee|100 ?%|risk[- ]free/i);
  });
});

test('copies are kept for as long as the page says', () => {
  expect(documentLimits.keptDays).toBe(copyDays);
});

test('who reads Spanish is told that the pages are in English, and where to ask', () => {
  expect(en.legalMessages.notice).toBeUndefined();
  const notice = renderToStaticMarkup(
    <ThemeProvider>
      <MemoryRouter>{es.legalMessages.notice?.text}</MemoryRouter>
    </ThemeProvider>,
  );
  expect(notice).toContain('href="/contact?subject=legal"');
});

test.each([en.legalMessages, es.legalMessages])(
  'each legal page fits its search result',
  (said) => {
    for (const name of names) {
      const { title, description, keywords, lead } = said[name];
      expect(title.length + description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(keywords).toContain(', ');
      expect(lead(IN_EFFECT_SINCE)).toMatch(/\.$/);
    }
  },
);
