import type { ExportKind } from '@creditfix/shared/admin';
import { dateWords } from '#webapp/kit/index.ts';
import type { FilterTexts } from '../lists/filter-bar.tsx';
import { letterChoices, userChoices } from '../lists/list-filters.ts';

const choicesOf = { users: userChoices, letters: letterChoices } as const;
const searches = { users: 'email', letters: 'reference or user id' } as const;

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
