import { readingGrade, composeLetter, GuideSlug, guideFor } from '@creditfix/shared/letters';
import { goldenCases } from '@creditfix/shared/letters/golden';
import { describe, expect, it } from 'vitest';
import { guides, lawOfDisputes } from './guides.table.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

const slugs = Object.values(GuideSlug);

describe('the guides', () => {
  it('are there for every reason to dispute', () => {
    expect(new Set(Object.values(guideFor))).toEqual(new Set(slugs));
    expect(slugs.map((slug) => guideFor[guides[slug].reason])).toEqual(slugs);
  });

  it.each(slugs)('%s shows what the product writes from these facts', (slug) => {
    const { golden, listedAs, reason, letter } = guides[slug];
    const found = goldenCases.find(({ name }) => name === golden);
    if (!found) throw new Error(`no golden letter is called ${golden}`);
    expect(found.purpose).toBe(reason);
    const { input } = found;
    const written = composeLetter({
      ...input,
      disputeDetails: { ...input.disputeDetails, creditorName: listedAs },
    });
    expect(written.subject).toBe(letter.subject);
    const text = written.blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
    );
    const prose = text.join(' ').replaceAll("'", '’');
    for (const part of [letter.opening, letter.facts, ...letter.asks]) {
      expect(prose).toContain(part.replaceAll("'", '’'));
    }
    const rows = written.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
    for (const [label, value] of letter.rows) {
      expect(rows).toContainEqual(expect.objectContaining({ label, value }));
    }
  });

  it.each(slugs)('%s is read at the eighth grade, and fits what a search shows', (slug) => {
    const { description, what, gather, instead, ...rest } = en.guideTexts[slug];
    const text = [rest.lead, ...what, ...gather, ...instead, rest.story, rest.answer].join(' ');
    expect(readingGrade(text)).toBeLessThanOrEqual(8);
    for (const said of [description, es.guideTexts[slug].description]) {
      expect(said.length).toBeLessThanOrEqual(160);
    }
  });

  it('name each law once', () => {
    for (const slug of slugs) {
      const named = [...guides[slug].laws, ...lawOfDisputes];
      expect(new Set(named).size).toBe(named.length);
    }
    expect(en.guidesMessages.description.length).toBeLessThanOrEqual(160);
    expect(es.guidesMessages.description.length).toBeLessThanOrEqual(160);
  });
});
