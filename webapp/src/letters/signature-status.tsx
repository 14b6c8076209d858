import { Link } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import classes from './signature-status.module.css';

/** Whether a signature is kept for the next letter, and where to see or remove it. */
export function SignatureStatus({ saved }: { readonly saved: boolean }) {
  return (
    <section aria-labelledby="signature-status-heading" className={classes.card}>
      <h2 id="signature-status-heading">Your signature</h2>
      <p className={classes.line}>
        <Icon name={saved ? 'check' : 'pen'} />
        {saved ? 'Saved for your next letter.' : 'No signature is saved.'}
      </p>
      <p className={classes.quiet}>
        {saved
          ? 'It is never put on a letter by itself: you sign each one.'
          : 'You can save one when you sign a letter.'}
      </p>
      <Link to="/account" className={classes.more}>
        My Account
      </Link>
    </section>
  );
}
