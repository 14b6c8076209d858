import type { BannedPhrase } from './banned-phrase.ts';

/** Wording of sample letters that go around: what they threaten, demand and claim is not so. Content table. */

const words = (...sources: readonly string[]) => new RegExp(sources.join('|'), 'giu');

const DAYS =
  '(?:\\d{1,3}|ten|fifteen|twenty|thirty|forty-five|sixty|ninety)(?: \\(\\d{1,3}\\))?(?: business| calendar)?[- ]days?';
const REMOVE = '(?:delete|remove|erase|expunge)';
const PAPER = '(?:contract|agreement|signature|application|paperwork|documentation)s?';

export const copiedPhrases: readonly BannedPhrase[] = [
  {
    code: 'threat.rights_reserved',
    severity: 'block',
    pattern: words(
      "\\b(?:I|we)(?:'m| am)?(?: \\p{L}+ly| hereby| also| do)* reserv(?:e|ing) (?:all |any |every |each )?(?:of )?(?:my |our |the )?(?:\\p{L}+ ){0,2}(?:rights?|remed(?:y|ies))\\b",
      '\\ball (?:of )?(?:my |our )?(?:legal )?rights (?:are )?(?:explicitly |hereby )?reserved\\b',
      '(?<!\\b(?:dismissed|settled|closed|withdrawn|dropped|ended)(?: \\p{L}+){0,4} )\\bwithout prejudice\\b',
    ),
  },
  {
    code: 'threat.or_else',
    severity: 'block',
    pattern: words(
      `\\b${DAYS} or else\\b(?! (?:they|he|she|it|the|my)\\b)|\\bor else (?:I|we|you|there)\\b(?= (?:will|shall|'ll|am|are|may|must))`,
      '\\bface (?:the )?(?:legal |serious |severe )?(?:consequences|penalt(?:y|ies)|action)\\b',
      '\\bgovern yoursel(?:f|ves) accordingly\\b|\\blitigation hold\\b|\\bpreserve all evidence\\b',
      `\\b(?:I|we)(?:'ll| will| shall| may| am going to| intend to| have no choice but to)(?: \\p{L}+ly| also)? (?:pursue|seek|use|exercise|explore) (?:all |any |every |my |our )*(?:available )?(?:legal )(?:remed(?:y|ies)|options?|avenues?|recourse|means)\\b`,
      "\\b(?:I|we)(?:'ll| will| shall| may| am going to)(?: \\p{L}+ly)? (?:file|bring|start)\\b[^.!?;]{0,40} lawsuit\\b",
      "\\b(?:or|and) (?:I|we)(?:'ll| will| shall)? (?:go to|see you in|take you to) court\\b",
      '\\bno (?:other )?choice but to (?:sue|litigate|take you|go to court)\\b',
      "\\bI(?:'ll| will| shall| am (?:prepared|ready|willing) to| would)(?: \\p{L}+ly| not hesitate to)? (?:litigate|go to trial|have my day in court|see a judge|(?:commence|start|begin|initiate|bring) (?:legal |court )?(?:proceedings?|action)\\b)",
      '\\blegal proceedings? (?:will|shall|may) (?:follow|be)\\b|\\bexpect (?:a |to be )(?:summons|lawsuit|sued)\\b',
      "\\byou(?:'ll| will| shall| could| may| can| might| are going to) (?:all )?(?:be|get) sued\\b",
      '\\bexpos(?:e|es|ed|ing)\\b[^.!?;]{0,20}\\b(?:liab\\p{L}+|damages|penalties|fines)\\b|\\bseparate violations?\\b|\\bowe me (?:\\$?[\\d,.]+ (?:in|for) )?damages\\b',
      '\\bcop(?:y|ies)\\b[^.!?;]{0,25} to (?:my|our|an) (?:attorney|lawyer)\\b|\\b(?:my|our) (?:attorney|lawyer|counsel) (?:advis(?:es|ed) me to|recommends)\\b|\\bhearing from (?:my|our) (?:attorney|lawyer|counsel)\\b',
      '\\bcc\\b[^.!?\\n]{0,60}\\b(?:attorney|lawyer)s?\\b(?! general)',
    ),
  },
  {
    code: 'demand.deletion',
    severity: 'block',
    pattern: words(
      '\\b(?:deletion|removal|expunction)(?: of (?:this|the|that|my) \\p{L}+(?: \\p{L}+)?)? (?:is|are) (?:\\p{L}+ )?(?:mandatory|mandated|required|compulsory|demanded|ordered)\\b|\\bmandatory that (?:you|it)\\b',
      '\\b(?:must|has to|have to|needs? to|by law it) comes? off\\b',
      `(?<!\\bor )\\b${REMOVE} (?:it|this|them|that|these|those|the \\p{L}+|this \\p{L}+)(?: now| today| at once| immediately| promptly)?,? as (?:the )?(?:federal )?(?:law|act|FCRA|statute) (?:requires|demands|says|orders)\\b`,
      `\\byou(?: now| only)* have (?:up to )?${DAYS} to ${REMOVE}\\b`,
      `\\b${PAPER}\\b[^.!?;]{0,40} or (?:else )?(?:you (?:must|have to) )?${REMOVE}\\b`,
    ),
  },
  {
    code: 'claim.violation',
    severity: 'block',
    pattern: words(
      '\\bwill?ful(?:ly)? (?:and|or|,) ?(?:negligent|knowing|malicious|reckless)(?:ly)?\\b',
      '\\b(?:FCRA|FDCPA|legal|federal) violations?\\b|\\bagainst (?:federal|state) law\\b',
      '\\b(?:you|your \\p{L}+|they|the (?:bureau|company|collector|bank))(?: have| has)?(?: \\p{L}+ly)? (?:fail(?:s|ed)?|refus(?:e|es|ed)) to (?:comply|obey|follow)\\b[^.!?;]{0,20}\\b(?:FCRA|FDCPA|law|act|statute)\\b',
      '\\b(?:knowingly|wil?lfully|deliberately|intentionally|maliciously) (?:report|furnish|publish|verif|ignor)\\p{L}*',
      '\\b(?:no|not) (?:legal )?(?:right|authority|allowed|permitted) to report\\b',
      '\\bviolat(?:e|es|ed|ing|ions?)(?: of)?(?: (?:section|sec\\.|§|the|federal|15 U\\.?S\\.?C\\.?|12 C\\.?F\\.?R\\.?|FCRA|FDCPA))*[ §]*\\d{3,4}',
    ),
  },
  {
    code: 'claim.fraud',
    severity: 'block',
    pattern:
      /\b(?:you|they|it)(?:'re| are| is| have| has)? (?:been )?commit(?:s|ted|ting)? (?:\p{L}+ )?fraud\b/giu,
    except: ['identity_theft'],
  },
  {
    code: 'claim.defamation',
    severity: 'block',
    pattern: /\b(?:defam(?:e|es|ed|ing|ation|atory)|libel(?:l?ous)?|slander(?:ous)?)\b/giu,
  },
  {
    code: 'claim.written_permission',
    severity: 'block',
    pattern:
      /\b(?:you|they|it|the company|companies|nobody|no one)(?: \p{L}+ly)? (?:need(?:s|ed)?|requir(?:e|es|ed))\b[^.!?;]{0,25}\bwritten (?:permission|consent|authori[sz]ation)\b|\bwritten (?:permission|consent|authori[sz]ation) (?:to report|(?:is|was) (?:needed|required))\b/giu,
    to: ['bureau', 'furnisher', 'collector', 'inquirer'],
    except: ['goodwill'],
  },
  {
    code: 'claim.silence',
    severity: 'block',
    pattern:
      /\btacit(?:ly)? (?:acquiesc\p{L}+|agree\p{L}*|consent\p{L}*|accept\p{L}*)|\b(?:(?:your|any) )?silence (?:is|means|will be|shall be|constitutes) (?:your |an? |the )*(?:agree\p{L}*|consent|accept\p{L}*|admi\p{L}+|acquiesc\p{L}*)|\bfailure to (?:respond|answer|reply)\b[^.!?;]{0,60}\b(?:is|means|constitutes|will be|shall be)\b[^.!?;]{0,40}\b(?:agree\p{L}*|admi\p{L}+|accept\p{L}*|acquiesc\p{L}*|consent|invalid|void|waive[rd])/giu,
  },
  {
    code: 'style.affidavit_demand',
    severity: 'warn',
    pattern:
      /\b(?:demand|require|insist on|send me|provide|produce)\b[^.!?;]{0,30}\b(?:notarized|sworn)\b[^.!?;]{0,20}\b(?:affidavit|statement|declaration)s?\b|\bpenalty of perjury\b/giu,
    except: ['identity_theft'],
  },
  {
    code: 'style.tax_form',
    severity: 'warn',
    pattern: /\b1099-?[AC]\b[^.!?;]{0,30}\b(?:proves?|means|cancel(?:s|ed)?|wipes?)\b/giu,
  },
];
