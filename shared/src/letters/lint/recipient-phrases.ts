import type { BannedPhrase } from './banned-phrases.ts';

/** Wording that is wrong only in a letter to some, or in a letter of some kinds. Content table. */

/** "They say I owe" is what the other side says. */
const NOT_THEIR_WORDS =
  '(?<!\\b(?:say|says|said|saying|claim|claims|claimed|claiming|think|thinks|thought|believe|believes|state|states|stated|allege|alleges|alleged|insist|insists|tell me|tells me|told me|whether|if|why|much|what|deny|denied|(?:show|shows|prove|proves|proof|evidence|claim|claims|say|says|said|told me|think|believe) that|did) )';
const OWE =
  'I (?:still |do |really )?owe\\b(?! (?:you |them )?an? (?:answer|explanation|apology|call|letter)\\b)(?! (?:\\p{L}+ )?(?:nothing|none|no|zero|\\$0)\\b)';
const MINE =
  "(?:this|that|it)(?: is|'s| was)(?: \\p{L}+ly| indeed| still)? my (?:own )?(?:debt|bill|loan|obligation)|(?:debt|bill|loan|account|balance) (?:is|was)(?: \\p{L}+ly| indeed| still)? mine";
const ADMIT = 'I (?:admit|acknowledge)\\b(?! receipt)';
const WILL_PAY =
  "I(?:'ll| will| promise to| agree to| am willing to|'m willing to| can)(?: \\p{L}+ly)? pay";
const CONDITION =
  '\\b(?:if|once|after|when|only|provided|upon|unless|until|as soon as|on condition|in exchange|within)\\b';

const words = (...sources: readonly string[]) => new RegExp(sources.join('|'), 'giu');

const admissions: readonly BannedPhrase[] = [
  {
    code: 'debt.admission',
    severity: 'block',
    pattern: words(`${NOT_THEIR_WORDS}\\b(?:${OWE}|${WILL_PAY}|${ADMIT}|${MINE})\\b`),
    only: ['statute_of_limitations'],
  },
  {
    code: 'debt.admission',
    severity: 'block',
    pattern: words(`${NOT_THEIR_WORDS}\\b(?:${OWE}|${WILL_PAY}|${ADMIT}|${MINE})\\b`),
    to: ['collector'],
    except: ['statute_of_limitations', 'pay_for_delete'],
  },
  {
    code: 'debt.admission',
    severity: 'block',
    pattern: words(`${NOT_THEIR_WORDS}\\b(?:${OWE}|${ADMIT}|${MINE})\\b`),
    says: 'debt.admission.offer',
    only: ['pay_for_delete'],
  },
  {
    code: 'debt.unconditional_promise',
    severity: 'block',
    pattern: words(
      // What stands before it is looked at only where a promise begins.
      `\\b(?=I(?:'ll| will| promise to| agree to) )(?<!${CONDITION}(?:[^.!?\\n]|\\.\\d){0,120})I(?:'ll| will| promise to| agree to)(?: \\p{L}+ly)? (?:pay|send|settle)\\b(?!(?:[^.!?\\n]|\\.\\d){0,400}?${CONDITION})`,
    ),
    only: ['pay_for_delete'],
  },
  {
    code: 'debt.promise',
    severity: 'warn',
    pattern: words("\\bI(?:'ll| will| promise to| agree to| am willing to) (?:pay|settle)\\b"),
    except: ['statute_of_limitations', 'pay_for_delete', 'goodwill'],
    to: ['bureau', 'furnisher', 'inquirer'],
  },
];

const DAYS =
  '(?:\\d{1,3}|ten|fifteen|twenty|thirty|forty-five)(?: \\(\\d{1,3}\\))?(?: business| calendar)?';
/** "They gave me 15 days to remove the car" sets the reader no day. */
const NOT_THEIRS = '(?<!\\b(?:I|we|me|us)(?: (?:had|have|got|only|just|about)){0,4} )';
const ANSWER =
  '(?:respond|response|answer|reply|validat\\p{L}*|verif\\p{L}*|prove|proof|comply|produce|provide|delete|remove)';

const toCollectors: readonly BannedPhrase[] = [
  {
    code: 'collector.deadline',
    severity: 'block',
    pattern: words(
      `${NOT_THEIRS}\\b${DAYS}[- ]days?(?:'s?)?(?: from \\p{L}+ \\p{L}+(?: \\p{L}+)?)? (?:to|in which to) ${ANSWER}\\b`,
      `\\b${ANSWER}\\b[^.!?;\\n]{0,50} (?:within|in) (?:the next )?${DAYS}[- ]days?\\b`,
      `\\b(?:within|in) (?:the next )?${DAYS}[- ]days?\\b[^.!?;\\n]{0,50} (?:or|otherwise|else)\\b[^.!?;\\n]{0,40}\\b(?:delet|remov|ceas|stop)\\p{L}*`,
      `\\byou have until [^.!?;\\n]{3,30} to ${ANSWER}\\b`,
    ),
    to: ['collector'],
    except: ['pay_for_delete'],
  },
  {
    code: 'collector.prove_or_delete',
    severity: 'block',
    pattern: words(
      '\\b(?:prove|validate|verify)\\b[^.!?;\\n]{0,40} or (?:else )?(?:you (?:must|have to) )?(?:delete|remove|erase)\\b',
    ),
    to: ['collector'],
  },
  {
    code: 'collector.must_verify',
    severity: 'block',
    pattern: words(
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
    pattern: words(
      `${NOT_THEIRS}\\b${DAYS}[- ]days?(?:'s?)? (?:to|in which to) (?:investigate|${ANSWER})\\b`,
      '\\byou(?: \\p{L}+ly)? (?:must|shall|have to|are (?:required|obligated|obliged)(?: by law)? to|need to) (?:re)?(?:investigate|respond|answer|reply|prove|remove|delete)\\b',
    ),
    to: ['inquirer'],
  },
];

export const recipientPhrases: readonly BannedPhrase[] = [
  ...admissions,
  ...toCollectors,
  ...inFavors,
  ...inDisclosures,
  ...inProtection,
  ...toInquirers,
];
