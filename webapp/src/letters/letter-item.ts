import type { DisputeReason } from '@creditfix/shared/letters';

/** One item of a letter while it is being filled in. */
export interface ItemAnswers {
  readonly creditorName: string;
  readonly accountNumber: string;
  readonly disputeReason: DisputeReason | '';
  readonly customDetails: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** `item` counts from 1; the first one if nothing is said. */
export type ItemChange =
  | {
      readonly kind: 'detail';
      readonly item?: number;
      readonly field: 'creditorName' | 'accountNumber' | 'customDetails';
      readonly value: string;
    }
  | { readonly kind: 'reason'; readonly item?: number; readonly reason: DisputeReason | '' }
  | {
      readonly kind: 'fact';
      readonly item?: number;
      readonly key: string;
      readonly value: string;
    };

export const emptyItem: ItemAnswers = {
  creditorName: '',
  accountNumber: '',
  disputeReason: '',
  customDetails: '',
  facts: {},
};

export function changeItem(answers: ItemAnswers, change: ItemChange): ItemAnswers {
  switch (change.kind) {
    case 'detail':
      return { ...answers, [change.field]: change.value };
    case 'reason':
      return { ...answers, disputeReason: change.reason };
    case 'fact':
      return { ...answers, facts: { ...answers.facts, [change.key]: change.value } };
  }
}

/**
 * Where the fields of an item are in the request: the further ones under `moreItems`.
 *
 * @param item counted from 1
 */
export function itemPath(item: number): string {
  return item === 1 ? 'disputeDetails' : `disputeDetails.moreItems.${item - 2}`;
}

/** True if nothing is in it but what a template brought along. */
export function noItem(answers: ItemAnswers, brought: ItemAnswers): boolean {
  const { facts, disputeReason, ...texts } = answers;
  return (
    (disputeReason === '' || disputeReason === brought.disputeReason) &&
    Object.values(texts).every((text) => text.trim() === '') &&
    Object.entries(facts).every(
      ([key, value]) => value.trim() === '' || value === brought.facts[key],
    )
  );
}
