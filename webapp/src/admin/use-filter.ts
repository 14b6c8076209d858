import { useSearchParams } from 'react-router-dom';
import type { FilterTexts } from './filter-bar.tsx';

const NOT_FILTERS = new Set(['tab', 'open']);

/** The filter of the list on screen, and the row that is opened: both stand in the address, so that they can be kept and sent. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  const place: FilterTexts = tab === null ? {} : { tab };
  const filter: FilterTexts = Object.fromEntries(
    [...search].filter(([name]) => !NOT_FILTERS.has(name)),
  );
  return {
    filter,
    /** The filter as one text. */
    question: new URLSearchParams(filter).toString(),
    opened: search.get('open') ?? undefined,
    setFilter: (texts: FilterTexts) => setSearch({ ...place, ...texts }, { replace: true }),
    open: (id: string | undefined) =>
      setSearch({ ...place, ...filter, ...(id === undefined ? {} : { open: id }) }),
  };
}
