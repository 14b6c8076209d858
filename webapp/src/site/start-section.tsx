import { ButtonLink } from '#webapp/kit/index.ts';
import { MailboxDrawing } from './mailbox-drawing.tsx';
import classes from './start-section.module.css';

interface StartSectionProps {
  readonly title: string;
  readonly deed: string;
  readonly note: string;
}

/** The end of a page that tells: the one step that leads on. */
export function StartSection({ title, deed, note }: StartSectionProps) {
  return (
    <section className={classes.section} aria-labelledby="start">
      <div className={classes.words}>
        <h2 id="start">{title}</h2>
        <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow">
          {deed}
        </ButtonLink>
        <p>{note}</p>
      </div>
      <MailboxDrawing />
    </section>
  );
}
