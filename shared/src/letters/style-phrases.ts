import type { BannedPhrase } from './banned-phrase.ts';

/** Wording that is only worth a remark. Content table. */
export const stylePhrases: readonly BannedPhrase[] = [
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
