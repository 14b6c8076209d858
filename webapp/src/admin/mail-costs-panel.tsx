import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { dollars } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import { useState } from 'react';
import {
  Answered,
  Button,
  EmptyState,
  keepPreviousData,
  queryOf,
  useQuery,
} from '#webapp/kit/index.ts';
import classes from './mail-costs.module.css';
import { MailCostsTable } from './mail-costs-table.tsx';
import { useSignedOut } from './admin.queries.ts';

export type MailCosts = DataOf<typeof manualMailQueueEndpoints.mailCosts>;

const PAGE = 50;

/** What mailing brings in and what it costs. */
export function MailCostsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [page, setPage] = useState(1);
  const answer = useQuery({
    ...queryOf(manualMailQueueEndpoints.mailCosts, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  useSignedOut(answer, onSignedOut);
  return (
    <section aria-labelledby="mail-costs-heading">
      <h2 id="mail-costs-heading" className={classes.heading}>
        Mail costs
      </h2>
      <Answered answer={answer} what="the costs" lines={6}>
        {(costs) =>
          costs.totals.pieces === 0 ? (
            <EmptyState icon="envelope" title="Nothing was mailed yet">
              Each letter that is handed to a carrier shows here with its price and its cost.
            </EmptyState>
          ) : (
            <>
              <Totals totals={costs.totals} />
              <MailCostsTable pieces={costs.pieces} />
              <Pages page={page} all={costs.totals.pieces} onPage={setPage} />
            </>
          )
        }
      </Answered>
    </section>
  );
}

function Totals({ totals }: Pick<MailCosts, 'totals'>) {
  const { pieces: mailpieces, paidCents, costCents, withoutCost } = totals;
  const facts = [
    ['Letters', mailpieces.toLocaleString('en-US')],
    ['Paid by senders', dollars(paidCents)],
    ['Cost', dollars(costCents)],
    ['Margin', dollars(paidCents - costCents)],
  ] as const;
  return (
    <>
      <dl className={classes.totals}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {withoutCost > 0 && (
        <p className={classes.quiet}>
          The cost of {withoutCost === 1 ? '1 letter is' : `${withoutCost} letters is`} not known
          yet, so the real margin is lower.
        </p>
      )}
    </>
  );
}

interface PagesProps {
  readonly page: number;
  readonly all: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, all, onPage }: PagesProps) {
  const last = Math.max(1, Math.ceil(all / PAGE));
  if (last === 1) return null;
  return (
    <nav className={classes.pages} aria-label="Pages of the list">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <p className={classes.quiet} role="status">
        Page {page} of {last}
      </p>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
