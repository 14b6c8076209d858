import { answerOf, isEnclosed } from './fact-words.rules.ts';
import type { WritingCase } from './reason-rules.ts';
import { statutes, type StatuteKey } from './statutes.ts';
import { itemSentences } from './wording.rules.ts';

/** The law that letters to a bureau have in common, in plain words with the citation behind them. */

/** The citation in brackets, as it stands behind its plain words. */
export function cite(key: StatuteKey): string {
  return `(${statutes[key].citation})`;
}

/**
 * 30 days if nothing gives the agency more; else no number is named. No letter tells of the 45 days of 15 U.S.C. 1681j(a)(3):
 * whether a report was one 'under this subsection', once in 12 months, is for the agency to show.
 */
export function investigationLaw(dispute: WritingCase): string {
  const { pick, several } = dispute;
  const items = several ? 'these items' : 'this item';
  if (answerOf(dispute.facts, 'freeAnnualReport') === 'no') {
    return pick('law-time', [
      `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of ${items}, normally within 30 days of the day you receive this letter ${cite('cra.reinvestigate')}.`,
      `Under the Fair Credit Reporting Act, the investigation of ${items} is free and is normally finished within 30 days of the day you receive this letter ${cite('cra.reinvestigate')}.`,
    ]);
  }
  return pick('law-time', [
    `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of ${items}, within the time the Act sets ${cite('cra.reinvestigate')}.`,
    `Under the Fair Credit Reporting Act, the investigation of ${items} is free and is to be finished within the time the Act sets ${cite('cra.reinvestigate')}.`,
  ]);
}

export function reviewLaw({ pick, several, copies }: WritingCase): string {
  const companies = several
    ? 'the companies that reported the items'
    : 'the company that reported the item';
  const [notice, review] = [cite('cra.furnisherNotice'), cite('cra.considerAll')];
  const rest = copies > 0 ? ` and to review the papers I am sending ${review}` : '';
  return pick('law-pass', [
    `The Act also requires you to tell ${companies} about my dispute ${notice}${rest}.`,
    `You are also to let ${companies} know about my dispute ${notice}${rest}.`,
  ]);
}

export function correctionLaw({ pick, several }: WritingCase): string {
  return pick('law-correct', [
    `Anything that turns out to be inaccurate or incomplete, or that cannot be verified, is to be corrected or deleted promptly ${cite('cra.delete')}.`,
    `If ${several ? 'an' : 'the'} item turns out to be inaccurate or incomplete, or if you cannot verify it, the Act calls for a prompt correction or deletion ${cite('cra.delete')}.`,
  ]);
}

function accuracyLaw({ pick }: WritingCase): string {
  return pick('law-accuracy', [
    `You are also to follow reasonable procedures so that every report is as accurate as possible ${cite('cra.accuracy')}.`,
    `The Act requires you to follow reasonable procedures so that every report is as accurate as possible ${cite('cra.accuracy')}.`,
  ]);
}

/** The four sentences of an ordinary dispute. */
export function disputeLaw(dispute: WritingCase): readonly string[] {
  return [
    investigationLaw(dispute),
    reviewLaw(dispute),
    correctionLaw(dispute),
    accuracyLaw(dispute),
  ];
}

/** 15 U.S.C. 1681i(g): only where the papers are really in the envelope. */
export function veteranLaw(dispute: WritingCase): readonly string[] {
  return isVeteranCase(dispute)
    ? [
        `I am a veteran, and the copies I enclose show that the VA is responsible for this bill. For such a debt the Fair Credit Reporting Act provides that it is taken out of my file ${cite('cra.veteranMedical')}.`,
      ]
    : [];
}

export function isVeteranCase(dispute: Pick<WritingCase, 'facts'>): boolean {
  return (
    answerOf(dispute.facts, 'vaResponsible') === 'yes' && isEnclosed(dispute.facts, 'va_notice')
  );
}

/** What 15 U.S.C. 1681i(g) leads to, in the list of requests. */
export function veteranRequest({ pick }: Pick<WritingCase, 'pick'>): string {
  return pick('veteran-request', [
    'Delete this medical debt from my file. The VA is responsible for it.',
    'The VA is responsible for this debt. Delete this medical debt from my file.',
  ]);
}

/** What the agencies have announced of their own will; no law stands behind it, and the letter does not say so. It reads alike to each of the three. */
export function announcedPolicy(
  { pick, number }: Pick<WritingCase, 'pick' | 'number'>,
  hidden: string,
): string {
  return itemSentences({ pick, number }, 'policy', [
    [
      `You have said publicly that you no longer show ${hidden}.`,
      `You have announced publicly that you no longer show ${hidden}.`,
      `You have told the public that ${hidden} are no longer shown.`,
      `It is your public policy to no longer show ${hidden}.`,
    ],
    [
      'Please apply that policy to this item.',
      'I ask you to apply that policy here.',
      'Please apply this policy to my item as well.',
    ],
  ]);
}
