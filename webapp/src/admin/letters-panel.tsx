import { adminListEndpoints } from '@creditfix/shared/admin';
import { useCallback } from 'react';
import { Answered, callApi } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LettersTable } from './letters-table.tsx';
import { letterChoices } from './list-filters.ts';
import { OpenLetter } from './open-letter.tsx';
import { PageButtons } from './page-buttons.tsx';
import { SavedFilters } from './saved-filters.tsx';
import { useFilter } from './use-filter.ts';
import { useSignedOut } from './use-signed-out.ts';
import { useStaffList } from './use-staff-list.ts';

const MOST = 25;

/** The letters of everybody. What one says is opened only with a reason, which is kept. */
export function LettersPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { filter, question, setFilter, opened, open } = useFilter();
  const ask = useCallback(
    (place: { readonly after?: string }, signal: AbortSignal) =>
      callApi(adminListEndpoints.adminLetters, {
        query: {
          ...(Object.fromEntries(new URLSearchParams(question)) as object),
          ...place,
          limit: MOST,
        },
        signal,
      }),
    [question],
  );
  const list = useStaffList(question, ask);
  useSignedOut(list.answer, onSignedOut);
  return (
    <section aria-labelledby="letters-heading">
      <div className={classes.head}>
        <h2 id="letters-heading" className={classes.heading}>
          Letters
        </h2>
        {Object.keys(filter).length > 0 && <ExportButton kind="letters" filter={filter} />}
      </div>
      {opened && <OpenLetter key={opened} id={opened} onClose={() => open(undefined)} />}
      <FilterBar
        id="letters"
        searchLabel="Reference begins with, or user id"
        choices={letterChoices}
        value={filter}
        onChange={setFilter}
      />
      <SavedFilters kind="letters" filter={filter} onUse={setFilter} />
      <Answered answer={list.answer} what="the letters" lines={10}>
        {({ letters, total }) => (
          <>
            <LettersTable
              letters={letters}
              empty="No letter fits this filter."
              onOpen={({ id }) => open(id)}
            />
            <PageButtons {...list} shown={letters.length} total={total} />
          </>
        )}
      </Answered>
    </section>
  );
}
