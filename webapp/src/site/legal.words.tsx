import type { ReactNode } from 'react';

/** What stands around the legal pages. Their bodies are in English alone: that is the text that counts. */
export const words = {
  /** Tells in another language that the page is in English; there is nothing to tell here. */
  notice: undefined as { readonly title: string; readonly text: ReactNode } | undefined,
  terms: {
    title: 'Terms of service',
    description:
      'What Credit Fix does for you, what you pay, how to end it, how signing by computer works, and what you and we answer for.',
    keywords: 'terms of service, credit dispute letter service terms, ESIGN consent, cancellation',
    lead: (since: string) =>
      `What you and we agree on when you use Credit Fix. In force since ${since}.`,
  },
  privacy: {
    title: 'Privacy in plain words',
    description:
      'What Credit Fix stores about you, how long it is kept, who gets what, your rights, and what it never does.',
    keywords: 'privacy policy, data retention, delete my data, no trackers, credit dispute privacy',
    lead: (since: string) =>
      `What we keep, why, for how long, and who can see it. In force since ${since}.`,
  },
  disclaimer: {
    title: 'Disclaimer',
    description:
      'What Credit Fix is and is not: no promise of results, no legal or financial advice, and the limits of software that writes.',
    keywords:
      'disclaimer, no guarantee of results, not legal advice, AI content limits, credit repair',
    lead: (since: string) =>
      `What our letters can do, what they can’t, and where our part ends. In force since ${since}.`,
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'How Credit Fix works with screen readers, keyboards and large text, what is not good yet, and how to reach us. We answer within 2 business days.',
    keywords: 'accessibility statement, WCAG 2.1 AA, WCAG 2.2, screen reader, keyboard',
    lead: () =>
      'Everyone has the right to a correct credit report, so everyone must be able to use this site.',
  },
};
