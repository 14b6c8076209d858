import type { Bureau } from '../../letters/index.ts';
import type { Fact, ReportDate, SourceLine } from '../contract/report.ts';

/** What a bureau answered about items that were disputed, as its own words say. Only a person says what it means for them. */

export const AnswerSays = {
  deleted: 'deleted',
  /** Something about it was changed; whether it is right now, only the person knows. */
  updated: 'updated',
  /** "Verified", "remains": nothing of what was disputed has changed. */
  verified: 'verified',
  /** Set aside as frivolous or irrelevant: 15 U.S.C. § 1681i(a)(3). */
  frivolous: 'frivolous',
  more_information: 'more_information',
  need_id: 'need_id',
  /** A deleted item was put back: 15 U.S.C. § 1681i(a)(5)(B). */
  reinserted: 'reinserted',
  /** 15 U.S.C. § 1681c-2(c). */
  block_declined: 'block_declined',
} as const;

export type AnswerSays = keyof typeof AnswerSays;

/** An item as the person disputed it. */
export interface DisputedItem {
  readonly id: string;
  readonly company: string;
  /** The last digits of the account number; empty where there are none. */
  readonly ending: string;
}

export interface ItemAnswer {
  readonly item: DisputedItem['id'];
  /** Missing where the words leave a doubt: then the person reads the lines and says it. */
  readonly says?: AnswerSays;
  /** A new report has it, and there is no earlier one to compare it with. */
  readonly isThere?: true;
  /** Where the item is named, and what is said about it. */
  readonly lines: readonly SourceLine[];
}

export interface BureauAnswer {
  /** A letter with results, or a new credit report in which the items are looked up. */
  readonly from: 'letter' | 'report';
  readonly bureau: Bureau;
  readonly date: Fact<ReportDate>;
  /** The day of the report that a new one was held against; its line is on page 0 where only its facts were kept. */
  readonly comparedWith?: Fact<ReportDate>;
  /** Of the items that were asked for, those that the file says something about. */
  readonly items: readonly ItemAnswer[];
}
