import { exportEndpoints } from '@creditfix/shared/admin';
import { useEffect } from 'react';
import { Answered, callApi, useAnswer, type AnswerOnScreen } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import { ExportLists, type Listed } from './export-lists.tsx';
import { ScheduleExport } from './schedule-export.tsx';
import { useSignedOut } from './use-signed-out.ts';

const askExports = (signal: AbortSignal) => callApi(exportEndpoints.listExports, { signal });

/** Exports that are made in the background and fetched here; the email about them leads to this tab. */
export function ExportsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useAnswer(askExports);
  useSignedOut(answer, onSignedOut);
  useNewsOfFiles(answer);
  return (
    <section aria-labelledby="exports-heading">
      <h2 id="exports-heading" className={classes.heading}>
        Exports
      </h2>
      <p className={`${classes.quiet} ${classes.told}`}>
        These are made in the background, with names and addresses cut short. We email you a link;
        the file waits here for 7 days.
      </p>
      <ScheduleExport onAsked={answer.refresh} />
      <Answered answer={answer} what="the exports" lines={5}>
        {(listed) => <ExportLists listed={listed} onChanged={answer.refresh} />}
      </Answered>
    </section>
  );
}

const NEWS_AFTER_MS = 3_000;

/** While a file is under way, the list is read again from time to time. */
function useNewsOfFiles({ state, refresh }: AnswerOnScreen<Listed>): void {
  const files = state.kind === 'ready' ? state.data.files : undefined;
  useEffect(() => {
    const isUnderWay = files?.some(({ status }) => status === 'waiting' || status === 'making');
    if (!isUnderWay) return undefined;
    const timer = setTimeout(refresh, NEWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [files, refresh]);
}
