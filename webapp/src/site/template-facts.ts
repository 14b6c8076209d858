import {
  dataToInclude,
  guideFor,
  type GuideSlug,
  isSpecial,
  type LetterTemplate,
  letterTemplates,
  purposeOf,
  ruleFor,
  type StatuteKey,
  statuteMeaning,
  type TemplateSlug,
} from '@creditfix/shared/letters';

/**
 * What the page of a letter says, much of it by the rule table. Pages are drawn with it when the product is built and bring it along as data; the
 * table itself, which is larger than everything else on the page, comes only where somebody goes on to another letter.
 */
export interface TemplateFacts {
  readonly template: LetterTemplate;
  /** The letters that may fit better. */
  readonly instead: readonly Pick<LetterTemplate, 'slug' | 'path' | 'title'>[];
  /** What the letter can rest on, in plain words, with its place in the law. */
  readonly laws: readonly Law[];
  /** What to have at hand. */
  readonly data: readonly string[];
  /** The guides to what it can dispute; a letter that disputes nothing has none. */
  readonly guides: readonly GuideSlug[];
}

export interface Law {
  readonly key: string;
  readonly meaning: string;
  readonly citation: string;
}

/** What sets a letter apart, though it holds in some cases only; its meaning says in which. */
const OWN_LAW: Readonly<Partial<Record<TemplateSlug, readonly StatuteKey[]>>> = {
  'hard-inquiry': ['purpose.permitted', 'cra.purposeChecks'],
  'medical-collections': ['cra.veteranMedical'],
  'identity-theft': ['idt.block', 'idt.decline', 'idt.notifyFurnisher', 'idt.extendedAlert'],
  'debt-verification': ['coll.stopContact'],
};

/** @returns null where no letter of ours has the name */
export function templateFacts(name: string | undefined): TemplateFacts | null {
  const template = Object.values(letterTemplates).find(({ slug }) => slug === name);
  if (!template) return null;
  const { slug, preset, recipients, reasons, instead } = template;
  const purpose = purposeOf({ disputeReason: preset.disputeReason, template: slug });
  const always = ruleFor(purpose, recipients[0])?.statutes ?? [];
  const laws = [...(OWN_LAW[slug] ?? []), ...always].flatMap((key) => {
    const law = statuteMeaning(key);
    return law ? [{ key, meaning: law.meaning, citation: law.citation }] : [];
  });
  const guides = isSpecial(purpose) ? [] : [...new Set(reasons.map((reason) => guideFor[reason]))];
  return {
    template,
    instead: instead.map((other) => titled(letterTemplates[other])),
    laws,
    data: dataToInclude(template),
    guides,
  };
}

function titled({ slug, path, title }: LetterTemplate) {
  return { slug, path, title };
}
