import { ButtonLink } from '#webapp/kit/index.ts';
import classes from './closing.module.css';
import { MailboxDrawing } from './mailbox-drawing.tsx';
import { words } from './home.words.ts';
import start from './start-bar.module.css';

/** The last thing read: one step, and that it need not be taken now. */
export function Closing() {
  return (
    <section className={classes.section} aria-labelledby="closing-title">
      <div className={classes.words}>
        <h2 id="closing-title">{words.closing.title}</h2>
        <p>{words.closing.text}</p>
        <div className={start.deed}>
          <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow">
            {words.hero.start}
          </ButtonLink>
        </div>
      </div>
      <MailboxDrawing />
    </section>
  );
}
