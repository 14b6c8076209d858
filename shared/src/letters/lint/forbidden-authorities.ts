import { UsStates } from '../../kernel/index.ts';
import type { authoritiesMessages as words } from '../contract/messages.ts';
import type { LetterPurpose, LetterRecipient } from '../contract/letter-purpose.ts';

/**
 * Authorities that circulate in sample letters and hurt a letter: the linter stops them and says why. Content table; the order
 * matters where two patterns meet, the first one speaks.
 */
export interface ForbiddenAuthority {
  /** Key of its words as well. */
  readonly code: keyof typeof words;
  readonly pattern: RegExp;
  /** Recipients that it does bind; requests for a favor name it to nobody. */
  readonly fineTo?: readonly LetterRecipient[];
  /** The only purposes in which it is in order. */
  readonly fineFor?: readonly LetterPurpose[];
}

const STATES = Object.values(UsStates).join('|');

export const forbiddenAuthorities: readonly ForbiddenAuthority[] = [
  {
    code: 'fdcpa',
    pattern:
      /\b(?:FDCPA|Fair Debt Collection(?: Practices)?(?: Act)?|1692-?[a-p](?:-\d)?|debt validation|validat(?:e|es|ing|ion of) (?:this|the|that|my|an?)(?: alleged)? debt)\b|(?:\bUSC|U\.S\.C\.|§|\bsection)\s*(?:§\s*)?1692\b/giu,
    fineTo: ['collector'],
  },
  {
    code: 'regulation_f',
    pattern: /\b(?:Regulation F|Reg\.? F|(?<![$\d.,]|\$ )1006\.\d{1,3}(?! dollars))\b/giu,
    fineTo: ['collector'],
  },
  {
    code: 'direct_dispute_rule',
    pattern: /(?<![$\d.,]|\$ )\b1022\.4[23]\b(?! dollars)|\bReg(?:ulation|\.) V\b(?! medical)/giu,
    fineTo: ['furnisher', 'collector'],
  },
  {
    code: 'furnisher_duty',
    pattern: /\b(?:1681-?s-?2|(?:section|sec\.|§)\s*623|623 (?:dispute|letter))\b/giu,
    fineTo: ['furnisher', 'collector'],
  },
  {
    code: 'section_609',
    pattern:
      /(?:\b1681-?g|(?:\bsections?|\bsec\.|§)\s*609|\b609[ -](?:dispute|letter|loophole|request|method|process|template|trick|strategy|challenge|verification)|\bsix[ -](?:oh?|zero)[ -]nine)\b|\b(?:per|pursuant to|under|citing|invok(?:e|ing)) 609\b(?![.,]\d| (?:dollars|points|days|[nsew]\.? |\p{L}+ (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|court|ct|place)\b))/giu,
    fineTo: ['bureau'],
    fineFor: ['file_disclosure'],
  },
  {
    code: 'circular_2022_07',
    pattern: /\b(?:CFPB )?(?:Circular|Bulletin) 20\d\d-\d+\b/giu,
  },
  {
    code: 'guidance',
    pattern:
      /\b(?:CFPB|FTC)(?:'s)?(?: (?:staff|recent|new|20\d\d))* (?:advisory opinions?|opinion letters?|staff opinions?|guidance|interpretive rules?)\b/giu,
  },
  {
    code: 'medical_debt_rule',
    pattern: /\b(?:medical debt (?:rule|ban)|CFPB(?:'s|’s)? medical|Regulation V medical)\b/giu,
  },
  {
    code: 'hipaa',
    pattern:
      /\b(?:H\.?[I1l]\.?P\.?(?:A\.?A|P\.?A)\b|Health Insurance Portability\b|protected health information\b)/giu,
  },
  {
    code: 'ucc',
    pattern: /\b(?:UCC|U\.C\.C\.|Uniform Commercial Code)/giu,
  },
  {
    code: 'metro_2',
    pattern:
      /\bMetro[\s-]?(?:2|II|two)\b(?! (?:times|days|hours|stops|weeks|miles|minutes))|\bCDIA\b|\bCRRG\b|\bCredit Reporting Resource Guide\b/giu,
  },
  {
    code: 'e_oscar',
    pattern: /\be-?oscar\b|\bACDVs?\b/giu,
  },
  {
    code: 'limitation_period',
    pattern:
      /\bstatutes? of limitations?\b|\btime-? ?barred\b|\blimitations? periods?\b|\bthe SOL\b|\bSOL (?:has |is )?(?:expired|passed|over|ran out)\b/giu,
    fineTo: ['collector'],
    fineFor: ['statute_of_limitations'],
  },
  {
    code: 'case_name',
    // "vs" between two companies is also how people compare; only against a bureau is it a case, and not between two bureaus. It
    // begins with whole words alone: begun at each capital, a run of them took seconds.
    pattern:
      /(?<![\p{L}.'’&-])(?:(?!\p{Lu})[\p{L}.'’&-])*\p{Lu}[\p{L}.'’&-]*(?: \p{Lu}[\p{L}.'’&-]*){0,4}(?=,? v)(?<!Equifax|Experian|Trans ?Union),? (?:(?:v\.?|vs\.) |vs (?=Equifax|Experian|Trans ?Union))\p{Lu}[\p{L}.'’&-]*(?: \p{Lu}[\p{L}.'’&-]*){0,4}/gu,
  },
  {
    code: 'case_report',
    pattern: /\b\d{1,4} (?:U\.S\.|F\.(?:2d|3d|4th)|F\. ?Supp\.(?: ?[23]d)?|S\. ?Ct\.) \d{1,4}\b/gu,
  },
  {
    code: 'case_law',
    pattern:
      /\b(?:U\.? ?S\.? Supreme Court|(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh) Circuit|case law|courts have (?:held|ruled|found))\b/giu,
  },
  {
    code: 'state_law',
    pattern: new RegExp(
      `\\b(?:(?:${STATES}) (?:\\p{Lu}\\p{L}+ ){0,3}(?:Collections?|Reporting|Practices|Protection|Agenc(?:y|ies)|Credit|Debt) Act\\b|(?:${STATES}|[Mm]y state|[Ss]tate)(?:'s)?(?: law)? (?:bans?|forbids?|prohibits?|outlaws?)\\b)`,
      'gu',
    ),
  },
  {
    code: 'state_law',
    pattern:
      /\b(?:(?:Civil|Civ\.?|Penal|Finance|Fin\.|Business|Bus\.|Insurance) Code|Gen(?:eral|\.) (?:Stat(?:utes|\.)|Bus(?:iness|\.) Law)|Rosenthal(?: Act)?|Rev(?:ised|\.) Stat(?:utes|\.)|\p{Lu}\p{L}{1,30}\.? Stat(?:utes?|\.)(?: Ann(?:otated|\.))? ?§{0,2} ?(?=\d)|Consumer Credit Reporting Agencies Act|CCRAA)/gu,
  },
  {
    code: 'constitution',
    pattern:
      /\b(?:(?:U\.? ?S\.?|United States|federal|my) constitution(?:al)?\b(?! (?:Avenue|Ave|Blvd|Bank|is|was|has))|constitutional rights?|(?:first|fourth|fifth|sixth|seventh|ninth|tenth|fourteenth|\d{1,2}(?:st|nd|rd|th)) amendment(?! (?:to|of|no)\b)|due process(?! of (?!law))|bill of rights|magna carta)\b/giu,
  },
  {
    code: 'common_law',
    pattern:
      /\b(?:sovereign citizens?|common[- ]law (?:of|right|jurisdiction|court|lien|copyright|claim)|under (?:the )?common law|secured party creditor|straw ?man|strawmen|notice to (?:the )?agent is notice|accept(?:ed|ance)? for value|conditional acceptance|exempt from levy|natural person,? and not)\b/giu,
  },
  {
    code: 'spelled_section',
    pattern:
      /\bsections? 6[ .-]\d[ .-]\d\b|\bsections? six(?:teen)?[\s-]+(?:hundred|oh|o|zero|nought|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|eighty)\b(?:[\s-]+(?:and[\s-]+)?(?:one|two|three|four|five|six|seven|eight|nine)\b)?|\b(?:fifteen|twelve) (?:U\.? ?S\.? ?C|C\.? ?F\.? ?R)\b\.?|§ ?[MDCLXVI]{4,}\b/giu,
  },
  {
    code: 'fcra_validation',
    pattern:
      /\bvalidat(?:e|es|ed|ing|ion)\b[^.!?;]{0,40}\b(?:FCRA|Fair Credit Reporting)\b|\b(?:FCRA|Fair Credit Reporting Act)\b[^.!?;]{0,40}\bvalidat(?:e|es|ed|ing|ion)\b/giu,
  },
  {
    code: 'other_act',
    pattern:
      /\b(?:Fair Credit Billing Act|FCBA|Truth in Lending|TILA|Gramm-Leach-Bliley|GLBA|Credit Repair Organizations Act|CROA|Equal Credit Opportunity Act|ECOA|FACTA|FACT Act|Fair and Accurate Credit|TCPA|Privacy Act|RESPA|Dodd-Frank(?: Act)?|UDAAP|UDAP|FTC Act|Federal Trade Commission Act|Reg(?:ulation|\.) (?:B|E|M|X|Z|CC))\b/gu,
  },
];
