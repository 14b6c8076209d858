import { dollars, proPrice } from '@creditfix/shared/billing';
import type { Plan } from '@creditfix/shared/accounts';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './plan-table.module.css';
import { tableWords } from './messages.tsx';

const rows = tableWords.rows(dollars(proPrice.amountCents));

/** Both plans side by side, in words. */
export function PlanTable({ plan }: { readonly plan: Plan }) {
  const yours = (column: Plan) =>
    column === plan && <span className={classes.yours}>{tableWords.yours}</span>;
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{tableWords.what}</VisuallyHidden>
            </th>
            <th scope="col">
              {tableWords.planNames.free} {yours('free')}
            </th>
            <th scope="col">
              {tableWords.planNames.pro} {yours('pro')}
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
      <p className={classes.note}>{tableWords.note}</p>
    </>
  );
}
