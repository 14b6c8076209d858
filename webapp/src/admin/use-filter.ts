import { useSearchParams } from 'react-router-dom';
import type { FilterTexts } from './filter-bar.tsx';

const NOT_FILTERS = new Set(['tab', 'open', 'order']);

/** Which end of a list comes first. */
export type ListOrder = 'newest' | 'oldest';

/** The filter and order of the list on screen, and the row that is opened: all are in the address, to be kept and sent. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  const order: ListOrder = search.get('order') === 'oldest' ? 'oldest' : 'newest';
  const placeOf = (turned: ListOrder): FilterTexts => ({
    ...(tab === null ? {} : { tab }),
    ...(turned === 'oldest' ? { order: turned } : {}),
  });
  const place = placeOf(order);
  const filter: FilterTexts = Object.fromEntries(
    [...search].filter(([name]) => !NOT_FILTERS.has(name)),
  );
  return {
    filter,
    /** The filter as one text. */
    question: new URLSearchParams(filter).toString(),
    order,
    setOrder: (turned: ListOrder) =>
      setSearch({ ...placeOf(turned), ...filter }, { replace: true }),
    opened: search.get('open') ?? undefined,
    setFilter: (texts: FilterTexts) => setSearch({ ...place, ...texts }, { replace: true }),
    open: (id: string | undefined) =>
      setSearch({ ...place, ...filter, ...(id === undefined ? {} : { open: id }) }),
  };
}
