import type { BannedPhrase } from './banned-phrase.ts';
import { copiedPhrases } from './copied-phrases.ts';
import { recipientPhrases } from './recipient-phrases.ts';
import { stylePhrases } from './style-phrases.ts';

/** Wording that stops a letter, whoever it goes to: demands, charges, threats, promises. Content table. */

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

const LAWYER = '(?:attorney|lawyer|legal (?:team|counsel|representative)|counsel)';

const grave: readonly BannedPhrase[] = [
  {
    code: 'demand.deletion',
    severity: 'block',
    pattern: DELETION_DEMAND,
  },
  {
    code: 'claim.violation',
    severity: 'block',
    pattern:
      /\b(?:willful(?:ly)?|wilful(?:ly)?|knowing(?:ly)?|negligent(?:ly)?)(?: and \w+)? (?:non-?compliance|violat\w+|failures?|fail\w* to (?:comply|follow|obey|(?:re)?investigate|verify|correct|delete|remove))\b/giu,
  },
  {
    code: 'claim.illegal',
    severity: 'block',
    pattern:
      /\b(?:illegal(?:ly)?|unlawful(?:ly)?|violat(?:e|es|ed|ing|ions?)(?: of)?(?: (?:the|my|your|our|federal|state|consumer|legal|civil|credit))* (?:laws?|FCRA|Act|rights?|Fair Credit)|(?:break|breaks|breaking|broke|broken) (?:the |federal |state |several )*laws?|against the law)\b/giu,
  },
  {
    code: 'claim.fraud',
    severity: 'block',
    pattern:
      /\b(?:fraudulent(?:ly)?|defraud\w*|(?:this|that|it|which|you)(?:'s| is| was| commit\w*)(?: \p{L}+ly)? (?:(?:pure|clear|plain|outright|a) )?fraud(?! (?:alert|department|team|unit|report|line|hotline)))\b/giu,
    except: ['identity_theft'],
  },
  {
    code: 'claim.unverifiable',
    severity: 'block',
    pattern: /\bunverifiable because\b/giu,
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
  },
  {
    code: 'threat.damages',
    severity: 'block',
    pattern:
      /(?:\b(?:statutory|punitive|actual|monetary) damages|\$ ?\d[\d,]* (?:per|for each|for every) violation|(?<!\b(?:charged?|billed|claim(?:s|ed)?)(?: (?:me|us|that|I|owe|for|about|over))* )\$ ?\d[\d,.]* in (?:\p{L}+ )?damages\b(?! (?:to|at|in|from) )|\battorney(?:'s|’s|s')? fees)\b/giu,
  },
  {
    code: 'threat.lawyer',
    severity: 'block',
    pattern: new RegExp(
      [
        `\\b(?:my|our) ${LAWYER}s?(?:'s)?(?: and I)?(?:'ll| will| shall| would| can| may| might| is| are| has been| have been| stands?| knows?| says? you| said you| told me you)\\b`,
        `\\b(?:hear|letter|call|contact(?:ed)?|papers|served) (?:from|by|through) (?:my|our|an?) ${LAWYER}s?\\b|\\b(?:turn|hand|give|forward|refer|send)(?:ing|ed)? (?:this|it|the matter|everything) (?:over )?to (?:my|our|an?) ${LAWYER}s?\\b|\\bcc:? (?:my|our) ${LAWYER}s?\\b|\\b(?:my|our) ${LAWYER}s?[.!]?$`,
        `\\b(?:I|we)(?:'ve| have| had| am| will)?(?: \\p{L}+ly| now| already)* (?:retain|hir|consult|engag)(?:e|ed|ing)?(?: with)?(?: an?| legal| my| our)* ${LAWYER}s?(?! (?:for|in|during|about|on) (?:my|the|our|a) (?:divorce|bankruptcy|will|closing|house|home|estate|adoption|custody))`,
        `\\b${LAWYER}s? (?:is|are|will be|has been|have been) (?:advis|represent|assist|help)ing (?:me|us)`,
      ].join('|'),
      'giu',
    ),
  },
  {
    code: 'threat.liability',
    severity: 'block',
    pattern:
      /\bprivate (?:right|cause)s? of action\b|\bcivil(?:ly)? liab(?:ility|le)\b|\b(?:you|your company|the company|the bureau)(?:'re| are| is| will be| may be| could be)(?: (?:held|legally|personally|now|also))* liable\b/giu,
  },
  {
    code: 'threat.final_notice',
    severity: 'block',
    pattern:
      /\b(?:this|that|it|letter)(?: is|'s| as| serves as| to be)(?: (?:my|your|our|a|the))? (?:final|last) (?:notice|warning|demand)\b(?! (?:I|we|they|he|she|that|from)\b)|(?<!\b(?:received|got|paid|missed|kept|sent|mailed|opened|have)(?: me| us)? )\b(?:my|your) (?:final|last) (?:notice|warning|demand)\b|^\P{L}*(?:final|last) (?:notice|warning|demand)\b|\bcease and desist\b/giu,
  },
  {
    code: 'promise.guarantee',
    severity: 'block',
    pattern:
      /(?<=\b(?:I|we|you|it|this|that|law|act|must|can|cannot|can't|will|'ll|letter)(?: \p{L}+ly)? )guarantee\b|\bguarantees? (?:that|you|me|removal|deletion|results?|success)\b|(?<=\b(?:is|are|be|been) )guaranteed(?! (?:by|under|through|for|until)\b)|\bguaranteed (?:to|that|results?|deletion|removal|success|outcome)\b/giu,
  },
  {
    code: 'promise.score',
    severity: 'block',
    pattern:
      /\b(?:will|would|'ll)(?: \p{L}+ly)? (?:raise|improve|boost|increase|lift|fix) my (?:credit |FICO |Vantage\p{L}* )?scores?\b/giu,
  },
  {
    code: 'unfinished.placeholder',
    severity: 'block',
    pattern:
      /\[(?:your|insert|name|date|address|account|creditor|company|amount)[^\]\n]{0,60}\]|\{\{[^}\n]{0,200}\}\}|<(?:your|insert|name|date|address)[^>\n]{0,60}>|_{4,}|\blorem ipsum\b/giu,
  },
  {
    code: 'privacy.full_ssn',
    severity: 'block',
    pattern: /(?<!\d|\d-)\d{3}[- ]{1,3}\d{2}[- ]{1,3}\d{4}(?!\d)/gu,
    instead: (words) => `XXX-XX-${words.slice(-4)}`,
  },
];

export const bannedPhrases: readonly BannedPhrase[] = [
  ...grave,
  ...copiedPhrases,
  ...recipientPhrases,
  ...stylePhrases,
];
