import { describe, expect, it } from 'vitest';
import { questionsMessages } from './messages.tsx';
import {
  breadcrumbData,
  organizationData,
  questionsData,
  serviceData,
  websiteData,
} from './structured-data.ts';

const facts = {
  supportEmail: 'help@example.com',
  company: {
    legalName: 'Letters LLC',
    state: 'Ohio',
    addressLines: ['1 Main St', 'Dayton, OH 45402'],
    address: '1 Main St, Dayton, OH 45402',
  },
};

const all = [
  organizationData(facts),
  websiteData(),
  serviceData('Letters.'),
  questionsData(questionsMessages.questions),
  breadcrumbData([{ name: 'Services', path: '/services' }]),
];

describe('what a page tells search engines', () => {
  it('names its vocabulary and its kind', () => {
    expect(all.map((data) => `${data['@context']} ${data['@type']}`)).toEqual(
      ['Organization', 'WebSite', 'Service', 'FAQPage', 'BreadcrumbList'].map(
        (kind) => `https://schema.org ${kind}`,
      ),
    );
  });

  it('has nothing in it that JSON would drop', () => {
    for (const data of all) expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('says where support reads, as the rest of the page does', () => {
    expect(organizationData(facts)).toMatchObject({
      legalName: 'Letters LLC',
      address: '1 Main St, Dayton, OH 45402',
      contactPoint: { email: 'help@example.com' },
    });
  });

  it('offers both plans at the prices of the product, in dollars', () => {
    expect(serviceData('Letters.')).toMatchObject({
      offers: [
        { price: '0', priceCurrency: 'USD' },
        { price: '19.99', priceCurrency: 'USD', category: 'subscription', url: '/pricing' },
      ],
    });
  });

  it('lists every question of the page with its answer', () => {
    expect(questionsData(questionsMessages.questions)['mainEntity']).toHaveLength(6);
  });

  it('leads from the home page to this one', () => {
    expect(breadcrumbData([{ name: 'Blog', path: '/blog' }])).toMatchObject({
      itemListElement: [
        { position: 1, item: '/' },
        { position: 2, name: 'Blog', item: '/blog' },
      ],
    });
  });
});
