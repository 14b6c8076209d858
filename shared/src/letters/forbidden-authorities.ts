/**
 * Authorities that circulate in sample letters and hurt a dispute with a bureau: the linter stops them and says why. Content
 * table; the order matters where two patterns meet, the first one speaks.
 */
export interface ForbiddenAuthority {
  readonly code: string;
  readonly pattern: RegExp;
  readonly reason: string;
}

export const forbiddenAuthorities: readonly ForbiddenAuthority[] = [
  {
    code: 'fdcpa',
    pattern:
      /\b(?:FDCPA|Fair Debt Collection(?: Practices)?(?: Act)?|1692-?[a-p](?:-\d)?|debt validation)\b|(?:\bUSC|U\.S\.C\.|§|\bsection)\s*§?\s*1692\b/giu,
    reason: 'That law binds debt collectors. A credit bureau has no duty under it.',
  },
  {
    code: 'regulation_f',
    pattern: /\b(?:Regulation F|Reg\.? F|(?<![$\d.,]|\$ )1006\.\d{1,3}(?! dollars))\b/giu,
    reason: 'Regulation F binds debt collectors. A credit bureau has no duty under it.',
  },
  {
    code: 'direct_dispute_rule',
    pattern: /(?<![$\d.,]|\$ )\b1022\.4[23]\b(?! dollars)/giu,
    reason:
      'That rule is for disputes sent to the company that reported the item, not to a bureau.',
  },
  {
    code: 'furnisher_duty',
    pattern: /\b(?:1681-?s-?2|(?:section|sec\.|§)\s*623|623 (?:dispute|letter))\b/giu,
    reason: 'That section binds the company that reported the item, not the bureau.',
  },
  {
    code: 'section_609',
    pattern:
      /(?:\b1681-?g|(?:\bsections?|\bsec\.|§)\s*609|\b609 (?:dispute|letter|loophole|request|method|process|template|trick|strategy|challenge))\b|\b(?:per|pursuant to|under|citing|invok(?:e|ing)) 609\b(?![.,]\d| (?:dollars|points|days|[nsew]\.? |\p{L}+ (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|court|ct|place)\b))/giu,
    reason:
      'Section 609 lets you see your file. It is no reason to take an item out, and bureaus know it.',
  },
  {
    code: 'circular_2022_07',
    pattern: /\b(?:CFPB )?(?:Circular|Bulletin) 20\d\d-\d+\b/giu,
    reason: 'The CFPB has withdrawn that guidance.',
  },
  {
    code: 'medical_debt_rule',
    pattern: /\b(?:medical debt rule|CFPB(?:'s|’s)? medical|Regulation V medical)\b/giu,
    reason: 'A court set that medical debt rule aside in July 2025.',
  },
  {
    code: 'hipaa',
    pattern: /\b(?:H\.?I\.?P\.?(?:A\.?A|P\.?A)\b|Health Insurance Portability\b)/giu,
    reason: 'HIPAA does not decide what a credit report may show.',
  },
  {
    code: 'ucc',
    pattern: /\b(?:UCC|U\.C\.C\.|Uniform Commercial Code)/giu,
    reason: 'The Uniform Commercial Code does not decide what a credit report may show.',
  },
  {
    code: 'metro_2',
    pattern: /\bMetro[\s-]?2\b/giu,
    reason: 'Metro 2 is a data format of the industry, not a law.',
  },
  {
    code: 'e_oscar',
    pattern: /\be-?oscar\b/giu,
    reason: 'e-OSCAR is how bureaus and companies exchange disputes, not a law.',
  },
  {
    code: 'limitation_period',
    pattern:
      /\bstatutes? of limitations?\b|\btime-? ?barred\b|\blimitations? periods?\b|\bthe SOL\b|\bSOL (?:has |is )?(?:expired|passed|over|ran out)\b/giu,
    reason:
      'The statute of limitations is about lawsuits. It does not decide how long a bureau may report an item.',
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
    code: 'state_law',
    pattern:
      /\b(?:(?:Civil|Civ\.|Penal|Finance|Fin\.|Business|Bus\.|Insurance) Code|Gen(?:eral|\.) (?:Stat(?:utes|\.)|Bus(?:iness|\.) Law)|Rosenthal(?: Act)?|Rev(?:ised|\.) Stat(?:utes|\.))/gu,
    reason:
      'Which state laws still count for credit reports is disputed, so this letter leaves them out.',
  },
  {
    code: 'other_act',
    pattern:
      /\b(?:Fair Credit Billing Act|FCBA|Truth in Lending|TILA|Gramm-Leach-Bliley|GLBA|Credit Repair Organizations Act|CROA|Equal Credit Opportunity Act|ECOA|FACTA|FACT Act|Fair and Accurate Credit|TCPA|Privacy Act)\b/gu,
    reason: 'That law is not about disputes with a credit bureau.',
  },
];
