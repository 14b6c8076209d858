import { timeZoneOf } from '@creditfix/shared/kernel';
import {
  type DisputeDetails,
  DisputeReason,
  isAboutFile,
  itemIdentity,
  itemsOf,
  TemplateSlug,
} from '@creditfix/shared/letters';
import { z } from 'zod';
import type { LetterStory } from '#server/letters/index.ts';
import { stateCodeOf } from '#server/mailing/index.ts';
import type { Place, Vault } from '#server/platform/vault/index.ts';

/** Where each sealed part of a dispute lives; the vault binds the place into the seal. */
export const disputePlaces = {
  item: (rowId: string): Place => ({ column: 'disputes.sealed_item', rowId }),
  target: (rowId: string): Place => ({ column: 'dispute_rounds.sealed_target', rowId }),
  note: (rowId: string): Place => ({ column: 'dispute_rounds.sealed_note', rowId }),
  calendar: (rowId: string): Place => ({ column: 'calendar_feeds.sealed_token', rowId }),
};

/** The few facts of an item that screens and emails show; the whole form stays with its letter. */

const itemSchema = z.object({
  creditorName: z.string(),
  /** The last digits only. */
  accountEnding: z.string(),
  disputeReason: z.enum(DisputeReason),
  template: z.enum(TemplateSlug).nullable(),
  freeAnnualReport: z.boolean(),
  outsideDirectDispute: z.boolean(),
  /** Of the place where the person lives; see `timeZoneOfPerson`. */
  timeZone: z.string(),
  /** The code of its state, where the address is in one. */
  homeState: z.string().nullable().default(null),
});

export type SealedItem = z.output<typeof itemSchema>;

export function sealItem(vault: Vault, disputeId: string, item: SealedItem): string {
  return vault.sealJson(item, disputePlaces.item(disputeId));
}

export function openItem(vault: Vault, disputeId: string, sealed: string): SealedItem {
  return itemSchema.parse(vault.openJson(sealed, disputePlaces.item(disputeId)));
}

/** An item of a letter, and the key under which the same item is known again, whoever else hears of it. */
export interface LetterItem {
  /** From 1, in the order of the letter. */
  readonly number: number;
  readonly key: string;
  readonly details: DisputeDetails;
  readonly item: SealedItem;
}

export function itemsOfLetter(vault: Vault, story: LetterStory): readonly LetterItem[] {
  return itemsOf(story.disputeDetails).map((details, index) => ({
    number: index + 1,
    key: vault.fingerprint('disputes', `${story.accountId}/${itemIdentity(details)}`),
    details,
    item: {
      creditorName: details.creditorName,
      accountEnding: accountEnding(details.accountNumber),
      disputeReason: details.disputeReason,
      template: details.template ?? null,
      // Of an agency beside the three nobody can say that its file was no free yearly one: its letters wait for 45 days as well.
      freeAnnualReport:
        details.agency !== undefined || details.facts?.['freeAnnualReport'] === 'yes',
      outsideDirectDispute: isAboutFile(details) || OUTSIDE.has(details.facts?.['itemType'] ?? ''),
      timeZone: timeZoneOfPerson(story),
      homeState: stateCodeOf(story.personalInfo.state) ?? null,
    },
  }));
}

/** 12 CFR 1022.43(b)(1): inquiries, personal details and public records are no matter for a direct dispute. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'hard_inquiry',
  'personal_information',
  'bankruptcy',
  'judgment',
  'tax_lien',
]);

/** Reports print some numbers with a hidden end ("440066XXXX"): then there is no ending to show. */
function accountEnding(accountNumber: string): string {
  if (/[*•#]\s*$/.test(accountNumber)) return '';
  const compact = accountNumber.replace(/[^\p{L}\p{N}]/gu, '');
  return /(\d{1,4})\p{L}?$/u.exec(compact)?.[1] ?? '';
}

/**
 * "Today" is the day where the person lives, by the state of the address on their own letter: it was proved by an envelope, while a
 * browser's zone moves with its owner. What is no state falls to the business zone.
 */
function timeZoneOfPerson({ personalInfo: { state } }: LetterStory): string {
  return timeZoneOf(stateCodeOf(state) ?? state);
}
