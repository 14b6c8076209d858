import type { BannedPhrase } from './banned-phrase.ts';

/** Wording that is only worth a remark. Content table. */
export const stylePhrases: readonly BannedPhrase[] = [
  {
    code: 'style.accusation',
    severity: 'warn',
    pattern:
      /\b(?:willful(?:ly)?|wilful(?:ly)?|knowing(?:ly)?|negligent(?:ly)?)(?: and \w+)? fail\w*/giu,
    message: 'What someone meant is hard to show. What they did is enough.',
    instead: (words) => words.replace(/^.* (?=fail\w*$)/iu, ''),
  },
  {
    code: 'style.lawsuit',
    severity: 'warn',
    pattern: /\b(?:lawsuits?|litigat\w+|small claims)\b/giu,
    message: 'Talk of lawsuits reads like a threat. Leave it out unless it is the item itself.',
  },
  {
    code: 'style.final_notice',
    severity: 'warn',
    pattern: /\b(?:final|last) (?:notice|warning|demand)\b/giu,
    message: 'This can read like a threat. Leave it out unless it is what a company sent you.',
  },
  {
    code: 'style.guarantee',
    severity: 'warn',
    pattern: /\bguarante(?:e|es|ed|eing)\b/giu,
    message:
      'Nobody can promise how a dispute ends. Leave it out unless it is the name of something.',
  },
  {
    code: 'privacy.long_number',
    severity: 'warn',
    pattern: /\b(?:\d[ -]?){12,18}\d\b/gu,
    message: 'This looks like a full account number. The last four digits are safer in the mail.',
    instead: (words) => `ending in ${words.replace(/\D/g, '').slice(-4)}`,
  },
  {
    code: 'style.score',
    severity: 'warn',
    pattern: /\b(?:(?:credit|FICO|Vantage(?:Score)?) scores?|my score|\d+ points)\b/giu,
    message: 'What counts here are facts, not scores, so this does not help.',
  },
  {
    code: 'style.contract_demand',
    severity: 'warn',
    pattern:
      /\b(?:(?:original |signed |wet[- ]ink )+(?:contract|agreement|signature|application)|wet signature|chain of title|securiti[sz](?:ed|ation)|(?:no|lack) standing)\b/giu,
    message:
      'Nobody has to get the signed contract to check an item, and asking for it can look like a copied letter.',
  },
  {
    code: 'style.contract_demand',
    severity: 'warn',
    pattern: /\bproof of (?:the |this )?debt\b/giu,
    message: 'A bureau checks its record with the company. It has no proof of a debt to show.',
    to: ['bureau'],
  },
  {
    code: 'style.lawyer',
    severity: 'warn',
    pattern: /\b(?:my|our) (?:attorney|lawyer|legal (?:team|counsel|representative))s?\b/giu,
    message:
      'A lawyer in a letter reads like a threat. Leave it out unless it is part of what happened.',
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
    message: 'A letter that seems to come from someone else may be set aside. Write as yourself.',
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
    pattern:
      /\b(?:crooks?|scam(?:mers?|s)?|idiots?|liars?|thieves|stupid|damn|criminals?|shams?)\b|\byou(?:'re| are) lying\b|\byou lied\b/giu,
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
