import type { Enclosure } from '../documents/index.ts';
import { companyTemplates } from './company-templates.ts';
import { disputeTemplates } from './dispute-templates.ts';
import type { TemplateSlug } from './letter-purpose.ts';
import { purposeOf } from './letter-purpose.ts';
import type { LetterTemplate } from './letter-template.ts';
import { words } from './letter-templates.words.ts';
import { questionsFor } from './purposes.rules.ts';
import { words as questionWords } from './question-list.words.ts';
import { ruleFor } from './rule-table.ts';

/** The thirteen letters that a person can start from, and what each of them needs. */
export const letterTemplates: Readonly<Record<TemplateSlug, LetterTemplate>> = {
  ...disputeTemplates,
  ...companyTemplates,
};

/** What to have at hand: the facts that the letter's questions require, then the enclosures that its row of the rule table advises. */
export function dataToInclude(template: LetterTemplate): readonly string[] {
  const [recipient] = template.recipients;
  const about = {
    disputeReason: template.preset.disputeReason,
    template: template.slug,
    recipient,
  };
  const lines: Readonly<Record<string, string>> = questionWords;
  const asked = questionsFor(about, template.preset.facts)
    .filter(({ key, required }) => required && !(key in template.preset.facts))
    .map(({ key }) => lines[key] ?? '');
  const advised = ruleFor(purposeOf(about), recipient)?.enclosuresAdvised ?? [];
  const copies: Readonly<Record<Enclosure, string>> = words.copies;
  return [
    words.nameAndAddress,
    recipient === 'bureau' ? words.companyOnReport : words.companyAndAddress,
    // An inquiry is no account.
    ...(template.preset.facts['itemType'] === 'hard_inquiry' ? [] : [words.lastFour]),
    ...asked.filter((line) => line !== ''),
    ...advised.map((kind) => copies[kind]),
  ];
}
