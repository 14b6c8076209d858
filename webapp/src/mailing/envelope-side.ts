import type { FieldFault } from '@creditfix/shared/kernel';
import { AddressVerdict, mailAddressSchema, type MailAddress } from '@creditfix/shared/mailing';
import { sameAddress, samePlace, type AddressText } from './address-difference.ts';

/** One address of the envelope on its way from what the letter says to what the post knows; pure. */

export type AddressField = keyof MailAddress;

/** What the post said, and about which address. */
export interface AddressAnswer {
  readonly verdict: AddressVerdict;
  readonly suggestion: MailAddress | null;
  readonly text: string;
}

export interface EnvelopeSide {
  readonly address: Readonly<Record<AddressField, string>>;
  readonly editing: boolean;
  readonly faults: readonly FieldFault[];
  readonly answer?: AddressAnswer | undefined;
  /** The person has settled it: by taking the suggestion, by insisting, or because the post knows it. */
  readonly settled?: 'known' | 'as_entered' | undefined;
}

export type SideMove =
  | { readonly kind: 'edit' }
  | { readonly kind: 'type'; readonly field: AddressField; readonly value: string }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'answer'; readonly about: AddressText; readonly answer: AddressAnswer }
  | { readonly kind: 'use_suggestion' }
  | { readonly kind: 'use_as_entered' };

export function sideOf(address: Readonly<Record<string, string>>): EnvelopeSide {
  const { name = '', line1 = '', line2 = '', city = '', state = '', zip = '' } = address;
  return { address: { name, line1, line2, city, state, zip }, editing: false, faults: [] };
}

export function moveSide(side: EnvelopeSide, move: SideMove): EnvelopeSide {
  switch (move.kind) {
    case 'edit':
      return { ...side, editing: true, answer: undefined, settled: undefined };
    case 'type': {
      const address = { ...side.address, [move.field]: move.value };
      const faults = side.faults.filter(({ path }) => path !== move.field);
      return { address, editing: true, faults };
    }
    case 'faults':
      return { ...side, editing: true, answer: undefined, settled: undefined, faults: move.faults };
    case 'answer':
      // It was typed on while the post was being asked.
      if (!sameAddress(side.address, move.about)) return side;
      return {
        ...side,
        editing: false,
        faults: [],
        answer: move.answer,
        settled: needsAChoice(move.answer, side.address) ? undefined : 'known',
      };
    case 'use_suggestion': {
      const { suggestion } = side.answer ?? {};
      if (!suggestion) return side;
      const address = { ...suggestion, line2: suggestion.line2 ?? '' };
      return { address, editing: false, faults: [], settled: 'known' };
    }
    case 'use_as_entered':
      return { ...side, editing: false, faults: [], settled: 'as_entered' };
  }
}

/** True if the post knows another place or none. If nobody could look, the person's own reading has to do. */
export function needsAChoice(
  { verdict, suggestion }: Pick<AddressAnswer, 'verdict' | 'suggestion'>,
  asked: AddressText,
): boolean {
  if (verdict === AddressVerdict.corrected) return !suggestion || !samePlace(suggestion, asked);
  return verdict !== AddressVerdict.confirmed && verdict !== AddressVerdict.not_checked;
}

/** What an envelope can't carry, by field. */
export function faultsIn({ address }: Pick<EnvelopeSide, 'address'>): readonly FieldFault[] {
  const checked = mailAddressSchema.safeParse(address);
  if (checked.success) return [];
  const seen = new Set<string>();
  return checked.error.issues.flatMap(({ path, message }) => {
    const field = String(path[0] ?? 'line1');
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ path: field, message }];
  });
}

/** As it is sent: an empty second line is none. */
export function toSend({ address }: Pick<EnvelopeSide, 'address'>): MailAddress {
  const { line2, ...rest } = address;
  return line2.trim() === '' ? rest : { ...rest, line2 };
}
