import { spoken } from '../kernel/index.ts';
import { words as toCompaniesEn } from './company-templates.words.ts';
import { words as toCompaniesEs } from './company-templates.words.es.ts';
import { words as disputesEn } from './dispute-templates.words.ts';
import { words as disputesEs } from './dispute-templates.words.es.ts';
import type { TemplateSlug } from './letter-purpose.ts';

/** What the server calls a letter that was started from a template, in the reader's language. */
export function templateTitle(slug: TemplateSlug): string {
  const titles: Readonly<Record<TemplateSlug, { readonly title: string }>> = spoken({
    en: { ...disputesEn, ...toCompaniesEn },
    es: { ...disputesEs, ...toCompaniesEs },
  });
  return titles[slug].title;
}
