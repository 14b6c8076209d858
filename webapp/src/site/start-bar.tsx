import { ButtonLink } from '#webapp/kit/index.ts';
import { words } from './home.words.ts';
import classes from './start-bar.module.css';

/** On phones the first step stays under the thumb, wherever on the page one reads. */
export function StartBar() {
  return (
    <div className={classes.bar}>
      <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow" wide>
        {words.bar}
      </ButtonLink>
    </div>
  );
}
