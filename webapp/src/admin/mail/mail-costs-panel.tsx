import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import { dollars } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';
import { mailStatusLabel } from '@creditfix/shared/mailing';
import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  Answered,
  dayWords,
  EmptyState,
  keepPreviousData,
  queryOf,
  useQuery,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import classes from './mail-costs-panel.module.css';
import { classNames } from './staff-mail.ts';

type CostedMailpiece = MailCosts['pieces'][number];

const carriers: Readonly<Record<CostedMailpiece['carrier'], string>> = {
  lob: 'Lob',
  print_queue: 'Our staff',
  self: 'The sender',
};

const charges: Readonly<Record<CostedMailpiece['charge'], string>> = {
  none: '',
  due: 'being charged',
  charged: 'being charged',
  paid: 'paid',
  failed: 'card refused',
  given_back: 'given back',
  not_collected: 'not collected',
  cancelled: 'not charged',
};

/** Each letter with its price beside its cost; on a narrow screen the table moves sideways. */
function MailCostsTable({ pieces: mailpieces }: Pick<MailCosts, 'pieces'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what moves sideways has to be reached by keyboard
    <div className={classes.scroll} role="region" aria-label="Letters and their costs" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">To</th>
            <th scope="col">How</th>
            <th scope="col">Status</th>
            <th scope="col" className={classes.money}>
              Price
            </th>
            <th scope="col" className={classes.money}>
              Cost
            </th>
            <th scope="col" className={classes.money}>
              Margin
            </th>
          </tr>
        </thead>
        <tbody>
          {mailpieces.map((mailpiece) => (
            <CostLine key={mailpiece.id} mailpiece={mailpiece} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CostLine({ mailpiece }: { readonly mailpiece: CostedMailpiece }) {
  const { reference, email, to, toPlace, mailClass, carrier, status, queuedAt } = mailpiece;
  const { priceCents, costCents, charge } = mailpiece;
  const paidCents = charge === 'paid' ? priceCents : 0;
  return (
    <tr>
      <th scope="row">
        {reference}
        <span className={classes.quiet}>{email || 'Deleted account'}</span>
      </th>
      <td>
        {to}
        <span className={classes.quiet}>{toPlace}</span>
      </td>
      <td>
        {classNames[mailClass]}
        <span className={classes.quiet}>{carriers[carrier]}</span>
      </td>
      <td>
        {mailStatusLabel(status)}
        <span className={classes.quiet}>{dayWords(queuedAt)}</span>
      </td>
      <td className={classes.money}>
        {dollars(priceCents)}
        <span className={classes.quiet}>{charges[charge]}</span>
      </td>
      <td className={classes.money}>{costCents === null ? 'Not known' : dollars(costCents)}</td>
      <td className={classes.money}>{costCents === null ? '' : dollars(paidCents - costCents)}</td>
    </tr>
  );
}

type MailCosts = DataOf<typeof manualMailQueueEndpoints.mailCosts>;

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
