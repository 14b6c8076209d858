import { isWithinNotice } from './collector-window.rules.ts';
import { answerOf, dateWords } from './fact-words.rules.ts';
import { addressLaw, correctionDuty, scopeWords, type DirectScope } from './furnisher-law.rules.ts';
import type { WritingCase } from './reason-rules.ts';
import { cite } from './shared-law.rules.ts';
import { itemWording } from './wording.rules.ts';

/**
 * The law of a dispute with a debt collector that reports the debt: 15 U.S.C. 1692g and 1692e, and as a furnisher 1681s-2(a) and
 * 12 CFR 1022.43. No number of days is named: the law on debt collection sets none.
 */

/** 15 U.S.C. 1692g(b): only while the period of the notice runs. */
export function noticeLaw(dispute: WritingCase): readonly string[] {
  if (!isWithinNotice(dispute)) return [];
  const { several, number, facts } = dispute;
  const notice = several ? `Your notice about item ${number}` : 'Your notice';
  const end = dateWords(answerOf(facts, 'disputeBy'));
  return [
    itemWording(dispute, 'notice', [
      `${notice} gives me until ${end} to dispute the debt. I am doing so in time. Please stop collecting until you have sent me verification ${cite('coll.verify')}.`,
      `${notice} says that I can dispute the debt until ${end}. This is my dispute. Until you have sent me verification, please stop collecting ${cite('coll.verify')}.`,
    ]),
  ];
}

export function verificationRequest(dispute: WritingCase): readonly string[] {
  return isWithinNotice(dispute)
    ? [
        'Send me verification of the debt. Send me the name and address of the original creditor as well.',
      ]
    : [];
}

export function collectorScope(dispute: WritingCase, scope: DirectScope, closer?: string): string {
  const about = `${scopeWords(scope, 'debt', closer)} ${cite(scope)}.`;
  return itemWording(dispute, 'collector-scope', [
    `Since you report this debt, this is also a direct dispute about ${about}`,
    `You report this debt, so I also dispute it directly with you. It is about ${about}`,
  ]);
}

export function amountLaw({ pick }: WritingCase): string {
  return pick('collector-amount', [
    `A debt collector may not say anything false about the amount or status of a debt ${cite('coll.amount')}.`,
    `What a debt collector says about the amount or status of a debt has to be true ${cite('coll.amount')}.`,
  ]);
}

export function collectorLaw(dispute: WritingCase): readonly string[] {
  const { pick, several } = dispute;
  return [
    pick('collector-duty', [
      `Please investigate ${several ? 'my disputes' : 'my dispute'} and tell me the result, within the time the rule sets ${cite('direct.investigate')}.`,
      `Please look into ${several ? 'my disputes' : 'my dispute'} and let me know the result, within the time the rule sets ${cite('direct.investigate')}.`,
    ]),
    correctionDuty(dispute),
    pick('collector-notice', [
      `A collector that reports a disputed debt has to say that it is disputed ${cite('coll.reporting')}.`,
      `When you report a debt that is disputed, you have to say so ${cite('coll.reporting')}.`,
    ]),
    ...addressLaw(dispute),
  ];
}
