import { questions } from './questions.content.ts';
import classes from './questions.module.css';

/** One open at a time: the shared name makes the browser see to it. */
export function Questions() {
  return (
    <section className={classes.section} aria-labelledby="faq-title">
      <h2 id="faq-title">Questions people ask first</h2>
      <div className={classes.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq" className={classes.item}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
