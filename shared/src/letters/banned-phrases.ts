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

const DELETED = '(?:deleted|removed|erased|expunged|taken (?:off|out|down))';
const DELETE = '(?:delete|remove|erase|expunge)';
const DELETION = '(?:delet|remov|eras|expung|expunction)';
const ADVERBS =
  '(?:,? (?:by law|at once|right away|therefore|thus|hence|then|now|also|forthwith|please|and|either|just|simply|\\p{L}+ly)\\b,?){0,5}';
const MUST =
  '(?:must|shall|(?:have|has) (?:got )?to|needs? to|(?:required|obligated|obliged|bound|compelled)(?: by (?:\\p{L}+ ){0,2}(?:law|act|FCRA))? to)';
/** "The collector said I must remove …" tells of the writer, who may have had to. */
const NOT_THE_WRITER =
  "(?<!\\b(?:I|we)(?:'m|'re|'ve)?(?: (?:am|was|are|were|been|have|had|will|would|might|may|do|don't|did|didn't|also|still|then|\\p{L}+ly)){0,3} |\\bnot |n't )";

/** A demand for deletion, whoever it is said to come from: the writer, a duty of the bureau, or the law. */
const DELETION_DEMAND = new RegExp(
  [
    `${NOT_THE_WRITER}\\b${MUST}${ADVERBS} (?:(?:be|get)${ADVERBS} ${DELETED}|${DELETE}d?)\\b`,
    `\\bI(?:'m| am| must| have to)?${ADVERBS} (?:demand|demanding|insist|insisting|require)\\b[^.!?;]{0,60}?\\b${DELETION}\\p{L}*`,
    `\\b(?:law|act|FCRA|statute)${ADVERBS} (?:requires|demands|says|mandates|obligates|obliges|compels|dictates|orders)(?: (?:that|you|it|this|these|the|item|account|entry|its|be|to|must|should|shall|immediate|prompt|\\p{L}+ly)){0,7} ${DELETION}\\p{L}*`,
    `\\b(?:requires|mandates)(?: (?:the|its|their|immediate|prompt|full)){0,2} (?:deletion|removal|expunction)\\b(?! of (?:a|an|my) )`,
  ].join('|'),
  'giu',
);

/** "I'll", "we are going to", "I will not hesitate to": what stands between the writer and the threat. */
const WRITER_WILL =
  "\\b(?:I|we)(?:'ll|'m|'re|'d)?(?: (?:will|shall|may|can|could|might|must|would|am|are|be|have|going|want|intend|plan|prepared|ready|willing|forced|compelled|able|need|no|choice|but|then|also|not|hesitate|to|\\p{L}+ly)){0,8}";

