import { Link } from 'react-router-dom';
import classes from './questions.module.css';
import { words } from './questions.words.ts';

/** One open at a time: the shared name makes the browser see to it. */
export function Questions() {
  return (
    <section className={classes.section} aria-labelledby="faq-title">
      <div>
        <h2 id="faq-title">{words.title}</h2>
        <p className={classes.more}>
          <Link to="/contact">{words.more}</Link>
        </p>
      </div>
      <div className={classes.list}>
        {words.questions.map(({ question, answer }) => (
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
