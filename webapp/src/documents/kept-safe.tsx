import { documentLimits } from '@creditfix/shared/documents';
import { Icon } from '#webapp/kit/index.ts';
import { limitWords } from './copy-words.ts';
import classes from './kept-safe.module.css';

/** Said before a file is picked: what can be added, what to cover up, and how it is kept. */
export function KeptSafe() {
  return (
    <div className={classes.safe}>
      <p>
        {limitWords} A photo of the whole page is enough. We print what you add behind your letter.
      </p>
      <p className={classes.cover}>
        <Icon name="pen" />
        <span>
          <strong>Cover up what the letter does not need:</strong> full card numbers, and what
          medical care was for. Keep every original at home.
        </span>
      </p>
      <details className={classes.more}>
        <summary>
          <Icon name="lock" /> How we keep your copies
        </summary>
        <ul>
          <li>They are stored encrypted.</li>
          <li>We take out hidden data, such as the place where a photo was taken.</li>
          <li>
            A copy is deleted {documentLimits.keptDays} days after the last letter that uses it. One
            that no letter uses goes {documentLimits.keptDays} days after you added it.
          </li>
          <li>You can delete a copy yourself at any time.</li>
        </ul>
      </details>
    </div>
  );
}
