import { Icon } from '#webapp/kit/index.ts';
import { limitWords } from './copy-words.ts';
import classes from './kept-safe.module.css';
import { keptSafe as words } from './envelope.words.tsx';

/** Said before a file is picked: what can be added, what to cover up, and how it is kept. */
export function KeptSafe() {
  return (
    <div className={classes.safe}>
      <p>{words.wholePage(limitWords)}</p>
      <p className={classes.cover}>
        <Icon name="pen" />
        <span>{words.coverUp}</span>
      </p>
      <details className={classes.more}>
        <summary>
          <Icon name="lock" /> {words.how}
        </summary>
        <ul>
          {words.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
