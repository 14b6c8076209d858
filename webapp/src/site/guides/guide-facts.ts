import {
  GuideSlug,
  letterTemplates,
  type StatuteKey,
  statuteMeaning,
} from '@creditfix/shared/letters';
import type { SituationName } from '#webapp/kit/index.ts';
import {
  guides,
  lawOfDisputes,
  type LetterPart,
  type OfficialPage,
  officialPages,
} from './guides.table.ts';
import { guideTexts, guideTitles } from './messages.ts';

/** What one guide says. Its page brings it along as data, so that nobody loads eight guides to read one. */
export interface GuideFacts {
  readonly slug: GuideSlug;
  readonly name: string;
  readonly text: (typeof guideTexts)[GuideSlug];
  readonly situation: SituationName | undefined;
  readonly letter: LetterPart;
  readonly laws: readonly GuideLaw[];
  /** What applies to every dispute. */
  readonly lawOfDisputes: readonly GuideLaw[];
  readonly pages: readonly { readonly page: OfficialPage; readonly address: string }[];
  /** The letters that fit. */
  readonly templates: readonly { readonly path: string; readonly title: string }[];
}

export interface GuideLaw {
  readonly key: string;
  readonly meaning: string;
  readonly citation: string;
  readonly source: string;
}

/** @returns null where no guide has the name */
export function guideFacts(name: string | undefined): GuideFacts | null {
  const slug = Object.values(GuideSlug).find((one) => one === name);
  if (!slug) return null;
  const { situation, letter, laws, pages, templates } = guides[slug];
  return {
    slug,
    name: guideTitles[slug],
    text: guideTexts[slug],
    situation,
    letter,
    laws: laws.flatMap(meaningOf),
    lawOfDisputes: lawOfDisputes.flatMap(meaningOf),
    pages: pages.map((page) => ({ page, address: officialPages[page] })),
    templates: templates.map((template) => {
      const { path, title } = letterTemplates[template];
      return { path, title };
    }),
  };
}

function meaningOf(key: StatuteKey): GuideLaw[] {
  const law = statuteMeaning(key);
  if (!law) return [];
  const { meaning, citation, source } = law;
  return [{ key, meaning, citation, source }];
}
