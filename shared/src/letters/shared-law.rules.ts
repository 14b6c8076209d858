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
        `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of this item ${cite('cra.reinvestigate')}. I am writing after my free annual report, so you have 45 days from the day you receive this letter ${cite('cra.annual45')}.`,
        `Under the Fair Credit Reporting Act you look into this item free of charge ${cite('cra.reinvestigate')}. Since I found it on my free annual report, the time for that is 45 days from the day you receive this letter ${cite('cra.annual45')}.`,
      ]);
    case 'no':
      return pick('law-time', [
        `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of this item, normally within 30 days of the day you receive this letter ${cite('cra.reinvestigate')}.`,
        `Under the Fair Credit Reporting Act you look into this item free of charge, normally within 30 days of the day you receive this letter ${cite('cra.reinvestigate')}.`,
      ]);
    default:
      return pick('law-time', [
        `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation of this item, within the time the Act sets ${cite('cra.reinvestigate')}.`,
        `Under the Fair Credit Reporting Act you look into this item free of charge and within the time the Act sets ${cite('cra.reinvestigate')}.`,
      ]);
  }
}

export function reviewLaw(dispute: WritingCase): string {
  const { pick } = dispute;
  const pass = pick('law-pass', [
    `You also pass my dispute on to the company that reported the item ${cite('cra.furnisherNotice')}`,
    `The company that reported the item hears from you about my dispute ${cite('cra.furnisherNotice')}`,
  ]);
  const papers = ticked(dispute.facts, 'enclosures').length > 0;
  return papers
    ? `${pass}, and you review the papers I am sending ${cite('cra.considerAll')}.`
    : `${pass}.`;
}

export function correctionLaw(dispute: WritingCase): string {
  return dispute.pick('law-correct', [
    `What proves to be inaccurate or incomplete, or cannot be verified, is to be promptly corrected or deleted ${cite('cra.delete')}.`,
    `If the information is inaccurate or incomplete, or you cannot verify it, the Act calls for a prompt correction or deletion ${cite('cra.delete')}.`,
  ]);
}

export function accuracyLaw(dispute: WritingCase): string {
  return dispute.pick('law-accuracy', [
    `The Act also asks for reasonable procedures that make reports as accurate as possible ${cite('cra.accuracy')}.`,
    `Your procedures are also meant to make each report as accurate as possible ${cite('cra.accuracy')}.`,
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
        `I am a veteran, and the copies I enclose show that the VA is responsible for this bill. For such a debt the Act provides that it is taken out of my file ${cite('cra.veteranMedical')}.`,
      ]
    : [];
}

export function isVeteranCase(dispute: Pick<WritingCase, 'facts'>): boolean {
  return answerOf(dispute.facts, 'vaResponsible') === 'yes' && isEnclosed(dispute.facts, 'va_notice');
}

/** "Equifax has", or the three agencies together where the bureau is left open. */
export function bureauHas(dispute: WritingCase): string {
  return dispute.bureau
    ? `${bureaus[dispute.bureau].name} has`
    : 'The three nationwide agencies have';
}
