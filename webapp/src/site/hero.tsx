import { Link } from 'react-router-dom';
import { ButtonLink } from '#webapp/kit/index.ts';
import classes from './hero.module.css';
import { SampleLetter } from './sample-letter.tsx';

export function Hero() {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.words}>
        <h1 id="hero-title">Something wrong on your credit report? Put it in writing.</h1>
        <p className={classes.lead}>
          Answer a few plain questions. We set your facts into a dispute letter with the law that
          fits and the address it goes to. You read it, sign it and send it.
        </p>
        <div className={classes.action}>
          <ButtonLink to="/generate-letter" look="deed" iconAfter="arrow">
            Start your free letter
          </ButtonLink>
          <Link to="/how-it-works">See how it works</Link>
        </div>
        <p className={classes.terms}>One letter a month is free. No credit card.</p>
      </div>
      <SampleLetter />
    </section>
  );
}
