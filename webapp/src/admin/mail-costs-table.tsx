import { dollars } from '@creditfix/shared/billing';
import { mailStatusLabel } from '@creditfix/shared/mailing';
import { dayWords } from '#webapp/kit/index.ts';
import type { MailCosts } from './mail-costs-panel.tsx';
import classes from './mail-costs.module.css';
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
export function MailCostsTable({ pieces: mailpieces }: Pick<MailCosts, 'pieces'>) {
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
