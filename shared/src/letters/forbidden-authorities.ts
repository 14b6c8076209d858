import { UsStates } from '../kernel/index.ts';
import type { LetterPurpose } from './letter-purpose.ts';
import type { LetterRecipient } from './letter-recipient.ts';

/**
 * Authorities that circulate in sample letters and hurt a letter: the linter stops them and says why. Content table; the order
 * matters where two patterns meet, the first one speaks.
 */
export interface ForbiddenAuthority {
  readonly code: string;
  readonly pattern: RegExp;
  readonly reason: string;
  /** Said in place of `reason` where the letter goes to this recipient. */
  readonly reasons?: Readonly<Partial<Record<LetterRecipient, string>>>;
  /** Recipients that it does bind; requests for a favor name it to nobody. */
  readonly fineTo?: readonly LetterRecipient[];
  /** The only purposes in which it is in order. */
  readonly fineFor?: readonly LetterPurpose[];
}

const STATES = Object.values(UsStates).join('|');
const STATE_LAW =
  'Which state laws still count for credit reports is disputed, so this letter leaves them out.';
const NOT_A_COLLECTOR =
  'That law binds debt collectors, not the company that first gave the credit.';

export const forbiddenAuthorities: readonly ForbiddenAuthority[] = [
  {
    code: 'fdcpa',
    pattern:
      /\b(?:FDCPA|Fair Debt Collection(?: Practices)?(?: Act)?|1692-?[a-p](?:-\d)?|debt validation|validat(?:e|es|ing|ion of) (?:this|the|that|my|an?)(?: alleged)? debt)\b|(?:\bUSC|U\.S\.C\.|§|\bsection)\s*§?\s*1692\b/giu,
    reason: 'That law binds debt collectors. A credit bureau has no duty under it.',
    reasons: {
      furnisher: NOT_A_COLLECTOR,
      inquirer: 'That law is about collecting debts. It says nothing of inquiries.',
    },
    fineTo: ['collector'],
  },
  {
    code: 'regulation_f',
    pattern: /\b(?:Regulation F|Reg\.? F|(?<![$\d.,]|\$ )1006\.\d{1,3}(?! dollars))\b/giu,
    reason: 'Regulation F binds debt collectors. A credit bureau has no duty under it.',
    reasons: {
      furnisher: NOT_A_COLLECTOR,
      inquirer: 'Regulation F is about collecting debts. It says nothing of inquiries.',
    },
    fineTo: ['collector'],
  },
  {
    code: 'direct_dispute_rule',
    pattern: /(?<![$\d.,]|\$ )\b1022\.4[23]\b(?! dollars)|\bReg(?:ulation|\.) V\b(?! medical)/giu,
    reason:
      'That rule is for disputes sent to the company that reported the item, not to a bureau.',
    reasons: { inquirer: 'That rule leaves inquiries out.' },
    fineTo: ['furnisher', 'collector'],
  },
  {
    code: 'furnisher_duty',
    pattern: /\b(?:1681-?s-?2|(?:section|sec\.|§)\s*623|623 (?:dispute|letter))\b/giu,
    reason: 'That section binds the company that reported the item, not the bureau.',
    reasons: {
      inquirer: 'That section binds companies that report to the bureaus. An inquiry is no report.',
    },
    fineTo: ['furnisher', 'collector'],
  },
  {
    code: 'section_609',
    pattern:
      /(?:\b1681-?g|(?:\bsections?|\bsec\.|§)\s*609|\b609[ -](?:dispute|letter|loophole|request|method|process|template|trick|strategy|challenge|verification)|\bsix[ -](?:oh?|zero)[ -]nine)\b|\b(?:per|pursuant to|under|citing|invok(?:e|ing)) 609\b(?![.,]\d| (?:dollars|points|days|[nsew]\.? |\p{L}+ (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|court|ct|place)\b))/giu,
    reason:
      'Section 609 lets you see your file. It is no reason to take an item out, and bureaus know it.',
    reasons: {
      furnisher:
        'Section 609 lets you see your file at a bureau. It is no reason to take an item out.',
      collector:
        'Section 609 lets you see your file at a bureau. A collector has no duty under it.',
      inquirer: 'Section 609 lets you see your file at a bureau. This company keeps no such file.',
    },
    fineTo: ['bureau'],
    fineFor: ['file_disclosure'],
  },
  {
    code: 'circular_2022_07',
    pattern: /\b(?:CFPB )?(?:Circular|Bulletin) 20\d\d-\d+\b/giu,
    reason: 'The CFPB has withdrawn that guidance.',
  },
  {
    code: 'guidance',
    pattern:
      /\b(?:CFPB|FTC)(?:'s)?(?: (?:staff|recent|new|20\d\d))* (?:advisory opinions?|opinion letters?|staff opinions?|guidance|interpretive rules?)\b/giu,
    reason:
      'What an agency has written about the law is not the law, and much of it was withdrawn.',
  },
  {
    code: 'medical_debt_rule',
    pattern: /\b(?:medical debt (?:rule|ban)|CFPB(?:'s|’s)? medical|Regulation V medical)\b/giu,
    reason: 'A court set that medical debt rule aside in July 2025.',
  },
  {
    code: 'hipaa',
    pattern:
      /\b(?:H\.?[I1l]\.?P\.?(?:A\.?A|P\.?A)\b|Health Insurance Portability\b|protected health information\b)/giu,
    reason: 'HIPAA does not decide what a credit report may show.',
  },
  {
    code: 'ucc',
    pattern: /\b(?:UCC|U\.C\.C\.|Uniform Commercial Code)/giu,
    reason: 'The Uniform Commercial Code does not decide what a credit report may show.',
  },
  {
    code: 'metro_2',
    pattern:
      /\bMetro[\s-]?(?:2|II|two)\b(?! (?:times|days|hours|stops|weeks|miles|minutes))|\bCDIA\b|\bCRRG\b|\bCredit Reporting Resource Guide\b/giu,
    reason: 'Metro 2 is a data format of the industry, not a law.',
  },
  {
    code: 'e_oscar',
    pattern: /\be-?oscar\b|\bACDVs?\b/giu,
    reason: 'e-OSCAR is how bureaus and companies exchange disputes, not a law.',
  },
  {
    code: 'limitation_period',
    pattern:
      /\bstatutes? of limitations?\b|\btime-? ?barred\b|\blimitations? periods?\b|\bthe SOL\b|\bSOL (?:has |is )?(?:expired|passed|over|ran out)\b/giu,
    reason:
      'The statute of limitations is about lawsuits. It does not decide how long a bureau may report an item.',
    reasons: {
      furnisher:
        'The statute of limitations is about lawsuits. It does not decide what a company may report.',
      collector:
        'The time to sue belongs in a letter of its own. Choose the reason "Statute of Limitations" for it.',
      inquirer: 'The statute of limitations is about lawsuits, not about inquiries.',
    },
    fineTo: ['collector'],
    fineFor: ['statute_of_limitations'],
  },
  {
    code: 'case_name',
    // "vs" between two companies is also how people compare; only against a bureau is it a case, and not between two bureaus.
    pattern:
      /\p{Lu}[\p{L}.'’&-]*(?: \p{Lu}[\p{L}.'’&-]*){0,4}(?<!Equifax|Experian|Trans ?Union),? (?:(?:v\.?|vs\.) |vs (?=Equifax|Experian|Trans ?Union))\p{Lu}[\p{L}.'’&-]*(?: \p{Lu}[\p{L}.'’&-]*){0,4}/gu,
    reason: 'Court cases do not help in a dispute letter and make it look copied.',
  },
  {
    code: 'case_report',
    pattern: /\b\d{1,4} (?:U\.S\.|F\.(?:2d|3d|4th)|F\. ?Supp\.(?: ?[23]d)?|S\. ?Ct\.) \d{1,4}\b/gu,
    reason: 'Court cases do not help in a dispute letter and make it look copied.',
  },
  {
    code: 'case_law',
    pattern:
      /\b(?:U\.? ?S\.? Supreme Court|(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh) Circuit|case law|courts have (?:held|ruled|found))\b/giu,
    reason: 'Court cases do not help in a dispute letter and make it look copied.',
  },
  {
    code: 'state_law',
    pattern: new RegExp(
      `\\b(?:(?:${STATES}) (?:\\p{Lu}\\p{L}+ ){0,3}(?:Collections?|Reporting|Practices|Protection|Agenc(?:y|ies)|Credit|Debt) Act\\b|(?:${STATES}|[Mm]y state|[Ss]tate)(?:'s)?(?: law)? (?:bans?|forbids?|prohibits?|outlaws?)\\b)`,
      'gu',
    ),
    reason: STATE_LAW,
  },
  {
    code: 'state_law',
    pattern:
      /\b(?:(?:Civil|Civ\.?|Penal|Finance|Fin\.|Business|Bus\.|Insurance) Code|Gen(?:eral|\.) (?:Stat(?:utes|\.)|Bus(?:iness|\.) Law)|Rosenthal(?: Act)?|Rev(?:ised|\.) Stat(?:utes|\.)|\p{Lu}\p{L}+\.? Stat(?:utes?|\.)(?: Ann(?:otated|\.))? ?§{0,2} ?(?=\d)|Consumer Credit Reporting Agencies Act|CCRAA)/gu,
    reason: STATE_LAW,
  },
  {
    code: 'constitution',
    pattern:
      /\b(?:(?:U\.? ?S\.?|United States|federal|my) constitution(?:al)?\b(?! (?:Avenue|Ave|Blvd|Bank|is|was|has))|constitutional rights?|(?:first|fourth|fifth|sixth|seventh|ninth|tenth|fourteenth|\d{1,2}(?:st|nd|rd|th)) amendment(?! (?:to|of|no)\b)|due process(?! of (?!law))|bill of rights|magna carta)\b/giu,
    reason: 'The Constitution does not decide what a credit report may show.',
  },
  {
    code: 'common_law',
    pattern:
      /\b(?:sovereign citizens?|common[- ]law (?:of|right|jurisdiction|court|lien|copyright|claim)|under (?:the )?common law|secured party creditor|straw ?man|strawmen|notice to (?:the )?agent is notice|accept(?:ed|ance)? for value|conditional acceptance|exempt from levy|natural person,? and not)\b/giu,
    reason: 'Wording of this kind has no force in a dispute, and it makes the reader stop reading.',
  },
  {
    code: 'spelled_section',
    pattern:
      /\bsections? 6[ .-]\d[ .-]\d\b|\bsections? six(?:teen)?[\s-]+(?:hundred|oh|o|zero|nought|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|eighty)\b(?:[\s-]+(?:and[\s-]+)?(?:one|two|three|four|five|six|seven|eight|nine)\b)?|\b(?:fifteen|twelve) (?:U\.? ?S\.? ?C|C\.? ?F\.? ?R)\b\.?|§ ?[MDCLXVI]{4,}\b/giu,
    reason:
      'Law in a letter is named by its number, so that a reader can find it. Please leave this out.',
  },
  {
    code: 'fcra_validation',
    pattern:
      /\bvalidat(?:e|es|ed|ing|ion)\b[^.!?;]{0,40}\b(?:FCRA|Fair Credit Reporting)\b|\b(?:FCRA|Fair Credit Reporting Act)\b[^.!?;]{0,40}\bvalidat(?:e|es|ed|ing|ion)\b/giu,
    reason:
      'The Fair Credit Reporting Act knows an investigation and no validation. Ask for a check instead.',
  },
  {
    code: 'other_act',
    pattern:
      /\b(?:Fair Credit Billing Act|FCBA|Truth in Lending|TILA|Gramm-Leach-Bliley|GLBA|Credit Repair Organizations Act|CROA|Equal Credit Opportunity Act|ECOA|FACTA|FACT Act|Fair and Accurate Credit|TCPA|Privacy Act|RESPA|Dodd-Frank(?: Act)?|UDAAP|UDAP|FTC Act|Federal Trade Commission Act|Reg(?:ulation|\.) (?:B|E|M|X|Z|CC))\b/gu,
    reason: 'That law is not about disputes like this one.',
  },
];
