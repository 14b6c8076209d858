import type { Enclosure } from '../../documents/index.ts';
import { isAboutFile, purposeOf } from '../contract/letter-purpose.ts';
import { questionListMessages as questionWords } from '../kinds/messages.ts';
import { questionsFor } from '../kinds/purposes.rules.ts';
import { ruleFor } from '../law/rule-table.ts';
import type { LetterTemplate } from './letter-templates.ts';
import { letterTemplatesMessages as words } from './messages.ts';

function accountLines({ recipients: [recipient], preset }: LetterTemplate): readonly string[] {
  // A court or an office has no account with the person, but a case.
  if (preset.facts['itemType'] === 'judgment') return [words.courtOnReport, words.recordNumber];
  if (preset.facts['itemType'] === 'child_support') return [words.supportOffice, words.caseNumber];
  return [
    recipient === 'bureau' ? words.companyOnReport : words.companyAndAddress,
    // An inquiry is no account.
    ...(preset.facts['itemType'] === 'hard_inquiry' ? [] : [words.lastFour]),
  ];
}

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
    // Who disputes a judgment was sued already.
    .filter(({ key }) => key !== 'beingSued' || template.preset.facts['itemType'] !== 'judgment')
    .map(({ key }) => lines[key] ?? '');
  const advised = ruleFor(purposeOf(about), recipient)?.enclosuresAdvised ?? [];
  const copies: Readonly<Record<Enclosure, string>> = words.copies;
  return [
    words.nameAndAddress,
    ...(isAboutFile(about) ? [words.identifiers] : accountLines(template)),
    ...asked.filter((line) => line !== ''),
    ...advised.map((kind) => copies[kind]),
  ];
}