export const bannedPhrases: readonly BannedPhrase[] = [
  {
    code: 'demand.deletion',
    severity: 'block',
    pattern: DELETION_DEMAND,
    message:
      'The law asks for a correction only after the bureau has checked, so a demand like this is not right.',
  },
  {
    code: 'claim.violation',
    severity: 'block',
    pattern:
      /\b(?:willful(?:ly)?|wilful(?:ly)?|knowing(?:ly)?|negligent(?:ly)?)(?: and \w+)? (?:non-?compliance|violat\w+|failures?|fail\w* to (?:comply|follow|obey|(?:re)?investigate|verify|correct|delete|remove))\b/giu,
    message:
      'This accuses the bureau of breaking the law, which nobody can know before it has checked.',
  },
  {
    code: 'style.accusation',
    severity: 'warn',
    pattern:
      /\b(?:willful(?:ly)?|wilful(?:ly)?|knowing(?:ly)?|negligent(?:ly)?)(?: and \w+)? fail\w*/giu,
    message: 'What someone meant is hard to show. What they did is enough.',
  },
  {
    code: 'claim.illegal',
    severity: 'block',
    pattern:
      /\b(?:illegal(?:ly)?|unlawful(?:ly)?|violat(?:e|es|ed|ing|ions?)(?: of)?(?: (?:the|my|your|our|federal|state|consumer|legal|civil|credit))* (?:laws?|FCRA|Act|rights?|Fair Credit)|(?:break|breaks|breaking|broke|broken) (?:the |federal |state |several )*laws?|against the law)\b/giu,
    message:
      'Whether something is against the law is for a court to say. Facts carry more weight here.',
  },
  {
    code: 'claim.fraud',
    severity: 'block',
    pattern:
      /\b(?:fraudulent(?:ly)?|defraud\w*|(?:this|that|it|which|you)(?:'s| is| was| commit\w*)(?: \p{L}+ly)? (?:(?:pure|clear|plain|outright|a) )?fraud(?! (?:alert|department|team|unit|report|line|hotline)))\b/giu,
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
    pattern: new RegExp(
      [
        `${WRITER_WILL} sue\\b`,
        `\\b(?:forced|hesitate) to sue\\b|\\breserve\\b[^.!?;]{0,40} to sue\\b`,
        `\\b(?:(?:fil|bring|start|pursu|tak|seek|consider|initiat)(?:e|ing)? (?:a |any |further |immediate )?(?:lawsuit|legal action|litigation|suit)|legal action (?:will|may|against(?! (?:me|us)\\b))|take (?:you|this|it|the matter) to (?:court|small claims)|see you in court|class action|press(?:ing)? charges)\\b`,
      ].join('|'),
      'giu',
    ),
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
      /(?:\b(?:statutory|punitive|actual|monetary) damages|\$ ?\d[\d,]* (?:per|for each|for every) violation|(?<!\b(?:charged?|billed|claim(?:s|ed)?)(?: (?:me|us|that|I|owe|for|about|over))* )\$ ?\d[\d,.]* in (?:\p{L}+ )?damages\b(?! (?:to|at|in|from) )|\battorney(?:'s|’s|s')? fees)\b/giu,
    message: 'A demand for money does not belong in a dispute.',
  },
  {
    code: 'threat.lawyer',
    severity: 'block',
    pattern:
      /\b(?:my (?:attorneys?|lawyers?|legal (?:team|counsel|representatives?))|(?:I|we)(?:'ve| have| had| am| will)?(?: \p{L}+ly| now| already)* (?:retain|hir|consult|engag)(?:e|ed|ing)?(?: with)?(?: an?| legal)* (?:attorney|lawyer|counsel)s?(?! (?:for|in|during) (?:my|the|our|a) (?:divorce|bankruptcy|will|closing))|(?:attorney|lawyer|counsel)s? (?:is|are|will be|has been|have been) (?:advis|represent|assist|help)ing (?:me|us))\b/giu,
    message:
      'A letter that points to a lawyer is read as a threat. If you have one, let them write.',
  },
  {
    code: 'threat.final_notice',
    severity: 'block',
    pattern:
      /\b(?:this|that|it|letter)(?: is|'s| as| serves as| to be)(?: (?:my|your|our|a|the))? (?:final|last) (?:notice|warning|demand)\b(?! (?:I|we|they|he|she|that|from)\b)|(?<!\b(?:received|got|paid|missed|kept|sent|mailed|opened|have)(?: me| us)? )\b(?:my|your) (?:final|last) (?:notice|warning|demand)\b|^\P{L}*(?:final|last) (?:notice|warning|demand)\b|\bcease and desist\b/giu,
    message: 'This sounds like a threat. A plain request works better.',
  },
  {
    code: 'style.final_notice',
    severity: 'warn',
    pattern: /\b(?:final|last) (?:notice|warning|demand)\b/giu,
    message: 'This can read like a threat. Leave it out unless it is what a company sent you.',
  },
  {
    code: 'promise.guarantee',
    severity: 'block',
    pattern:
      /(?<=\b(?:I|we|you|it|this|that|law|act|must|can|cannot|can't|will|'ll|letter)(?: \p{L}+ly)? )guarantee\b|\bguarantees? (?:that|you|me|removal|deletion|results?|success)\b|(?<=\b(?:is|are|be|been) )guaranteed(?! (?:by|under|through|for|until)\b)|\bguaranteed (?:to|that|results?|deletion|removal|success|outcome)\b/giu,
    message: 'Nobody can promise how a dispute ends.',
  },
  {
    code: 'style.guarantee',
    severity: 'warn',
    pattern: /\bguarante(?:e|es|ed|eing)\b/giu,
    message:
      'Nobody can promise how a dispute ends. Leave it out unless it is the name of something.',
  },
  {
    code: 'promise.score',
    severity: 'block',
    pattern:
      /\b(?:will|would|'ll)(?: \p{L}+ly)? (?:raise|improve|boost|increase|lift|fix) my (?:credit |FICO |Vantage\p{L}* )?scores?\b/giu,
    message: 'Nobody can promise what a score will do, and the bureau checks facts, not scores.',
  },
  {
    code: 'debt.admission',
    severity: 'block',
    pattern:
      /\b(?:I (?:still |do |really )?owe\b(?! (?:\p{L}+ )?(?:nothing|none|no|zero|\$0)\b)|I(?:'ll| will| promise to| agree to| am willing to|'m willing to| can)(?: \p{L}+ly)? pay|I (?:admit|acknowledge)\b(?! receipt)|(?:this|that|it)(?: is|'s| was)(?: \p{L}+ly| indeed| still)? my (?:own )?(?:debt|bill|loan|obligation)|(?:debt|bill|loan|account|balance) (?:is|was)(?: \p{L}+ly| indeed| still)? mine)\b/giu,
    message:
      'In some states a promise or an admission starts the time for lawsuits again, so leave it out.',
    only: ['statute_of_limitations'],
  },
  {
    code: 'debt.promise',
    severity: 'warn',
    pattern: /\bI(?:'ll| will| promise to| agree to| am willing to) (?:pay|settle)\b/giu,
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
    pattern: /(?<!\d|\d-)\d{3}[- ]{1,3}\d{2}[- ]{1,3}\d{4}(?!\d)/gu,
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
