import { FormDrawing, LetterDrawing, StampedEnvelopeDrawing } from './step-drawings.tsx';
import classes from './three-steps.module.css';

const steps = [
  {
    drawing: <FormDrawing />,
    title: 'Say what is wrong',
    text: 'Name the account and answer the questions that fit your case. Each one says why we ask. Stop when you like; your answers are saved.',
  },
  {
    drawing: <LetterDrawing />,
    title: 'Read and sign',
    text: 'You see the whole letter before you sign it. Touch any law it names to read what it means. Change the wording where you want to.',
  },
  {
    drawing: <StampedEnvelopeDrawing />,
    title: 'Send it',
    text: 'Download the PDF and mail it, or have us mail it certified with Pro. In most cases the credit bureau then has 30 days to look into it and answer you.',
  },
];

export function ThreeSteps() {
  return (
    <section className={classes.section} aria-labelledby="steps-title">
      <h2 id="steps-title">From a few answers to a letter in the mail</h2>
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
