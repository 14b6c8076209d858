import { Segments } from '#webapp/kit/index.ts';
import { useSearchParams } from 'react-router-dom';
import classes from '../admin-dashboard.module.css';
import { MailCostsPanel } from './mail-costs-panel.tsx';
import { ManualMailQueuePanel } from './print-queue-panel.tsx';

const views = [
  { value: 'queue', label: 'Print queue' },
  { value: 'costs', label: 'Costs' },
] as const;

/** What staff print and mail, and what mailing costs. */
export function MailPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'costs' ? 'costs' : 'queue';
  return (
    <>
      <fieldset className={classes.view}>
        <legend>Part of the mail</legend>
        <Segments
          choices={views}
          value={view}
          onChange={(value) =>
            setSearch(
              { tab: 'mail', ...(value === 'costs' ? { view: value } : {}) },
              { replace: true },
            )
          }
        />
      </fieldset>
      {view === 'queue' ? (
        <ManualMailQueuePanel onSignedOut={onSignedOut} />
      ) : (
        <MailCostsPanel onSignedOut={onSignedOut} />
      )}
    </>
  );
}
