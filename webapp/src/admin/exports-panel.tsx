import { exportEndpoints } from '@creditfix/shared/admin';
import { Answered, queryOf, useQuery } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { ExportLists } from './export-lists.tsx';
import { ScheduleExport } from './schedule-export.tsx';
import { useSignedOut } from './admin.queries.ts';

const NEWS_AFTER_MS = 3_000;

/** Exports that are made in the background and fetched here; the email about them leads to this tab. */
export function ExportsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery({
    ...queryOf(exportEndpoints.listExports),
    // While a file is under way, the list is read again from time to time.
    refetchInterval: ({ state }) =>
      state.data?.files.some(({ status }) => status === 'waiting' || status === 'making') &&
      NEWS_AFTER_MS,
  });
  useSignedOut(answer, onSignedOut);
  const refresh = () => void answer.refetch();
  return (
    <section aria-labelledby="exports-heading">
      <h2 id="exports-heading" className={classes.heading}>
        Exports
      </h2>
      <p className={`${classes.quiet} ${classes.told}`}>
        These are made in the background, with names and addresses cut short. We email you a link;
        the file waits here for 7 days.
      </p>
      <ScheduleExport onAsked={refresh} />
      <Answered answer={answer} what="the exports" lines={5}>
        {(listed) => <ExportLists listed={listed} onChanged={refresh} />}
      </Answered>
    </section>
  );
}
