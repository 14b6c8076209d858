import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#webapp/kit/index.ts';

/** What each plan gives, side by side. */
export const tableWords = {
  what: 'What',
  yours: 'Your plan',
  planNames: { free: 'Free', pro: 'Credit Fix Pro' },
  rows: (price: string) => [
    { what: 'Price', free: '$0', pro: `${price} a month` },
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
  ],
  note: 'A billing period is the month from one payment to the next. Fair use means 3 letters in it. Tries beyond that are counted, and an account that keeps trying may be restricted.',
};

/** What was paid, and what is still to be paid. */
export const paymentWords = {
  what: 'your payments',
  none: 'You have paid nothing so far.',
  notPaid: 'Not paid yet. We can mail your next letter once it is.',
  payNow: (what: string) => (
    <>
      Pay now <VisuallyHidden>for {what}, opens in a new tab</VisuallyHidden>
    </>
  ),
  invoice: (day: string) => (
    <>
      Invoice <VisuallyHidden>of {day}, opens in a new tab</VisuallyHidden>
    </>
  ),
  allBack: 'all of it paid back',
  partBack: (amount: string) => `${amount} of it paid back`,
};

/** Where no payment provider is set up. */
export const paymentsOff = (
  <>
    Online payment is not set up on this site, so nothing can be charged here. Whoever runs the site
    can give you Pro: <Link to="/contact?subject=billing">write to support</Link>.
  </>
);
