import type { LetterPurpose, LetterRecipient } from '../contract/letter-purpose.ts';
import type { phrasesMessages } from '../contract/messages.ts';
import type { StatuteKey } from '../law/statutes.ts';

/** Wording that is wrong only in a letter to some, or in a letter of some kinds. Content table. */

/** "They say I owe" is what the other side says, and "I don't agree that I owe" denies it. */
const NOT_THEIR_WORDS =
  "(?<!\\b(?:say|says|said|saying|claim|claims|claimed|claiming|think|thinks|thought|believe|believes|state|states|stated|allege|alleges|alleged|insist|insists|tell me|tells me|told me|whether|if|why|much|what|deny|denied|(?:show|shows|prove|proves|proof|evidence|claim|claims|say|says|said|told me|think|believe) that|did|(?:not|\\p{L}+n['’]t) (?:agree|sure|certain|convinced|saying|say)(?: that)?) )";
const OWE =
  'I (?:still |do |really )?owe\\b(?! (?:you |them )?an? (?:answer|explanation|apology|call|letter)\\b)(?! (?:\\p{L}+ )?(?:nothing|none|no|zero|\\$0)\\b)';
const MINE =
  "(?:this|that|it)(?: is|'s| was)(?: \\p{L}+ly| indeed| still)? my (?:own )?(?:debt|bill|loan|obligation)|(?:debt|bill|loan|account|balance) (?:is|was)(?: \\p{L}+ly| indeed| still)? mine";
const ADMIT = 'I (?:admit|acknowledge)\\b(?! receipt)';
const WILL_PAY =
  "I(?:'ll| will| promise to| agree to| am willing to|'m willing to| can)(?: \\p{L}+ly)? pay";
const CONDITION =
  '\\b(?:if|once|after|when|only|provided|upon|unless|until|as soon as|on condition|in exchange|within)\\b';

const anyOf = (...sources: readonly string[]) => new RegExp(sources.join('|'), 'giu');

const admissions: readonly BannedPhrase[] = [
  {
    code: 'debt.admission',
    severity: 'block',
    pattern: anyOf(`${NOT_THEIR_WORDS}\\b(?:${OWE}|${WILL_PAY}|${ADMIT}|${MINE})\\b`),
    only: ['statute_of_limitations'],
  },
  {
    code: 'debt.admission',
    severity: 'block',
    pattern: anyOf(`${NOT_THEIR_WORDS}\\b(?:${OWE}|${WILL_PAY}|${ADMIT}|${MINE})\\b`),
    to: ['collector'],
    except: ['statute_of_limitations', 'pay_for_delete'],
  },
  {
    code: 'debt.admission',
    severity: 'block',
    pattern: anyOf(`${NOT_THEIR_WORDS}\\b(?:${OWE}|${ADMIT}|${MINE})\\b`),
    says: 'debt.admission.offer',
    only: ['pay_for_delete'],
  },
  {
    code: 'debt.unconditional_promise',
    severity: 'block',
    pattern: anyOf(
      // What stands before it is looked at only where a promise begins.
      `\\b(?=I(?:'ll| will| promise to| agree to) )(?<!${CONDITION}(?:[^.!?\\n]|\\.\\d){0,120})I(?:'ll| will| promise to| agree to)(?: \\p{L}+ly)? (?:pay|send|settle)\\b(?!(?:[^.!?\\n]|\\.\\d){0,400}?${CONDITION})`,
    ),
    only: ['pay_for_delete'],
  },
  {
    code: 'debt.promise',
    severity: 'warn',
    pattern: anyOf("\\bI(?:'ll| will| promise to| agree to| am willing to) (?:pay|settle)\\b"),
    except: ['statute_of_limitations', 'pay_for_delete', 'goodwill'],
    to: ['bureau', 'furnisher', 'inquirer'],
  },
];

const DAYS_TO_ANSWER =
  '(?:\\d{1,3}|ten|fifteen|twenty|thirty|forty-five)(?: \\(\\d{1,3}\\))?(?: business| calendar)?';
