import { shownTestimonials } from '@creditfix/shared/kernel';
import { language, useSiteFacts } from '#webapp/kit/index.ts';
import { words } from './home.words.ts';
import classes from './voices.module.css';

/** What people told the owner, in their words, and whose words they are. */
export function Voices() {
  const said = shownTestimonials(useSiteFacts());
  if (said.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="voices-title">
      <h2 id="voices-title">{words.voices.title}</h2>
      <div className={classes.voices}>
        {said.map(({ name, improvement, text }) => (
          <figure key={name} className={classes.voice}>
            <blockquote>
              <p>{text[language]}</p>
            </blockquote>
            <figcaption>
              <span className={classes.initials} aria-hidden>
                {initials(name)}
              </span>
              <span>
                <span className={classes.name}>{name}</span>
                <span className={classes.improvement}>{improvement[language]}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={classes.note}>{words.voices.note}</p>
    </section>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map(([first = '']) => first)
    .join('');
}
