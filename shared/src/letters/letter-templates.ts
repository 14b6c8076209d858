import { enclosures } from '../documents/index.ts';
import { companyTemplates } from './company-templates.ts';
import { disputeTemplates } from './dispute-templates.ts';
import type { TemplateSlug } from './letter-purpose.ts';
import { purposeOf } from './letter-purpose.ts';
import type { LetterTemplate } from './letter-template.ts';
import { questionsFor } from './purposes.rules.ts';
import { questionListWords } from './question-list-words.ts';
import { ruleFor } from './rule-table.ts';

/** The thirteen letters that a person can start from, and what each of them needs. */
export const letterTemplates: Readonly<Record<TemplateSlug, LetterTemplate>> = {
  ...disputeTemplates,
  ...companyTemplates,
};

/** What to have at hand: the facts that the letter's questions require, then the copies that its row of the rule table advises. */
export function dataToInclude(template: LetterTemplate): readonly string[] {
  const [recipient] = template.recipients;
  const about = {
    disputeReason: template.preset.disputeReason,
    template: template.slug,
    recipient,
  };
  const asked = questionsFor(about, template.preset.facts)
    .filter(({ key, required }) => required && !(key in template.preset.facts))
    .map(({ key }) => questionListWords[key] ?? '');
  const advised = ruleFor(purposeOf(about), recipient)?.enclosuresAdvised ?? [];
  return [
    'Your name and mailing address',
    recipient === 'bureau'
      ? 'The name of the company, as your report shows it'
      : 'The name of the company and its mailing address',
    'The last four digits of the account number',
    ...asked.filter((words) => words !== ''),
    ...advised.map((kind) => `Copy: ${yours(enclosures[kind].label)}`),
  ];
}

/** The form's labels speak as the person ("Proof of my address"). */
function yours(label: string): string {
  return label.replace(/\bmy\b/g, 'your').replace(/^My\b/, 'Your');
}
