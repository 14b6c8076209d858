import { UserStatus, type ExportKind } from '@creditfix/shared/admin';
import {
  DisputeReason,
  disputeReasonLabels,
  LetterRecipient,
  LetterStatus,
} from '@creditfix/shared/letters';
import { useSearchParams } from 'react-router-dom';
import { dateWords } from '#webapp/kit/index.ts';
import type { FilterChoice, FilterTexts } from './filter-bar.tsx';

const NOT_FILTERS = new Set(['tab', 'open', 'order']);

/** Which end of a list comes first. */
export type ListOrder = 'newest' | 'oldest';

function placeOf(address: URLSearchParams) {
  const tab = address.get('tab');
  const order: ListOrder = address.get('order') === 'oldest' ? 'oldest' : 'newest';
  const filter: FilterTexts = Object.fromEntries(
    [...address].filter(([name]) => !NOT_FILTERS.has(name)),
  );
  return { tab, order, filter, opened: address.get('open') ?? undefined };
}

/** The filter and order of the list on screen, and the row that is opened: all are in the address, to be kept and sent. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const { order, filter, opened } = placeOf(search);
  /** From the address as it is by now: a row may be clicked before the list of a new filter is drawn. */
  const change = (
    part: { readonly order?: ListOrder; readonly filter?: FilterTexts; readonly open?: string },
    how?: { readonly replace: true },
  ) => {
    const now = { ...placeOf(new URLSearchParams(window.location.search)), ...part };
    setSearch(
      {
        ...(now.tab === null ? {} : { tab: now.tab }),
        ...(now.order === 'oldest' ? { order: now.order } : {}),
        ...now.filter,
        ...(now.open === undefined ? {} : { open: now.open }),
      },
      how,
    );
  };
  return {
    filter,
    /** The filter as one text. */
    question: new URLSearchParams(filter).toString(),
    order,
    setOrder: (turned: ListOrder) => change({ order: turned }, { replace: true }),
    opened,
    setFilter: (texts: FilterTexts) => change({ filter: texts }, { replace: true }),
    open: (id: string | undefined) => change(id === undefined ? {} : { open: id }),
  };
}

/** By what the lists of users and letters can be narrowed, in the words of the staff. */

/** A name of the program's as words: `open_letter` is "Open letter". */
export const spaced = (value: string) =>
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

const choicesOf = { users: userChoices, letters: letterChoices } as const;
const searches = { users: 'email', letters: 'reference or email' } as const;

/** "Plan: Pro, joined from Nov 1, 2026": which rows a filter leaves, as the person who set it would say it. */
export function filterWords(kind: ExportKind, filter: FilterTexts): string {
  const { search, from, to } = filter;
  const chosen = choicesOf[kind].flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === filter[name]);
    return option ? [`${label.toLowerCase()} ${option.label}`] : [];
  });
  const words = [
    ...(search ? [`${searches[kind]} “${search}”`] : []),
    ...chosen,
    ...(from ? [`from ${dateWords(from)}`] : []),
    ...(to ? [`to ${dateWords(to)}`] : []),
  ];
  return words.length === 0 ? `All ${kind}` : `Only ${kind} with: ${words.join(', ')}`;
}
