import { CheckedLetter } from './checked-letter.tsx';
import { Closing } from './closing.tsx';
import { Cost } from './cost.tsx';
import { Counters } from './counters.tsx';
import { Hero } from './hero.tsx';
import classes from './home.module.css';
import { Questions } from './questions.tsx';
import { StartBar } from './start-bar.tsx';
import { ThreeSteps } from './three-steps.tsx';
import { Voices } from './voices.tsx';

export { CertifiedLabel } from './certified-label.tsx';
export { SampleLetter } from './sample-letter.tsx';
export { ThreeSteps };

/** The home page without what it says of itself in the head: the address of the prices shows it too. */
export function HomeSections() {
  return (
    <>
      <div className={classes.home}>
        <Hero />
        <Counters />
        <ThreeSteps />
        <CheckedLetter />
        <Voices />
        <Cost />
        <Questions />
        <Closing />
      </div>
      <StartBar />
    </>
  );
}
