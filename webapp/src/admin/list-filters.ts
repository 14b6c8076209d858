import { UserStatus } from '@creditfix/shared/admin';
import {
  DisputeReason,
  LetterRecipient,
  LetterStatus,
  disputeReasonLabels,
} from '@creditfix/shared/letters';
import type { FilterChoice } from './filter-bar.tsx';

/** By what the lists of users and letters can be narrowed, in the words of the staff. */

const spaced = (value: string) =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');

const optionsOf = (
  values: Readonly<Record<string, string>>,
  label: (value: string) => string = spaced,
) => Object.values(values).map((value) => ({ value, label: label(value) }));

export const userChoices: readonly FilterChoice[] = [
  { name: 'plan', label: 'Plan', options: optionsOf({ free: 'free', pro: 'pro' }) },
  { name: 'status', label: 'Status', options: optionsOf(UserStatus) },
  { name: 'flagged', label: 'Flagged', options: optionsOf({ yes: 'yes', no: 'no' }) },
];

export const letterChoices: readonly FilterChoice[] = [
  { name: 'status', label: 'Status', options: optionsOf(LetterStatus) },
  {
    name: 'reason',
    label: 'Reason',
    options: Object.values(DisputeReason).map((value) => ({
      value,
      label: disputeReasonLabels[value],
    })),
  },
  { name: 'recipient', label: 'Recipient', options: optionsOf(LetterRecipient) },
];
