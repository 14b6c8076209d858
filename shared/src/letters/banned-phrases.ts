import type { DisputeReason } from './dispute-reason.ts';

/** Wording that hurts a dispute, and what to say instead. Content table; `block` is for what is untrue, a threat or a promise. */
export interface BannedPhrase {
  readonly code: string;
  readonly severity: 'block' | 'warn';
  readonly pattern: RegExp;
  readonly message: string;
  /** Put in place of the words where that is always safe. */
  readonly instead?: string;
  readonly except?: readonly DisputeReason[];
  readonly only?: readonly DisputeReason[];
}

export const bannedPhrases: readonly BannedPhrase[] = [
  {
    code: 'demand.deletion',
    severity: 'block',
    pattern:
      /\b(?:(?:must|shall|have to|has to|are (?:legally )?(?:required|obligated|obliged) to) (?:immediately |promptly |now |permanently )?(?:be )?(?:delete|remove|erase|expunge)d?|(?:the )?law (?:requires|demands|says)(?: that)?(?: you| it)?(?: to| must)? (?:be )?(?:delet|remov|eras)\w*|required by law to (?:delete|remove))\b/giu,
    message:
      'The law asks for a correction only after the bureau has checked, so a demand like this is not right.',
  },
  {
    code: 'claim.violation',
    severity: 'block',
    pattern:
      /\b(?:willful(?:ly)?|wilful(?:ly)?|knowing(?:ly)?|negligent(?:ly)?)(?: and \w+)? (?:non-?compliance|violat\w+|fail\w*)/giu,
    message:
      'This accuses the bureau of breaking the law, which nobody can know before it has checked.',
  },
  {
    code: 'claim.illegal',
    severity: 'block',
    pattern:
      /\b(?:illegal(?:ly)?|unlawful(?:ly)?|(?:in |a |your |clear )?violation of (?:the |my |federal |state )?(?:law|FCRA|Act|rights?))\b/giu,
    message:
      'Whether something is against the law is for a court to say. Facts carry more weight here.',
  },
  {
    code: 'claim.fraud',
    severity: 'block',
    pattern: /\bfraudulent(?:ly)?\b/giu,
    message: 'This is a serious charge. It belongs only in an identity theft letter.',
    except: ['identity_theft'],
  },
  {
    code: 'claim.unverifiable',
    severity: 'block',
    pattern: /\bunverifiable because\b/giu,
    message: 'The bureau has not checked yet, so nobody can say that the item cannot be verified.',
  },
  {
    code: 'threat.lawsuit',
    severity: 'block',
    pattern:
      /\b(?:(?:will|going to|shall|intend to|prepared to|ready to|may|can) sue|(?:fil|bring|start|pursu|tak|seek|consider|initiat)(?:e|ing)? (?:a |any |further |immediate )?(?:lawsuit|legal action|litigation|suit)|legal action (?:will|may|against)|take (?:you|this|it|the matter) to (?:court|small claims)|see you in court|class action|press(?:ing)? charges)\b/giu,
    message: 'A threat does not speed up a dispute, and it makes the letter look copied.',
  },
  {
    code: 'style.lawsuit',
    severity: 'warn',
    pattern: /\b(?:lawsuits?|litigat\w+|small claims)\b/giu,
    message: 'Talk of lawsuits reads like a threat. Leave it out unless it is the item itself.',
  },
  {
    code: 'threat.damages',
    severity: 'block',
    pattern:
      /(?:\b(?:statutory|punitive|actual|monetary) damages|\$ ?\d[\d,]* (?:per|for each|for every) (?:violation|item)|\battorney(?:'s|’s|s')? fees)\b/giu,
    message: 'A demand for money does not belong in a dispute.',
  },
  {
    code: 'threat.lawyer',
    severity: 'block',
    pattern: /\bmy (?:attorneys?|lawyers?|legal (?:team|counsel|representatives?))\b/giu,
    message:
      'A letter that points to a lawyer is read as a threat. If you have one, let them write.',
  },
  {
    code: 'threat.final_notice',
    severity: 'block',
    pattern: /\b(?:(?:final|last) (?:notice|warning|demand)|cease and desist)\b/giu,
    message: 'This sounds like a threat. A plain request works better.',
  },
  {
    code: 'promise.guarantee',
    severity: 'block',
    pattern: /\bguarante(?:e|es|ed|eing)\b/giu,
    message: 'Nobody can promise how a dispute ends.',
  },
  {
    code: 'debt.admission',
    severity: 'block',
    pattern:
      /\b(?:I (?:still |do |really )?owe\b|I (?:will|promise to|agree to|am willing to|can) pay|I (?:admit|acknowledge)\b(?! receipt))/giu,
    message:
      'In some states a promise or an admission starts the time for lawsuits again, so leave it out.',
    only: ['statute_of_limitations'],
  },
  {
    code: 'debt.promise',
    severity: 'warn',
    pattern: /\bI (?:will|promise to|agree to|am willing to) (?:pay|settle)\b/giu,
    message: 'A bureau does not take payments. A promise here can only be used against you.',
    except: ['statute_of_limitations'],
  },
  {
    code: 'unfinished.placeholder',
    severity: 'block',
    pattern:
      /\[(?:your|insert|name|date|address|account|creditor|company|amount)[^\]\n]{0,60}\]|\{\{[^}\n]*\}\}|<(?:your|insert|name|date|address)[^>\n]{0,60}>|_{4,}|\blorem ipsum\b/giu,
    message: 'Something still has to be filled in here.',
  },
  {
    code: 'privacy.full_ssn',
    severity: 'block',
    pattern: /\b\d{3}-\d{2}-\d{4}\b/gu,
    message:
      'Please do not print your full Social Security number; the last four digits are enough.',
  },
  {
    code: 'privacy.long_number',
    severity: 'warn',
    pattern: /\b(?:\d[ -]?){12,18}\d\b/gu,
    message: 'This looks like a full account number. The last four digits are safer in the mail.',
  },
  {
    code: 'style.score',
    severity: 'warn',
    pattern: /\b(?:(?:credit|FICO|Vantage(?:Score)?) scores?|my score|\d+ points)\b/giu,
    message: 'The bureau checks facts, not scores, so this does not help.',
  },
  {
    code: 'style.contract_demand',
    severity: 'warn',
    pattern:
      /\b(?:(?:original |signed |wet[- ]ink )+(?:contract|agreement|signature|application)|wet signature|proof of (?:the |this )?debt)\b/giu,
    message:
      'A bureau does not have to get the signed contract, and asking for it can look like a copied letter.',
  },
  {
    code: 'style.written_permission',
    severity: 'warn',
    pattern: /\bwritten (?:permission|consent|authorization)\b/giu,
    message:
      'A company can look at a report for other lawful reasons, so written permission is not always needed.',
  },
  {
    code: 'style.re_aging',
    severity: 'warn',
    pattern: /\bre-?ag(?:ed|ing|e)\b/giu,
    message: 'Give the two dates instead; they show the same thing and prove it.',
  },
  {
    code: 'style.third_party',
    severity: 'warn',
    pattern: /\b(?:credit repair|on behalf of|our client|my client|credit fix)\b/giu,
    message:
      'Bureaus may set a letter aside when it seems to come from someone else. Write as yourself.',
  },
  {
    code: 'reason.identity_theft',
    severity: 'warn',
    pattern: /\b(?:identity theft|stole my identity|identity thief)\b/giu,
    message:
      'If someone used your identity, change the reason to identity theft: that letter can do more.',
    except: ['identity_theft'],
  },
  {
    code: 'style.insult',
    severity: 'warn',
    pattern: /\b(?:crooks?|scam(?:mers?|s)?|idiots?|liars?|thieves|stupid|damn|criminals?)\b/giu,
    message: 'Anger is understandable, but a calm letter is taken more seriously.',
    except: ['identity_theft'],
  },
  {
    code: 'style.shouting',
    severity: 'warn',
    pattern: /(?:\b\p{Lu}{4,}\b[ ,.!-]*){3,}/gu,
    message: 'Capital letters read like shouting.',
  },
  {
    code: 'style.exclamation',
    severity: 'warn',
    pattern: /!+/gu,
    message: 'A full stop sounds calmer.',
    instead: '.',
  },
];
