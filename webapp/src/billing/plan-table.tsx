import { dollars, planNames, proPrice } from '@creditfix/shared/billing';
import type { Plan } from '@creditfix/shared/accounts';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './plan-table.module.css';

const rows: readonly { readonly what: string; readonly free: string; readonly pro: string }[] = [
  { what: 'Price', free: '$0', pro: `${dollars(proPrice.amountCents)} a month` },
  { what: 'Letters', free: '1 each calendar month', pro: 'Up to 3 each billing period' },
  { what: 'Bureaus', free: 'Any one of the three', pro: 'All three at once' },
  { what: 'PDF to print and mail yourself', free: 'Yes', pro: 'Yes' },
  {
    what: 'Certified mail with tracking',
    free: 'No',
    pro: 'Yes. The price of each mailing is shown first.',
  },
  { what: 'Dashboard with letters and dates', free: 'Yes', pro: 'Yes' },
  { what: 'Support', free: 'Yes', pro: 'Yes, answered first' },
  { what: 'Ending it', free: 'Nothing to cancel', pro: 'Any time, one click' },
];

/** Both plans side by side, in words. */
export function PlanTable({ plan }: { readonly plan: Plan }) {
  const yours = (column: Plan) =>
    column === plan && <span className={classes.yours}>Your plan</span>;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            <th scope="col">
              {planNames.free} {yours('free')}
            </th>
            <th scope="col">
              {planNames.pro} {yours('pro')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, free, pro }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{free}</td>
              <td>{pro}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        A billing period is the month from one payment to the next. Fair use means 3 letters in it.
        Tries beyond that are counted, and an account that keeps trying may be restricted.
      </p>
    </>
  );
}
