import {
  letterTemplates,
  purposeOf,
  ruleFor,
  statuteMeaning,
  type TemplateSlug,
} from '@creditfix/shared/letters';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ThemeProvider } from '#webapp/kit/index.ts';
import { templateFacts } from './template-facts.ts';
import { questionsBefore, TemplateLaw } from './template.page.tsx';

function lawOf(slug: TemplateSlug): readonly string[] {
  const html = renderToStaticMarkup(
    <ThemeProvider>
      <TemplateLaw laws={templateFacts(slug)?.laws ?? []} />
    </ThemeProvider>,
  );
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, text = '']) => text);
}

describe('the questions before sign-in', () => {
  it('lead to every letter that disputes an item, but for one that asks for a file or goes to the company alone', () => {
    const without = Object.values(letterTemplates).flatMap(({ slug, path }) =>
      path.startsWith('/dispute-letters/') && !questionsBefore(slug) ? [slug] : [],
    );
    expect(without).toEqual(['609-letter-myth', '623-direct-dispute']);
  });

  it.each<[TemplateSlug, string | undefined]>([
    ['collections', '/start?about=not-mine'],
    ['old-bankruptcy', '/start?about=too-old'],
    ['medical-collections', '/start'],
    ['security-freeze', undefined],
  ])('begin a letter of %s at %s', (slug, address) => {
    expect(questionsBefore(slug)).toBe(address);
  });
});

describe('the law on the page of a letter', () => {
  it.each<[TemplateSlug, RegExp]>([
    [
      'identity-theft',
      /identity theft report.*block the item within 4 business days.*1681c-2\(a\)/,
    ],
    ['hard-inquiry', /only for the purposes that the law lists.*1681b\(a\)/],
    ['medical-collections', /veteran.*1681i\(g\)/],
    ['debt-verification', /stop contacting you.*1692c\(c\)/],
  ])('of %s begins with what sets it apart', (slug, first) => {
    expect(lawOf(slug)[0]).toMatch(first);
  });

  it.each(Object.values(letterTemplates))('of $slug is what the letter may name', (template) => {
    const { slug, preset, recipients } = template;
    const purpose = purposeOf({ disputeReason: preset.disputeReason, template: slug });
    const { statutes = [], conditional = [] } = ruleFor(purpose, recipients[0]) ?? {};
    const may = [...statutes, ...conditional.map(({ statute }) => statute)];
    const meanings = may.flatMap((key) => statuteMeaning(key)?.meaning ?? []);
    for (const line of lawOf(slug)) expect(meanings).toContain(line.replace(/ <span.*/, ''));
  });
});