/** "They gave me 15 days to remove the car" sets the reader no day. */
const NOT_THEIRS = '(?<!\\b(?:I|we|me|us)(?: (?:had|have|got|only|just|about)){0,4} )';
const ANSWER =
  '(?:respond|response|answer|reply|validat\\p{L}*|verif\\p{L}*|prove|proof|comply|produce|provide|delete|remove)';

const toCollectors: readonly BannedPhrase[] = [
  {
    code: 'collector.deadline',
    severity: 'block',
    pattern: anyOf(
      `${NOT_THEIRS}\\b${DAYS_TO_ANSWER}[- ]days?(?:'s?)?(?: from \\p{L}+ \\p{L}+(?: \\p{L}+)?)? (?:to|in which to) ${ANSWER}\\b`,
      `\\b${ANSWER}\\b[^.!?;\\n]{0,50} (?:within|in) (?:the next )?${DAYS_TO_ANSWER}[- ]days?\\b`,
      `\\b(?:within|in) (?:the next )?${DAYS_TO_ANSWER}[- ]days?\\b[^.!?;\\n]{0,50} (?:or|otherwise|else)\\b[^.!?;\\n]{0,40}\\b(?:delet|remov|ceas|stop)\\p{L}*`,
      `\\byou have until [^.!?;\\n]{3,30} to ${ANSWER}\\b`,
    ),
    to: ['collector'],
    except: ['pay_for_delete'],
  },
  {
    code: 'collector.prove_or_delete',
    severity: 'block',
    pattern: anyOf(
      '\\b(?:prove|validate|verify)\\b[^.!?;\\n]{0,40} or (?:else )?(?:you (?:must|have to) )?(?:delete|remove|erase)\\b',
    ),
    to: ['collector'],
  },
  {
    code: 'collector.must_verify',
    severity: 'block',
    pattern: anyOf(
      '\\byou(?: \\p{L}+ly)? (?:must|shall|have to|are (?:required|obligated|obliged)(?: by law)? to|need to) (?:validate|verify|prove)\\b',
      "\\byou (?:may not|cannot|can't|are not allowed to) (?:go on |keep |continue )?(?:to )?collect\\p{L}*\\b[^.!?;\\n]{0,30}\\b(?:until|unless|before|without)\\b",
    ),
    to: ['collector'],
    unlessAllowed: 'coll.verify',
  },
  {
    code: 'collector.must_stop',
    severity: 'block',
    pattern:
      /\b(?:must|shall|(?:have|has) to|(?:are|is) (?:required|obligated|obliged) to|need to|(?:law|act|FDCPA) (?:requires|says)[^.!?;\n]{0,30})(?: \p{L}+ly| now| at once)* (?:cease|stop|halt|suspend|end)\b[^.!?;\n]{0,30}\b(?:collect\p{L}*|contact\p{L}*|communicat\p{L}*|calls?|calling)\b/giu,
    unlessAllowed: 'coll.verify',
  },
  {
    code: 'collector.contract_demand',
    severity: 'block',
    pattern:
      /\b(?:must|shall|(?:have|has) to|(?:are|is) (?:required|obligated|obliged) to|need to|demand\p{L}*|(?:law|act|FDCPA|rule) (?:requires|says))\b[^.!?;\n]{0,60}\b(?:contract|agreement|signature|application)\b|\bno (?:signed )?contract,? no debt\b|\bwithout (?:a|the|my) (?:original |signed |wet[- ]ink )*(?:contract|signature)[^.!?;\n]{0,30}\b(?:invalid|void|no right|cannot|can't|may not)\b|\b(?:contract|agreement|signature)\b[^.!?;\n]{0,60}\bas (?:the (?:law|act|FDCPA|rule) (?:requires|says|demands)|required by (?:the )?(?:law|act|FDCPA))/giu,
    to: ['collector'],
    except: ['pay_for_delete'],
  },
];

const FAVORS = ['goodwill', 'pay_for_delete'] as const;

const inFavors: readonly BannedPhrase[] = [
  {
    code: 'favor.law',
    severity: 'block',
    pattern:
      /(?<!\b(?:not|never|no|without|any|n't|isn't)(?: \p{L}+){0,2} )\b(?:violat\p{L}+|Fair Credit Reporting(?: Act)?|FCRA|statutes?|regulations?|federal law|state law|the law|by law|legal(?:ly)?|my rights?|entitled|obligat(?:ed|ion) to|unlawful\p{L}*)\b/giu,
    only: FAVORS,
  },
  {
    code: 'favor.dispute',
    severity: 'block',
    pattern:
      /(?<!\b(?:not|never|no|without|n't|thought|could|say)(?: \p{L}+){0,2} )\b(?:disput(?:e|es|ed|ing)|inaccura\p{L}+|incorrect(?:ly)?|erroneous(?:ly)?|not accurate|unverified|(?:reporting|your) (?:error|mistake)s?|(?:error|mistake)s? in (?:your|the) (?:report\p{L}*|records?)|report(?:ed|ing)? (?:it |this )?wrong(?:ly)?)\b/giu,
    only: FAVORS,
  },
  {
    code: 'favor.dispute',
    severity: 'block',
    pattern:
      /(?<!\b(?:say|claim|pretend)(?: that)? )\bI (?:was|have) (?:never|not)(?: been)? late\b(?! (?:again|since|before|after|on|with|otherwise|in (?:all|the)))|(?<!\b(?:say|claim|pretend)(?: that)? )\bI (?:always )?paid (?:it |that (?:bill |month )?|this (?:bill )?)?on time\b(?! (?:since|every|each|after|before|ever|all|for|from|again|until|till))|\bfalse late (?:payment|mark)|\b(?:late )?(?:mark|entry|record|report|reporting|late payment|payment history) (?:is|was) (?:wrong|false|mistaken|untrue|not (?:right|true|correct))|\byour records? (?:is|are) (?:wrong|mistaken|false|not (?:right|correct))/giu,
    says: 'favor.dispute.goodwill',
    only: ['goodwill'],
  },
  {
    code: 'favor.must',
    severity: 'block',
    pattern:
      /(?<!\b(?:if|whether|when|what|so|that) )\b(?:you|your company|the company)(?: \p{L}+ly)? (?:must(?! (?:get|be|hear|receive|have|see|think|know|wonder|understand))|shall|(?:have|has|need|needs) to(?! (?:do nothing|know|understand|see)\b)|(?:are|is) (?:required|obligated|obliged|bound) to)\b|\bI demand\b/giu,
    only: FAVORS,
  },
  {
    code: 'favor.threat',
    severity: 'block',
    pattern:
      /\bI(?:'ll| will| shall| can| may| am going to)(?: \p{L}+ly| also| then)? (?:file (?:a |my )?complaint|complain (?:to|about)|report you|tell the (?:CFPB|FTC|press))/giu,
    only: FAVORS,
  },
  {
    code: 'privacy.bank_details',
    severity: 'block',
    pattern:
      /\brouting (?:(?:number|no\.?|#)(?: is)?:? ?)?\d{6,}|\b(?:bank|checking|savings) account (?:(?:number|no\.?|#)(?: is)?:? ?)?\d{6,}/giu,
    to: ['collector'],
  },
];

const inDisclosures: readonly BannedPhrase[] = [
  {
    code: 'disclosure.deletion',
    severity: 'block',
    pattern: /\bloopholes?\b|\b(?:delet|remov|eras|expung)(?:e|es|ed|ing|al|ion)\b/giu,
    only: ['file_disclosure'],
  },
  {
    code: 'disclosure.dispute',
    severity: 'block',
    pattern:
      /\bI(?: hereby| also|'m| am)* disput(?:e|ing)\b(?! (?:nothing|none|no\b))|(?:\b(?:please|you (?:must|shall|have to|need to)|I (?:want|ask|need) you to) |^|(?<=[.!?] ))(?:re)?(?:verify|investigate|correct|fix|validate)\b[^.!?;\n]{0,40}\b(?:accounts?|items?|entr(?:y|ies)|debts?|inquir(?:y|ies)|information|records?|address(?:es)?|balances?|errors?|mistakes?|file|report)\b|\btake (?:it|this|that|them|these) (?:off|out)\b/giu,
    only: ['file_disclosure'],
  },
  {
    code: 'disclosure.contract',
    severity: 'block',
    pattern:
      /\b(?:send|show|give|produce|provide|include|want|need|demand|cop(?:y|ies) of)\b[^.!?;\n]{0,40}\b(?:signed|original|wet[- ]ink)\b[^.!?;\n]{0,20}\b(?:contract|agreement|signature|application)|\bwet[- ]ink\b|\b(?:disclosure|file|copy|letter) (?:is|must be|has to be) free\b|\bfree (?:of charge )?by law\b/giu,
    only: ['file_disclosure'],
  },
];

const inProtection: readonly BannedPhrase[] = [
  {
    code: 'protection.dispute',
    severity: 'block',
    pattern:
      /\bI(?: hereby| also|'m| am)* disput(?:e|ing)\b(?! (?:nothing|none|no\b))|\b(?:delet|eras|expung|reinvestigat|investigat|verif)(?:e|es|ed|y|ies|ied|ing|al|ion|ication)\b[^.!?;\n]{0,40}\b(?:accounts?|items?|entr(?:y|ies)|debts?|inquir(?:y|ies))\b/giu,
    only: ['security_freeze', 'protected_freeze', 'active_duty_alert'],
  },
];

const toInquirers: readonly BannedPhrase[] = [
  {
    code: 'inquirer.duty',
    severity: 'block',
    pattern: anyOf(
      `${NOT_THEIRS}\\b${DAYS_TO_ANSWER}[- ]days?(?:'s?)? (?:to|in which to) (?:investigate|${ANSWER})\\b`,
      '\\byou(?: \\p{L}+ly)? (?:must|shall|have to|are (?:required|obligated|obliged)(?: by law)? to|need to) (?:re)?(?:investigate|respond|answer|reply|prove|remove|delete)\\b',
    ),
    to: ['inquirer'],
  },
];

const recipientPhrases: readonly BannedPhrase[] = [
  ...admissions,
  ...toCollectors,
  ...inFavors,
  ...inDisclosures,
  ...inProtection,
  ...toInquirers,
];

type PhraseKey = keyof typeof phrasesMessages;

/** Wording that hurts a letter, and what to say instead; `block` is for what is untrue, a threat or a promise. */
export interface BannedPhrase {
  /** Key of its words as well. */
  readonly code: PhraseKey;
  /** Where phrases of one code say different things. */
  readonly says?: PhraseKey;
  readonly severity: 'block' | 'warn';
  readonly pattern: RegExp;
  /** Put in place of the words where that is always safe. */
  readonly instead?: string | ((words: string) => string);
  /** Purposes whose letters it is for, and those it is not for. */
  readonly only?: readonly LetterPurpose[];
  readonly except?: readonly LetterPurpose[];
  /** Recipients it is for; all if nothing is said. */
  readonly to?: readonly LetterRecipient[];
  /** In order where the letter may name this law. */
  readonly unlessAllowed?: StatuteKey;
}

/** Wording of sample letters that go around: what they threaten, demand and claim is not so. Content table. */

const DAYS =
  '(?:\\d{1,3}|ten|fifteen|twenty|thirty|forty-five|sixty|ninety)(?: \\(\\d{1,3}\\))?(?: business| calendar)?[- ]days?';
const REMOVE = '(?:delete|remove|erase|expunge)';
const PAPER = '(?:contract|agreement|signature|application|paperwork|documentation)s?';

const copiedPhrases: readonly BannedPhrase[] = [
  {
    code: 'threat.rights_reserved',
    severity: 'block',
    pattern: anyOf(
      "\\b(?:I|we)(?:'m| am)?(?: \\p{L}+ly| hereby| also| do)* reserv(?:e|ing) (?:all |any |every |each )?(?:of )?(?:my |our |the )?(?:\\p{L}+ ){0,2}(?:rights?|remed(?:y|ies))\\b",
      '\\ball (?:of )?(?:my |our )?(?:legal )?rights (?:are )?(?:explicitly |hereby )?reserved\\b',
      '(?<!\\b(?:dismissed|settled|closed|withdrawn|dropped|ended)(?: \\p{L}+){0,4} )\\bwithout prejudice\\b',
    ),
  },
  {
    code: 'threat.or_else',
    severity: 'block',
    pattern: anyOf(
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
    pattern: anyOf(
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
    pattern: anyOf(
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

/** Wording that is only worth a remark. Content table. */
const stylePhrases: readonly BannedPhrase[] = [
  {
    code: 'style.accusation',
    severity: 'warn',
    pattern:
      /\b(?:willful(?:ly)?|wilful(?:ly)?|knowing(?:ly)?|negligent(?:ly)?)(?: and \w+)? fail\w*/giu,
    instead: (words) => words.replace(/^.* (?=fail\w*$)/iu, ''),
  },
  {
    code: 'style.lawsuit',
    severity: 'warn',
    pattern: /\b(?:lawsuits?|litigat\w+|small claims)\b/giu,
  },
  {
    code: 'style.final_notice',
    severity: 'warn',
    pattern: /\b(?:final|last) (?:notice|warning|demand)\b/giu,
  },
  {
    code: 'style.guarantee',
    severity: 'warn',
    pattern: /\bguarante(?:e|es|ed|eing)\b/giu,
  },
  {
    code: 'privacy.long_number',
    severity: 'warn',
    pattern: /\b(?:\d[ -]?){12,18}\d\b/gu,
    instead: (words) => `ending in ${words.replace(/\D/g, '').slice(-4)}`,
  },
  {
    code: 'style.score',
    severity: 'warn',
    pattern: /\b(?:(?:credit|FICO|Vantage(?:Score)?) scores?|my score|\d+ points)\b/giu,
  },
  {
    code: 'style.contract_demand',
    severity: 'warn',
    pattern:
      /\b(?:(?:original |signed |wet[- ]ink ){1,4}(?:contract|agreement|signature|application)|wet signature|chain of title|securiti[sz](?:ed|ation)|(?:no|lack) standing)\b/giu,
  },
  {
    code: 'style.contract_demand',
    severity: 'warn',
    pattern: /\bproof of (?:the |this )?debt\b/giu,
    says: 'style.contract_demand.bureau',
    to: ['bureau'],
  },
  {
    code: 'style.lawyer',
    severity: 'warn',
    pattern: /\b(?:my|our) (?:attorney|lawyer|legal (?:team|counsel|representative))s?\b/giu,
  },
  {
    code: 'style.written_permission',
    severity: 'warn',
    pattern: /\bwritten (?:permission|consent|authorization)\b/giu,
  },
  {
    code: 'style.re_aging',
    severity: 'warn',
    pattern: /\bre-?ag(?:ed|ing|e)\b/giu,
  },
  {
    code: 'style.third_party',
    severity: 'warn',
    pattern: /\b(?:credit repair|on behalf of|our client|my client|credit fix)\b/giu,
  },
  {
    code: 'reason.identity_theft',
    severity: 'warn',
    pattern: /\b(?:identity theft|stole my identity|identity thief)\b/giu,
    except: ['identity_theft'],
  },
  {
    code: 'style.insult',
    severity: 'warn',
    pattern:
      /\b(?:crooks?|scam(?:mers?|s)?|idiots?|liars?|thieves|stupid|damn|criminals?|shams?)\b|\byou(?:'re| are) lying\b|\byou lied\b/giu,
    except: ['identity_theft'],
  },
  {
    code: 'style.shouting',
    severity: 'warn',
    pattern: /(?:\b\p{Lu}{4,}\b[ ,.!-]*){3,}/gu,
  },
  {
    code: 'style.exclamation',
    severity: 'warn',
    pattern: /!+/gu,
    instead: '.',
  },
];

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
