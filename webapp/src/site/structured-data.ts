import { siteSettings, type SiteFacts } from '@creditfix/shared/kernel';
import { byMode, language, pathIn, prices } from '#webapp/kit/index.ts';

/**
 * What pages tell search engines about themselves, as JSON-LD after schema.org. Addresses are paths: the head of the page knows where
 * the site lives.
 */

type JsonLd = Readonly<Record<string, unknown>>;

interface OfferTerms {
  readonly price: string;
  readonly path: string;
  readonly category: string;
  readonly currency?: string;
}

const CONTEXT = 'https://schema.org';
const { productName } = siteSettings;

/** Who stands behind the site, as the server says at this moment. */
export function organizationData({
  company,
  supportEmail,
}: Pick<SiteFacts, 'company' | 'supportEmail'>): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: productName,
    legalName: company.legalName,
    url: pathIn(language, '/'),
    logo: '/icon.svg',
    address: company.address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: supportEmail,
      availableLanguage: ['en', 'es'],
    },
  };
}

export function websiteData(): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: productName,
    url: pathIn(language, '/'),
    inLanguage: language,
    publisher: { '@type': 'Organization', name: productName },
  };
}

export function questionsData(
  questions: readonly { readonly question: string; readonly answer: string }[],
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The service with both of its plans. Where the Act holds, Pro is no subscription: each finished letter has its price, paid afterwards. */
export function serviceData(description: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: productName,
    description,
    provider: { '@type': 'Organization', name: productName, url: pathIn(language, '/') },
    areaServed: { '@type': 'Country', name: 'United States' },
    offers: [
      offerData({ price: '0', path: '/generate-letter', category: 'free' }),
      offerData({
        price: byMode({ selfHelp: prices.proAmount, cro: prices.letterAmount }),
        path: '/pricing',
        category: byMode({
          selfHelp: 'subscription',
          cro: 'paid after each letter',
        }),
      }),
    ],
  };
}

function offerData({ price, path, category, currency = 'USD' }: OfferTerms): JsonLd {
  const url = pathIn(language, path);
  return { '@type': 'Offer', price, priceCurrency: currency, category, url };
}

/** The way from the home page to this one, whose step comes last. */
export function breadcrumbData(
  steps: readonly { readonly name: string; readonly path: string }[],
): JsonLd {
  const way = [{ name: productName, path: '/' }, ...steps];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pathIn(language, path),
    })),
  };
}

/** A description for search engines, cut at the end of a word. */
export function shortDescription(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
