import { bureaus } from './bureaus.ts';
import { answerOf, isEnclosed, ticked } from './fact-words.rules.ts';
import type { WritingCase } from './reason-rules.ts';
import { statutes, type StatuteKey } from './statutes.ts';

/** The law that letters to a bureau have in common, in plain words with the citation behind them. */

/** The citation in brackets, as it stands behind its plain words. */
export function cite(key: StatuteKey): string {
  return `(${statutes[key].citation})`;
}

/** 30 days, or 45 after the free annual report; where that is not known no number is named. */
export function investigationLaw(dispute: WritingCase): string {
  const { pick } = dispute;
  switch (answerOf(dispute.facts, 'freeAnnualReport')) {
    case 'yes':
      return pick('law-time', [
        `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of this item ${cite('cra.reinvestigate')}. Because I am writing after my free annual report, it may take up to 45 days from the day you receive this letter ${cite('cra.annual45')}.`,
        `Under the Fair Credit Reporting Act, the investigation of this item is free ${cite('cra.reinvestigate')}. I am writing after my free annual report, so it is to be finished within 45 days of the day you receive this letter ${cite('cra.annual45')}.`,
      ]);
    case 'no':
      return pick('law-time', [
        `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of this item, normally within 30 days of the day you receive this letter ${cite('cra.reinvestigate')}.`,
        `Under the Fair Credit Reporting Act, the investigation of this item is free and is normally finished within 30 days of the day you receive this letter ${cite('cra.reinvestigate')}.`,
      ]);
    default:
      return pick('law-time', [
        `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of this item, within the time the Act sets ${cite('cra.reinvestigate')}.`,
        `Under the Fair Credit Reporting Act, the investigation of this item is free and is to be finished within the time the Act sets ${cite('cra.reinvestigate')}.`,
      ]);
  }
}

export function reviewLaw(dispute: WritingCase): string {
  const papers = ticked(dispute.facts, 'enclosures').length > 0;
  const [notice, review] = [cite('cra.furnisherNotice'), cite('cra.considerAll')];
  return dispute.pick('law-pass', [
    `The Act also requires you to tell the company that reported the item about my dispute ${notice}${papers ? ` and to review the papers I am sending ${review}` : ''}.`,
    `You are also to let the company that reported the item know about my dispute ${notice}${papers ? ` and to review the papers I am sending ${review}` : ''}.`,
  ]);
}

export function correctionLaw(dispute: WritingCase): string {
  return dispute.pick('law-correct', [
    `Anything that turns out to be inaccurate or incomplete, or that cannot be verified, is to be corrected or deleted promptly ${cite('cra.delete')}.`,
    `If the item turns out to be inaccurate or incomplete, or if you cannot verify it, the Act calls for a prompt correction or deletion ${cite('cra.delete')}.`,
  ]);
}

function accuracyLaw(dispute: WritingCase): string {
  return dispute.pick('law-accuracy', [
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

/** What the agencies have announced of their own will; no law stands behind it, and the letter does not say so. */
export function announcedPolicy(dispute: WritingCase, hidden: string): string {
  const announcement = dispute.bureau
    ? `${bureaus[dispute.bureau].name} has said publicly that it no longer shows`
    : 'The three nationwide agencies have said publicly that they no longer show';
  return `${announcement} ${hidden}. Please apply that policy to this item.`;
}
