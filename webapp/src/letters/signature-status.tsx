import { Link } from 'react-router-dom';
import { Icon } from '#webapp/kit/index.ts';
import { words } from './saved-signature.words.ts';
import classes from './signature-status.module.css';

/** Whether a signature is kept for the next letter, and where to see or remove it. */
export function SignatureStatus({ saved }: { readonly saved: boolean }) {
  return (
    <section aria-labelledby="signature-status-heading" className={classes.card}>
      <h2 id="signature-status-heading">{words.heading}</h2>
      <p className={classes.line}>
        <Icon name={saved ? 'check' : 'pen'} />
        {saved ? words.saved : words.none}
      </p>
      <p className={classes.quiet}>{saved ? words.savedHint : words.noneHint}</p>
      <Link to="/account" className={classes.more}>
        {words.account}
      </Link>
    </section>
  );
}
