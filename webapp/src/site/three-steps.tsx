import { FormDrawing, LetterDrawing, StampedEnvelopeDrawing } from './step-drawings.tsx';
import classes from './three-steps.module.css';
import { words } from './three-steps.words.ts';

const steps = [
  { drawing: <FormDrawing />, ...words.form },
  { drawing: <LetterDrawing />, ...words.letter },
  { drawing: <StampedEnvelopeDrawing />, ...words.envelope },
];

export function ThreeSteps() {
  return (
    <section className={classes.section} aria-labelledby="steps-title">
      <h2 id="steps-title">{words.title}</h2>
      <ol className={classes.steps}>
        {steps.map(({ drawing, title, text }) => (
          <li key={title} className={classes.step}>
            <div className={classes.drawing}>{drawing}</div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
