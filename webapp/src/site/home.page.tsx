import { usePageMeta } from '#webapp/kit/index.ts';
import { Cost } from './cost.tsx';
import { Hero } from './hero.tsx';
import classes from './home.module.css';
import { Questions } from './questions.tsx';
import { ThreeSteps } from './three-steps.tsx';

export function HomePage() {
  usePageMeta(
    'Dispute letters for your credit report',
    'Answer plain questions and get a clear dispute letter: your facts, the right law, the right address. One letter a month is free.',
  );
  return (
    <div className={classes.home}>
      <Hero />
      <ThreeSteps />
      <Cost />
      <Questions />
    </div>
  );
}
