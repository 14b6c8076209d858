import { letterTemplates, type LetterTemplate } from '@creditfix/shared/letters';

/** What a card of the library says. The page brings it along as data: the texts of all letters are five times as much. */
export type TemplateCard = Pick<LetterTemplate, 'slug' | 'path' | 'title' | 'description'>;

export interface TemplateShelves {
  readonly disputes: readonly TemplateCard[];
  readonly toCompanies: readonly TemplateCard[];
  readonly protecting: readonly TemplateCard[];
}

export function templateShelves(): TemplateShelves {
  const all = Object.values(letterTemplates);
  const disputes = all.filter(({ path }) => path.startsWith('/dispute-letters/'));
  const others = all.filter(({ path }) => path.startsWith('/letters/'));
  return {
    disputes: disputes.map(cardOf),
    toCompanies: others.filter(({ recipients }) => recipients[0] !== 'bureau').map(cardOf),
    protecting: others.filter(({ recipients }) => recipients[0] === 'bureau').map(cardOf),
  };
}

function cardOf({ slug, path, title, description }: LetterTemplate): TemplateCard {
  return { slug, path, title, description };
}
