import { AddressSource } from './dispute-request.schema.ts';
import type { WritingCase } from './reason-rules.ts';
import { cite } from './shared-law.rules.ts';
import type { StatuteKey } from './statutes.ts';
import { itemWording } from './wording.rules.ts';

/** The law of a dispute that goes straight to the company: 15 U.S.C. 1681s-2(a) and 12 CFR 1022.43. */

/** What a direct dispute can be about: 12 CFR 1022.43(a)(1)-(4). */
export type DirectScope = Extract<
  StatuteKey,
  'direct.liability' | 'direct.terms' | 'direct.conduct' | 'direct.other'
>;

/** The scope as the letter says it, of an account or of a debt; a reason may know closer words. */
export function scopeWords(scope: DirectScope, noun: 'account' | 'debt', closer?: string): string {
  if (closer !== undefined) return `${closer} this ${noun}`;
  switch (scope) {
    case 'direct.liability':
      return `whether I am responsible for this ${noun}`;
    case 'direct.terms':
      return `the terms of this ${noun}`;
    case 'direct.conduct':
      return `the status and history of this ${noun}`;
    default:
      return `your entry for this ${noun}`;
  }
}

/** In a letter with several items each one says for itself which part of the rule it is. */
export function scopeLaw(dispute: WritingCase, scope: DirectScope, closer?: string): string {
  const about = `${scopeWords(scope, 'account', closer)} ${cite(scope)}.`;
  return itemWording(dispute, 'direct-scope', [
    `This is a direct dispute about ${about}`,
    `I bring this dispute directly to you. It is about ${about}`,
  ]);
}

/** Duties that hold for every item of the letter. The 30 days run as at a bureau; 45 days they never are. */
export function directLaw(dispute: WritingCase): readonly string[] {
  const { pick, several, copies } = dispute;
  const them = several ? 'them' : 'it';
  const review = copies > 0 ? 'review the papers I am sending and ' : '';
  return [
    pick('direct-duty', [
      `The Fair Credit Reporting Act requires you to investigate ${several ? 'my disputes' : 'my dispute'} ${cite('furn.direct')}. You are to ${review}tell me the result, normally within 30 days of the day you receive this letter ${cite('direct.investigate')}.`,
      `Under the Fair Credit Reporting Act you are to look into ${several ? 'each of my disputes' : 'my dispute'} ${cite('furn.direct')}. You are to ${review}let me know the result, normally within 30 days of the day this letter reaches you ${cite('direct.investigate')}.`,
    ]),
    correctionDuty(dispute),
    pick('direct-notice', [
      `If you go on reporting ${them}, you are to say that I dispute ${them} ${cite('furn.disputeNotice')}.`,
      `Until this is settled, what you report about ${them} is to say that I dispute ${them} ${cite('furn.disputeNotice')}.`,
      `For as long as I dispute ${them}, you are to say so when you report ${them} ${cite('furn.disputeNotice')}.`,
    ]),
    ...addressLaw(dispute),
  ];
}

export function correctionDuty({ pick }: WritingCase): string {
  return pick('direct-correct', [
    `If something you reported turns out to be wrong or incomplete, you are to correct it with every credit bureau that got it from you ${cite('furn.correct')}.`,
    `Anything you find to be wrong or incomplete, you are to correct with every credit bureau you gave it to ${cite('furn.correct')}.`,
  ]);
}

/** 12 CFR 1022.43(c): the duty depends on the address, so the letter says why it went there. */
export function addressLaw({ details }: WritingCase): readonly string[] {
  switch (details.recipientAddress?.source) {
    case AddressSource.report:
      return [
        `I am sending this to the address that my credit report shows for you ${cite('direct.address')}.`,
      ];
    case AddressSource.company:
      return [
        `I am sending this to the address you have named for disputes ${cite('direct.address')}.`,
      ];
    case AddressSource.business:
      return [
        `I know of no address of yours for disputes, so I am writing to your business address ${cite('direct.address')}.`,
      ];
    default:
      return [];
  }
}
