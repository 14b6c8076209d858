import type { Place } from '#server/platform/vault/index.ts';

/** Where each sealed part of a dispute lives; the vault binds the place into the seal. */
export const disputePlaces = {
  item: (rowId: string): Place => ({ column: 'disputes.sealed_item', rowId }),
  target: (rowId: string): Place => ({ column: 'dispute_rounds.sealed_target', rowId }),
  note: (rowId: string): Place => ({ column: 'dispute_rounds.sealed_note', rowId }),
  calendar: (rowId: string): Place => ({ column: 'calendar_feeds.sealed_token', rowId }),
};
