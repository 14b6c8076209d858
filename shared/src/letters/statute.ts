import type { CalendarDate } from '../kernel/index.ts';

/** A piece of law that a letter may cite. What it means in plain words is in `statutes.words.ts`, in both languages. */
export interface Statute {
  /** The words as they are in a letter. */
  readonly citation: string;
  /** `15 USC 1681i(a)(1)(A)`, `12 CFR 1022.43(a)(3)`: how the law is found again in a text. */
  readonly section: string;
  /** Who has to follow it. */
  readonly binds: 'bureau' | 'furnisher' | 'collector' | 'user_of_reports' | 'business';
  readonly source: string;
  readonly checkedAt: CalendarDate;
  /** Not yet compared with the current text word for word: no deadline may rest on it alone. */
  readonly unconfirmed?: true;
}

const CHECKED_AT = '2026-11-21';

/** A section of title 15 of the United States Code. */
export const code = (section: string) => ({
  citation: `15 U.S.C. § ${section}`,
  section: `15 USC ${section}`,
  source: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section${/^[\da-z-]+/.exec(section)?.[0]}`,
  checkedAt: CHECKED_AT,
});

/** A section of title 12 of the Code of Federal Regulations. */
export const rule = (section: string) => ({
  citation: `12 C.F.R. § ${section}`,
  section: `12 CFR ${section}`,
  source: `https://www.ecfr.gov/current/title-12/section-${/^[\d.]+/.exec(section)?.[0]}`,
  checkedAt: CHECKED_AT,
});
