import type { Enclosure } from '../../documents/index.ts';
import { bureauRows } from './bureau-rows.ts';
import { collectorRows } from './collector-rows.ts';
import { furnisherRows, inquirerRows } from './furnisher-rows.ts';
import type { LetterPurpose, LetterRecipient } from '../contract/letter-purpose.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import type { LegalMode } from '../../kernel/index.ts';
import type { StatuteKey } from './statutes.ts';

/**
 * The rule table: for each recipient and purpose, which law a letter may name, what it needs, asks for and must never say, and
 * which deadline it starts. The rows are in one file per recipient. Raise the version with every change.
 */
export const ruleTableVersion = '2026-11-27.1';

export interface ConditionalStatute {
  readonly statute: StatuteKey;
  /** The condition in words, for readers of the table. */
  readonly only: string;
  readonly when: (dispute: DisputeCase) => boolean;
}

/** A time that begins when the recipient has the letter. */
export interface StartedClock {
  readonly length: number;
  readonly unit: 'days' | 'business_days';
  readonly law: StatuteKey;
  /** What has to be done within it, in plain words. */
  readonly what: string;
  /** Where the clock runs only in some cases: which ones, in words. */
  readonly only?: string;
}

export interface RecipientRule {
  readonly statutes: readonly StatuteKey[];
  readonly conditional: readonly ConditionalStatute[];
  /** Questions that must be answered, if they are asked. */
  readonly factsRequired: readonly string[];
  readonly asksFor: string;
  /** Without these enclosures in the envelope the letter cannot ask for what it asks for. */
  readonly enclosuresNeeded: readonly Enclosure[];
  readonly enclosuresAdvised: readonly Enclosure[];
  readonly mustNotSay: readonly string[];
  /** None if the law sets no deadline for an answer. */
  readonly clocks: readonly StartedClock[];
}

export type RecipientRows = Readonly<Partial<Record<LetterPurpose, RecipientRule>>>;

export const ruleTable: Readonly<Record<LetterRecipient, RecipientRows>> = {
  bureau: bureauRows,
  furnisher: furnisherRows,
  collector: collectorRows,
  inquirer: inquirerRows,
};

/** The row of a letter; undefined if no such letter is ever written. */
export function ruleFor(
  purpose: LetterPurpose,
  recipient: LetterRecipient,
): RecipientRule | undefined {
  return ruleTable[recipient][purpose];
}

/** The law that a letter with these items may name. */
export function allowedStatutes(
  cases: readonly DisputeCase[],
  legalMode: LegalMode = 'self_help',
): ReadonlySet<StatuteKey> {
  return new Set(
    cases.flatMap((dispute) => {
      const rule = ruleFor(dispute.purpose, dispute.recipient);
      return [
        ...(rule?.statutes ?? []),
        ...(rule?.conditional ?? [])
          .filter(({ when }) => when(dispute))
          .map(({ statute }) => statute),
      ].filter((key) => legalMode === 'self_help' || !isDirectDuty(key));
    }),
  );
}

/** 15 U.S.C. 1681s-2(a)(8) and 12 CFR 1022.43: the duty to investigate a direct dispute, and what hangs on it. */
function isDirectDuty(key: StatuteKey): boolean {
  return key.startsWith('direct.') || key === 'furn.direct' || key === 'furn.directPeriod';
}
