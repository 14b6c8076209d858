import { Link } from 'react-router-dom';
import { ButtonLink } from '#webapp/kit/index.ts';
import classes from './hero.module.css';
import { words } from './home.words.ts';
import { SampleLetter } from './sample-letter.tsx';
import start from './start-bar.module.css';

const { headline, lead, how, templates, terms } = words.hero;

export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.words}>
        <h1 id="hero-title">{headline}</h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.action}>
          <div className={start.deed}>
            <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow">
              {words.hero.start}
            </ButtonLink>
          </div>
          <p className={classes.ways}>
            <Link to="/how-it-works">{how}</Link>
            <Link to="/dispute-letters">{templates}</Link>
          </p>
        </div>
        <p className={classes.terms}>{terms}</p>
      </div>
      <SampleLetter />
    </section>
  );
}
